import { type RefObject, useEffect, useRef } from 'react';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { deletedPath, importPath } from '#domain/kitchen/kitchen-paths.ts';
import { type ListView, wholeList } from '#domain/kitchen/recipe-list/list-view.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { isFocusFree } from '../shell/focus/free-focus.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { Ghosts } from '../shell/frame/Ghosts.tsx';
import { createRecipe } from './create-recipe.ts';
import { chosenLabels } from './filters/chosen-labels.ts';
import { $focusAsked } from './list-focus.ts';
import { $listView, showView } from './list-view.ts';
import { $labels, type SiteLabels } from './site-labels.ts';

/** What a list will look like, and the one next step. */
export function EmptyList() {
  const heading = useFocusOfNothing();
  return (
    <>
      <div className="list-message list-empty">
        <h2 ref={heading} tabIndex={-1}>
          {texts.empty.heading}
        </h2>
        <p>{texts.empty.text}</p>
        <Button data-field="newRecipe" onClick={() => void createRecipe()}>
          {texts.newRecipe}
        </Button>
        <a className="list-link" href={importPath(siteSlugHere())}>
          {texts.importRecipe}
        </a>
        <a className="list-aside" href={deletedPath(siteSlugHere())}>
          {texts.empty.deleted}
        </a>
      </div>
      <Ghosts kind="rows" />
    </>
  );
}

/** Which of all conditions no recipe meets, and one press to drop them. */
export function NothingFound({ all }: { all: number }) {
  const view = useValue($listView);
  const labels = useComputed($labels);
  const heading = useFocusOfNothing();
  return (
    <div className="list-message" aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {texts.nothingFound.heading}
      </h2>
      <p>{`${texts.nothingFound.among(all)} ${conditions(view, labels)}.`}</p>
      <Button
        variant="quiet"
        onClick={() => {
          showView({ ...wholeList, order: view.order });
          document.querySelector<HTMLElement>('#recipe-search')?.focus();
        }}
      >
        {texts.clear}
      </Button>
    </div>
  );
}

const together = new Intl.ListFormat('en', { type: 'conjunction' });

function conditions(view: ListView, labels: SiteLabels | null): string {
  const words = texts.nothingFound;
  const chosen = chosenLabels(view, labels).map(({ kind, title }) => words[kind](title));
  return together.format([
    ...(view.state === null ? [] : [words.state[view.state]]),
    ...(view.isPremium ? [words.premium] : []),
    ...(view.isIncomplete ? [words.incomplete] : []),
    ...chosen,
    ...(view.text.trim() === '' ? [] : [words.titled(view.text.trim())]),
  ]);
}

/** After the last row has gone the focus is where the next step is told. */
function useFocusOfNothing(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useValue($focusAsked);
  useEffect(() => {
    if (asked > 0 && isFocusFree()) heading.current?.focus();
  }, [asked]);
  return heading;
}
