import { useStore } from '@nanostores/react';
import { DraftBars } from '../drafts/DraftBars.tsx';
import { later } from '../shell/frame/Later.tsx';
import { useRecipeDraft } from './draft/use-draft.ts';

// Few ever meet a conflict, and who does is online.
const ConflictView = later(async () => (await import('./conflict/ConflictView.tsx')).ConflictView);
const GoneBar = later(async () => (await import('./gone/GoneRecipe.tsx')).GoneBar);

/** What the person has to know before they go on. */
export function Bars() {
  const draft = useRecipeDraft();
  const state = useStore(draft.$saving);
  return (
    <DraftBars draft={draft}>
      {state.status === 'conflict' && <ConflictView base={state.base} theirs={state.theirs} />}
      {state.status === 'not-saved' && state.failure.code === 'not_found' && <GoneBar />}
    </DraftBars>
  );
}
