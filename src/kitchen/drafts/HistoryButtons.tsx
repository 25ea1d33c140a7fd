import { useStore } from '@nanostores/react';
import { savingMessages as texts } from '#contract/kitchen/shell/saving-messages.ts';
import type { DraftStore } from './draft-store.ts';

type Props = { draft: Pick<DraftStore<unknown>, '$canUndo' | '$canRedo' | 'undo' | 'redo'> };

/** Through everything that was done in this visit, and back. */
export function HistoryButtons({ draft }: Props) {
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
