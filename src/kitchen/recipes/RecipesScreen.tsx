import { useEffect } from 'react';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { deletedPath, importPath } from '#domain/kitchen/kitchen-paths.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { RecipesIntake } from '../recipe-import/intake/RecipesIntake.tsx';
import { noteLastSite } from '../shell/frame/last-site.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { useNamedField } from '../fields/use-named-field.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { followDeeds } from './bulk/deeds.ts';
import { createRecipe } from './create-recipe.ts';
import { EmptyList, NothingFound } from './EmptyList.tsx';
import { ListFilters } from './filters/ListFilters.tsx';
import { $shownRows, followAddress } from './list-view.ts';
import {
  $indexFailure,
  $knownRows,
  $rows,
  followIndex,
  type IndexRow,
  refreshIndex,
} from './recipe-index.ts';
import { RecipeRows } from './RecipeRows.tsx';
import { SavedViews } from './views/SavedViews.tsx';
import { followViews } from './views/saved-views.ts';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

export function RecipesScreen() {
  return <Shell>{(site) => <RecipeList site={site} />}</Shell>;
}

function RecipeList({ site }: { site: OwnSite }) {
  const rows = useValue($knownRows);
  const isWhole = useValue($rows) !== null;
  const shown = useComputed($shownRows);
  const failure = useValue($indexFailure);
  useNamedField();
  useEffect(() => {
    // The address and the server are outside of React.
    const stops = [followAddress(), followIndex(), followViews(), followDeeds()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => noteLastSite(site.id), [site.id]);
  const hasRows = rows !== null && rows.length > 0;
  return (
    <>
      <header className="list-head">
        <h1>{texts.heading}</h1>
        {rows && <Count all={rows.length} isWhole={isWhole} />}
        {hasRows && <SavedViews />}
        {hasRows && (
          <a className="list-aside" href={deletedPath(site.slug)}>
            {texts.deletedLink}
          </a>
        )}
        {hasRows && (
          <a className="list-link" href={importPath(site.slug)}>
            {texts.importRecipe}
          </a>
        )}
        {/* An empty list says itself what comes next. */}
        {rows?.length !== 0 && (
          <Button
            className="list-new"
            // Before it is known whether this is the one that stays, no address leads here.
            data-field={rows ? 'newRecipe' : undefined}
            onClick={() => void createRecipe()}
          >
            {texts.newRecipe}
          </Button>
        )}
      </header>
      {failure && !isWhole && <NotLoaded texts={texts} failure={failure} onAgain={refreshIndex} />}
      <RecipesIntake />
      {isWhole && rows?.length === 0 && <EmptyList />}
      {hasRows && shown && <Rows all={rows} shown={shown} isWhole={isWhole} />}
    </>
  );
}

function Count({ all, isWhole }: { all: number; isWhole: boolean }) {
  const shown = useComputed($shownRows)?.length ?? 0;
  return <p className="kitchen-meta">{isWhole ? texts.count(shown, all) : texts.reading}</p>;
}

type RowsProps = { all: readonly IndexRow[]; shown: readonly IndexRow[]; isWhole: boolean };

/** The list, and what is done with what it shows. */
function Rows({ all, shown, isWhole }: RowsProps) {
  return (
    <>
      <ListFilters rows={all} />
      {shown.length > 0 && <RecipeRows rows={shown} />}
      {isWhole && shown.length === 0 && <NothingFound all={all.length} />}
      <BulkBar rows={all} shown={shown} isWhole={isWhole} />
    </>
  );
}
