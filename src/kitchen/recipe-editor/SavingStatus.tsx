import { useStore } from '@nanostores/react';
import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import { useRecipeDraft } from './draft/use-draft.ts';
import type { SavingState } from './saving/saving-state.ts';

const { saving: texts } = recipeEditorMessages;

/** What became of the text: saved, on its way, kept on this device, refused or changed elsewhere. */
export function SavingStatus() {
  const draft = useRecipeDraft();
  const state = useStore(draft.$saving);
  const journal = useStore(draft.$journal);
  const isKept = journal === 'kept' || state.status === 'saved';
  return (
    <span className="editor-saving" aria-live="polite" data-saving={state.status}>
      {textOf(state)}
      {!isKept && ` ${texts.notKept}`}
      {(state.status === 'not-saved' || state.status === 'offline') && (
        <button type="button" className="kitchen-link" onClick={draft.saveNow}>
          {texts.retry}
        </button>
      )}
    </span>
  );
}

function textOf(state: SavingState): string {
  return state.status === 'not-saved'
    ? texts['not-saved'](state.failure.message)
    : texts[state.status];
}
