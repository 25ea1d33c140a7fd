import { useEffect } from 'react';
import { kitchenShellMessages } from '#contract/kitchen/shell-messages.ts';
import { recipeListMessages as texts } from '#contract/kitchen/recipe-list-messages.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { offerCommands } from '../shell/palette.ts';
import { Shell } from '../shell/Shell.tsx';
import { BulkBar } from './BulkBar.tsx';
import { createRecipe } from './create-recipe.ts';
import { ListFilters } from './ListFilters.tsx';
import { $listView, $shownRows, followAddress, showView } from './list-view.ts';
import { $indexFailure, $rows, followIndex } from './recipe-index.ts';
import { RecipeRows } from './RecipeRows.tsx';
import { isWholeList, wholeList } from '#domain/kitchen/recipe-list/list-view.ts';

export function RecipesScreen() {
  return <Shell>{() => <RecipeList />}</Shell>;
}

function RecipeList() {
  const rows = useValue($rows);
  const shown = useComputed($shownRows);
  const failure = useValue($indexFailure);
  useEffect(() => {
    // The address and the server are outside of React.
    const stops = [followAddress(), followIndex(), offerCommands(commands)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <>
      <header className="list-head">
        <h1>{texts.heading}</h1>
        {rows && shown && <p className="kitchen-meta">{texts.count(shown.length, rows.length)}</p>}
        <Button className="list-new" onClick={() => void createRecipe()}>
          {texts.newRecipe}
        </Button>
      </header>
      {failure && rows === null && (
        <div className="list-message">
          <h2>{texts.loadFailed}</h2>
          <Failure failure={failure} />
          <Button variant="quiet" onClick={() => void followIndex()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {rows?.length === 0 && <Empty />}
      {rows && rows.length > 0 && shown && (
        <>
          <ListFilters rows={rows} />
          {shown.length === 0 ? <NothingFound /> : <RecipeRows rows={shown} />}
          <BulkBar rows={shown} />
        </>
      )}
    </>
  );
}

const commands = [
  {
    id: 'new-recipe',
    group: 'actions' as const,
    label: kitchenShellMessages.palette.newRecipe,
    run: { act: () => void createRecipe() },
  },
];

function NothingFound() {
  const view = useValue($listView);
  return (
    <div className="list-message" aria-live="polite">
      <h2>{texts.nothingFound.heading}</h2>
      <p>{texts.nothingFound.text}</p>
      {!isWholeList(view) && (
        <Button variant="quiet" onClick={() => showView({ ...wholeList, order: view.order })}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}

/** What a list will look like, and the one next step. */
function Empty() {
  return (
    <div className="list-message list-empty">
      <h2>{texts.empty.heading}</h2>
      <p>{texts.empty.text}</p>
      <Button onClick={() => void createRecipe()}>{texts.newRecipe}</Button>
    </div>
  );
}
