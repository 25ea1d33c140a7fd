import { useStore } from '@nanostores/react';
import { recipeEditorMessages as texts } from '#contract/kitchen/recipe-editor-messages.ts';
import { ConflictView } from './ConflictView.tsx';
import { useRecipeDraft } from './draft/use-draft.ts';

/** What the person has to know before they go on: restored, open elsewhere, changed elsewhere. */
export function Bars() {
  const draft = useRecipeDraft();
  const restoredAt = useStore(draft.$restoredAt);
  const role = useStore(draft.$role);
  const state = useStore(draft.$saving);
  return (
    <div aria-live="polite">
      {role === 'follower' && (
        <p className="editor-bar">
          {texts.otherTab}
          <button type="button" className="kitchen-link" onClick={() => void draft.takeOver()}>
            {texts.writeHere}
          </button>
        </p>
      )}
      {restoredAt !== null && (
        <p className="editor-bar">
          {texts.restored(timeOf(restoredAt))}
          <button type="button" className="kitchen-link" onClick={draft.undoRestoration}>
            {texts.undoRestoration}
          </button>
          <button type="button" className="kitchen-link" onClick={draft.closeRestoration}>
            {texts.keep}
          </button>
        </p>
      )}
      {state.status === 'conflict' && <ConflictView base={state.base} theirs={state.theirs} />}
    </div>
  );
}

const timeOf = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
