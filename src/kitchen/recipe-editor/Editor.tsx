import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { recipeEditorMessages as texts } from '#contract/kitchen/recipe-editor-messages.ts';
import { recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { followIndex } from '../recipes/recipe-index.ts';
import type { OwnSite } from '../shell/session.ts';
import { Bars } from './Bars.tsx';
import { installHistoryKeys } from './draft/history-keys.ts';
import { useRecipeDraft } from './draft/use-draft.ts';
import { BesideEditor } from './BesideEditor.tsx';
import { EditorFields } from './EditorFields.tsx';
import { PublishControl } from './publishing/PublishControl.tsx';
import { SavingStatus } from './SavingStatus.tsx';

/** One calm page in the order in which a recipe is thought. */
export function Editor({ site }: { site: OwnSite }) {
  const draft = useRecipeDraft();
  const sheet = useRef<HTMLDivElement>(null);
  // The slugs of other recipes, which the address of this one avoids.
  useEffect(followIndex, []);
  useEffect(() => (sheet.current ? installHistoryKeys(sheet.current, draft) : undefined), [draft]);
  useReturnOfFocus();
  return (
    <div className="editor" ref={sheet}>
      <header className="editor-head">
        <a className="editor-back" href={recipesPath(site.slug)}>
          <span aria-hidden>‹ </span>
          {texts.toList}
        </a>
        <SavingStatus />
        <HistoryButtons />
        <PublishControl />
      </header>
      <Bars />
      <div className="editor-columns-of-two">
        <EditorFields site={site} />
        <BesideEditor site={site} />
      </div>
    </div>
  );
}

function HistoryButtons() {
  const draft = useRecipeDraft();
  const canUndo = useStore(draft.$canUndo);
  const canRedo = useStore(draft.$canRedo);
  return (
    <span className="editor-history">
      <button type="button" disabled={!canUndo} aria-label={texts.undo} onClick={draft.undo}>
        ↶
      </button>
      <button type="button" disabled={!canRedo} aria-label={texts.redo} onClick={draft.redo}>
        ↷
      </button>
    </span>
  );
}

/** After undo and redo the focus is where something changed. */
function useReturnOfFocus(): void {
  const { $place } = useRecipeDraft();
  useEffect(
    () =>
      $place.listen((place) => {
        if (!place) return;
        const { field } = place;
        document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus();
      }),
    [$place],
  );
}
