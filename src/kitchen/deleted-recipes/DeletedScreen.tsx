import { useEffect } from 'react';
import { deletedRecipesMessages as texts } from '#contract/kitchen/recipe/deleted-recipes-messages.ts';
import { recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { failureOf } from '#stores/failure.ts';
import { useComputed } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { followDeeds } from '../recipes/bulk/deeds.ts';
import { Ghosts } from '../shell/frame/Ghosts.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { $deleted, $deletedState, loadDeleted, loadMore } from './deleted-list.ts';
import { DeletedRows } from './DeletedRows.tsx';
import { RestoreBar } from './RestoreBar.tsx';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

export function DeletedScreen() {
  return <Shell>{(site) => <DeletedList site={site} />}</Shell>;
}

function DeletedList({ site }: { site: OwnSite }) {
  const state = useComputed($deletedState);
  const list = useComputed($deleted);
  useEffect(() => {
    // What was deleted and what can be undone are outside of React.
    void loadDeleted();
    return followDeeds(loadDeleted);
  }, []);
  return (
    <>
      <header className="list-head">
        <h1 tabIndex={-1}>{texts.heading}</h1>
        {list && list.total > 0 && <p className="kitchen-meta">{list.total}</p>}
        <a className="list-aside" href={recipesPath(site.slug)}>
          {texts.toRecipes}
        </a>
      </header>
      {state.status === 'rejected' && (
        <NotLoaded texts={texts} failure={failureOf(state.error)} onAgain={loadDeleted} />
      )}
      {list?.total === 0 && <Nothing />}
      {list && list.total > 0 && (
        <>
          <p className="kitchen-meta deleted-intro">{texts.intro}</p>
          <DeletedRows rows={list.deletedRecipes} />
          {list.deletedRecipes.length < list.total && (
            <Button
              variant="quiet"
              isPending={state.status === 'pending'}
              onClick={() => void loadMore()}
            >
              {texts.more}
            </Button>
          )}
          <RestoreBar />
        </>
      )}
    </>
  );
}

function Nothing() {
  return (
    <>
      <div className="list-message">
        <h2>{texts.empty.heading}</h2>
        <p>{texts.empty.text}</p>
      </div>
      <Ghosts kind="rows" />
    </>
  );
}
