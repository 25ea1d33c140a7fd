import { type JournalEntry, openingOf } from '#domain/kitchen/draft/opening.ts';
import { $hasSessionEnded } from '../../shell/session.ts';
import { journal, type Journal } from '../journal/journal.ts';
import type { JournalStorage } from '../journal/journal-database.ts';
import type { RecipeCalls } from '../saving/recipe-calls.ts';
import { saveDraft, type Saving } from '../saving/saving.ts';
import type { StoredRecipe } from '../saving/saving-state.ts';
import type { DraftStore } from './draft-store.ts';

export type Writing = {
  saving: Saving;
  journal: Journal;
  /** When the journal wrote what is restored; null where nothing is. */
  restoredAt: number | null;
  stop: () => void;
};

type Needs = {
  draft: DraftStore;
  calls: RecipeCalls;
  storage: JournalStorage;
  stored: StoredRecipe;
  entry: JournalEntry | null;
  onStored: (stored: StoredRecipe) => void;
};

/** Opens the draft with what the server and the journal hold, and from then on saves and keeps it. */
export function startWriting({ draft, storage, stored, entry, ...needs }: Needs): Writing {
  const opening = openingOf(stored, entry);
  draft.show(opening.kind === 'conflict' ? opening.mine : stored.content);
  const isConflict = opening.kind === 'conflict';
  const saving = saveDraft({
    ...needs,
    $recipe: draft.$recipe,
    $hasSessionEnded,
    base: isConflict ? opening.base : stored,
    theirs: isConflict ? stored : null,
    sent: opening.kind === 'restored' ? (entry?.sent ?? []) : [],
    onProgress: () => void kept.flush(),
  });
  const kept = journal(storage, saving.unsaved);
  if (opening.kind === 'restored') restore(draft, opening.working);
  const stops = [draft.$recipe.listen(kept.soon), followPage(kept, saving)];
  void kept.flush();
  return {
    saving,
    journal: kept,
    restoredAt: opening.kind === 'restored' ? opening.writtenAt : null,
    stop() {
      for (const stop of stops) stop();
      saving.stop();
      kept.stop();
    },
  };
}

/** As a change, so that it can be taken back. */
const restore = (draft: DraftStore, working: JournalEntry['working']) =>
  draft.change({ field: '', update: () => working });

/** Keeps what was typed before the page may be gone, and sends it when there is a network again. */
function followPage({ flush }: Journal, { saveNow }: Saving): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const leave = () => {
    void flush();
    saveNow();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  globalThis.addEventListener('pagehide', leave, { signal });
  // The capture phase hears of fields too.
  globalThis.addEventListener('blur', () => void flush(), { signal, capture: true });
  globalThis.addEventListener('online', saveNow, { signal });
  return () => ended.abort();
}
