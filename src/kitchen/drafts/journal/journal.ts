import { atom, type ReadableAtom } from 'nanostores';
import type { JournalEntry } from '#domain/kitchen/draft/opening.ts';
import type { JournalStorage } from './journal-database.ts';

/** Whether this device keeps what the server does not have yet. */
export type JournalState = 'kept' | 'full' | 'forbidden';

export type Journal = {
  $journal: ReadableAtom<JournalState>;
  /** Writes once nothing has changed for a moment, and now and then while somebody types. */
  soon: () => void;
  /** Writes at once what is not on the server; resolves when it is kept, or cannot be. */
  flush: () => Promise<void>;
  /**
   * Keeps what is not on the server before it returns, since the page may be gone then; false where
   * it cannot.
   */
  leave: () => boolean;
  /** Writes no more. */
  stop: () => void;
};

const restMs = 300;
/** Who types without a rest loses no more than this. */
const whileTypingMs = 1000;

type Unsaved<Content> = Omit<JournalEntry<Content>, 'writtenAt'>;

/** Keeps what `unsaved` answers; null means that the server acknowledged the very text of now. */
export function journal<Content>(
  storage: Omit<JournalStorage<Content>, 'read'>,
  unsaved: () => Unsaved<Content> | null,
): Journal {
  const $journal = atom<JournalState>('kept');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstChangeAt: number | null = null;
  let isStopped = false;
  /** The removal since which nothing is kept of this draft; null where something may be. */
  let emptied: Promise<void> | null = null;
  /** What the storage is known to hold. */
  let held: Unsaved<Content> | null = null;
  const put = async (entry: Unsaved<Content> | null) => {
    emptied = entry === null ? (emptied ?? storage.remove()) : null;
    await (entry === null ? emptied : keep(storage, entry));
    held = entry;
  };
  const flush = async () => {
    clearTimeout(timer);
    firstChangeAt = null;
    if (isStopped) return;
    try {
      await put(unsaved());
      $journal.set('kept');
    } catch (error) {
      // The editor goes on, and says that this device keeps nothing.
      emptied = null;
      $journal.set(isQuota(error) ? 'full' : 'forbidden');
    }
  };
  return {
    $journal,
    soon() {
      clearTimeout(timer);
      firstChangeAt ??= performance.now();
      timer = setTimeout(() => void flush(), waitMsOf(firstChangeAt));
    },
    flush,
    leave() {
      const entry = unsaved();
      if (isStopped || entry === null || isSameEntry(entry, held)) return true;
      emptied = null;
      return storage.keepNow(dated(entry));
    },
    stop() {
      clearTimeout(timer);
      isStopped = true;
    },
  };
}

const waitMsOf = (firstChangeAt: number): number =>
  Math.min(restMs, firstChangeAt + whileTypingMs - performance.now());

/** Contents are never changed in place. */
const isSameEntry = <Content>(one: Unsaved<Content>, other: Unsaved<Content> | null): boolean =>
  other !== null &&
  one.base === other.base &&
  one.working === other.working &&
  one.sent === other.sent;

const dated = <Content>(unsaved: Unsaved<Content>): JournalEntry<Content> => ({
  ...unsaved,
  writtenAt: Date.now(),
});

function keep<Content>(
  { write }: Pick<JournalStorage<Content>, 'write'>,
  unsaved: Unsaved<Content>,
): Promise<void> {
  askToStay();
  return write(dated(unsaved));
}

let isAsked = false;

/** Asks the browser once not to clear what is kept here when it makes room. */
function askToStay(): void {
  if (isAsked || !('storage' in globalThis.navigator)) return;
  isAsked = true;
  // A refusal changes nothing of what is done next.
  globalThis.navigator.storage.persist().catch(() => false);
}

const isQuota = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
