import { useEffect, useRef, useState } from 'react';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { isWholeList, type ListView, wholeList } from '#domain/kitchen/recipe-list/list-view.ts';
import {
  hasRoom,
  type SavedView,
  shownView,
  viewOf,
} from '#domain/kitchen/recipe-list/saved-views.ts';
import { useValue } from '#stores/use-value.ts';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { $listView, showView } from '../list-view.ts';
import { $savedViews, removeView, renameView, saveView } from './saved-views.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

const { views: texts } = recipeListMessages;

/** The views that the cook has named, and the way to name the one that is shown. */
export function SavedViews() {
  const views = useValue($savedViews);
  const view = useValue($listView);
  const shown = shownView(views, view);
  const { bar, naming, setNaming } = useNaming();
  const canSave = shown === null && !isWholeList(view);
  if (views.length === 0 && !canSave) return null;
  return (
    <nav
      className="saved-views"
      data-alone={views.length === 0 || undefined}
      aria-label={texts.heading}
      ref={bar}
    >
      <ul>
        {views.length > 0 && (
          <li>
            <ViewLink name={texts.all} view={wholeList} isShown={isWhole(view)} />
          </li>
        )}
        {views.map((each) => (
          <li key={each.id}>
            {naming === each.id ? (
              <ViewNameForm
                name={each.name}
                onName={(name) => {
                  if (name !== null) renameView(each, name);
                  setNaming(null);
                }}
              />
            ) : (
              <Saved view={each} isShown={each === shown} onRename={() => setNaming(each.id)} />
            )}
          </li>
        ))}
        {canSave && (
          <li>
            <NewView view={view} naming={naming} setNaming={setNaming} />
          </li>
        )}
      </ul>
    </nav>
  );
}

const isWhole = (view: ListView): boolean => isWholeList(view) && view.order === wholeList.order;

/** Which view is being named: the id of a saved one, "new", or none. The focus stays in the bar. */
function useNaming() {
  const [naming, setNaming] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    // The form that had the focus has gone.
    if (wasNaming.current && naming === null && document.activeElement === document.body) {
      const find = (selector: string) => bar.current?.querySelector<HTMLElement>(selector);
      (find('[aria-current]') ?? find('button'))?.focus();
    }
    wasNaming.current = naming !== null;
  }, [naming]);
  return { bar, naming, setNaming };
}

type LinkProps = { name: string; view: ListView; isShown: boolean };

function ViewLink({ name, view, isShown }: LinkProps) {
  return (
    <button
      type="button"
      className="view-link"
      aria-current={isShown || undefined}
      onClick={() => showView(view)}
    >
      {name}
    </button>
  );
}

type SavedProps = { view: SavedView; isShown: boolean; onRename: () => void };

function Saved({ view, isShown, onRename }: SavedProps) {
  return (
    <>
      <ViewLink name={view.name} view={viewOf(view)} isShown={isShown} />
      {isShown && (
        <Menu
          label={texts.more(view.name)}
          items={[
            { label: texts.rename, onSelect: onRename },
            { label: texts.remove, onSelect: () => removeView(view) },
          ]}
        >
          <span aria-hidden>⋯</span>
        </Menu>
      )}
    </>
  );
}

type NewProps = {
  view: ListView;
  naming: string | null;
  setNaming: (naming: string | null) => void;
};

function NewView({ view, naming, setNaming }: NewProps) {
  const views = useValue($savedViews);
  if (!hasRoom(views)) return <span className="kitchen-meta">{texts.full}</span>;
  if (naming !== 'new') {
    return (
      <button type="button" className="view-save" onClick={() => setNaming('new')}>
        {texts.save}
      </button>
    );
  }
  return (
    <ViewNameForm
      name=""
      onName={(name) => {
        if (name !== null) saveView(name, view);
        setNaming(null);
      }}
    />
  );
}
