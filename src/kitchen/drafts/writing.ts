import { type JournalEntry, openingOf } from '#domain/kitchen/draft/opening.ts';
import { noteKeeping } from '../shell/session/keeping.ts';
import { $lostRights } from '../shell/session/rights.ts';
import { $hasSessionEnded } from '../shell/session/session.ts';
import { journal, type Journal } from './journal/journal.ts';
import type { JournalStorage } from './journal/journal-database.ts';
import { saveDraft, type Saving } from './saving/saving.ts';
import type { DraftCalls } from './saving/draft-calls.ts';
import type { Stored } from './saving/saving-state.ts';
import type { DraftKind } from './draft-kind.ts';
import type { DraftStore } from './draft-store.ts';

export type Writing<Content, View> = {
  saving: Saving<Content, View>;
  journal: Journal;
  /** When the journal wrote what is restored; null where nothing is. */
  restoredAt: number | null;
  stop: () => void;
};

type Needs<Content, View> = {
  kind: Pick<DraftKind<Content, View>, 'isSame' | 'ownRefusal' | 'taking' | 'pace'>;
  draft: DraftStore<Content>;
  calls: DraftCalls<Content, View>;
  storage: JournalStorage<Content>;
  stored: Stored<Content, View>;
  entry: JournalEntry<Content> | null;
  /** Whether `stored` is a copy of this device, because the server could not be asked. */
  isFromDevice: boolean;
  onStored: (stored: Stored<Content, View>) => void;
};

/** Opens the draft with what the server and the journal hold, and from then on saves and keeps it. */
export function startWriting<Content, View>({
  kind,
  draft,
  storage,
  stored,
  entry,
  ...needs
}: Needs<Content, View>): Writing<Content, View> {
  const { isSame } = kind;
  const opening = openingOf(stored, entry, isSame);
  const isConflict = opening.kind === 'conflict';
  const isRestored = opening.kind === 'restored';
  draft.follow(isConflict ? opening.mine : stored.content);
  if (!isRestored) draft.resume(draft.$content.get(), isSame);
  const saving = saveDraft({
    ...needs,
    ...kind,
    $content: draft.$content,
    show: (content) => draft.resume(content, isSame),
    $hasSessionEnded,
    base: isConflict ? opening.base : stored,
    theirs: isConflict ? stored : null,
    sent: isRestored ? (entry?.sent ?? []) : [],
    onProgress: () => void kept.flush(),
  });
  const kept = journal(storage, saving.unsaved);
  // After saving began, which sends it; as a change, so that it can be taken back.
  if (isRestored) draft.resume(opening.working, isSame);
  const stops = [
    draft.$content.listen(kept.soon),
    followPage(kept, saving),
    // What nobody could find for want of a right is there again.
    $lostRights.listen((lost) => {
      if (lost === null) saving.retry();
    }),
    kept.$journal.subscribe((state) => noteKeeping(state === 'kept')),
  ];
  void kept.flush();
  return {
    saving,
    journal: kept,
    restoredAt: isRestored ? opening.writtenAt : null,
    stop() {
      for (const stop of stops) stop();
      saving.stop();
      kept.stop();
    },
  };
}

/** Keeps what was typed before the page may be gone, and sends it when there is a network again. */
function followPage<Content, View>(
  { flush, leave: keepNow, $journal }: Journal,
  { saveNow, unsaved }: Saving<Content, View>,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const leave = () => {
    // The page may be gone before a database answers.
    keepNow();
    void flush();
    saveNow();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  globalThis.addEventListener('pagehide', leave, { signal });
  const hold = (event: BeforeUnloadEvent) => {
    if ((!keepNow() || $journal.get() !== 'kept') && unsaved() !== null) event.preventDefault();
  };
  // The page alone has what neither the server nor the device keeps.
  globalThis.addEventListener('beforeunload', hold, { signal });
  // The capture phase hears of fields too.
  globalThis.addEventListener('blur', () => void flush(), { signal, capture: true });
  globalThis.addEventListener('online', saveNow, { signal });
  return () => ended.abort();
}
