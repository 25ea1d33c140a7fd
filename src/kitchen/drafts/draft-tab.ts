import { atom, type WritableAtom } from 'nanostores';
import { $hasSessionEnded } from '../shell/session/session.ts';
import type { JournalState } from './journal/journal.ts';
import type { JournalStorage } from './journal/journal-database.ts';
import type { DraftKind } from './draft-kind.ts';
import type { Issues } from './saving/refusal.ts';
import type { DraftCalls } from './saving/draft-calls.ts';
import type { SavingState, Stored } from './saving/saving-state.ts';
import type { Message, TabChannel } from './tabs/tab-channel.ts';
import type { WriterLock } from './tabs/writer-lock.ts';
import type { DraftStore } from './draft-store.ts';
import { startWriting, type Writing } from './writing.ts';

/** What is open in this tab, whether this tab writes it or follows another. */
export type DraftTab<Content, View> = {
  kind: DraftKind<Content, View>;
  draft: DraftStore<Content>;
  calls: DraftCalls<Content, View>;
  storage: JournalStorage<Content>;
  lock: WriterLock;
  channel: TabChannel<Content>;
  /** Null while another tab writes. */
  writing: Writing<Content, View> | null;
  /** Null where it is not being taken up. */
  takingUp: Promise<void> | null;
  $isWritable: WritableAtom<boolean>;
  /** The value of the store. */
  isWritable: boolean;
  hasFollower: boolean;
  isDisposed: boolean;
  heardGaveUp: () => void;
  telling: ReturnType<typeof setTimeout> | undefined;
  $stored: WritableAtom<View>;
  $saving: WritableAtom<SavingState<Content, View>>;
  $issues: WritableAtom<Issues>;
  $journal: WritableAtom<JournalState>;
  $restoredAt: WritableAtom<number | null>;
};

/** How long the tab that writes has to keep what it has, before it is taken from it. */
const handOverMs = 1000;
const readAgainMs = 2000;
/** A long text is not copied to other tabs with every key. */
const tellMs = 100;

export const storesOf = <Content, View>({ view }: Stored<Content, View>) => ({
  $stored: atom<View>(view),
  $saving: atom<SavingState<Content, View>>({ status: 'saved' }),
  $issues: atom<Issues>({}),
  $journal: atom<JournalState>('kept'),
  $restoredAt: atom<number | null>(null),
});

/** Begins to write with what the server and the journal hold. */
export async function write<Content, View>(
  tab: DraftTab<Content, View>,
  stored: Stored<Content, View>,
  isFromDevice = false,
): Promise<void> {
  // Without a journal it opens as the server has it; the first write tells why.
  const entry = await tab.storage.read().catch(() => null);
  if (tab.isDisposed || tab.lock.$role.get() !== 'writer') return;
  tab.isWritable = true;
  tab.$stored.set(stored.view);
  const { kind, draft, calls, storage } = tab;
  const onStored = ({ view }: Stored<Content, View>) => tab.$stored.set(view);
  const needs = { kind, draft, calls, storage, stored, entry, isFromDevice, onStored };
  const writing = startWriting(needs);
  const { saving, journal } = writing;
  const stops = [
    saving.$saving.subscribe((state) => tab.$saving.set(state)),
    saving.$issues.subscribe((issues) => tab.$issues.set(issues)),
    journal.$journal.subscribe((state) => tab.$journal.set(state)),
  ];
  tab.writing = {
    ...writing,
    stop() {
      for (const stop of stops) stop();
      writing.stop();
    },
  };
  tellSoon(tab);
}

/** From the next word on another tab writes. */
export function follow<Content, View>(tab: DraftTab<Content, View>): void {
  tab.isWritable = false;
  tab.writing?.stop();
  tab.writing = null;
  tab.$restoredAt.set(null);
  tab.$issues.set({});
  tab.$saving.set({ status: 'saved' });
  tab.channel.post({ kind: 'asks-text' });
}

/** Goes on where another tab ended: with what has reached the server or the journal. */
export function takeUp<Content, View>(tab: DraftTab<Content, View>): Promise<void> {
  // Twice at once, two would save it.
  tab.takingUp ??= readAndWrite(tab).finally(() => {
    tab.takingUp = null;
  });
  return tab.takingUp;
}

async function readAndWrite<Content, View>(tab: DraftTab<Content, View>): Promise<void> {
  while (!tab.isDisposed && tab.lock.$role.get() === 'writer') {
    const read = await tab.calls.read();
    if (read.kind === 'stored') return write(tab, read.stored);
    if (read.kind === 'signed-out') {
      tab.$saving.set({ status: 'signed-out' });
      await sessionResumed();
    } else if (read.kind === 'lost') {
      tab.$saving.set({ status: 'offline' });
      await pause(readAgainMs);
    } else {
      // The same again would be refused again: it is gone, or no longer theirs.
      tab.$saving.set({ status: 'not-saved', failure: read.failure, isRetried: false });
      return;
    }
  }
}

/** Sends what was refused once more, or reads what could not be read to be taken up. */
export function retry<Content, View>(tab: DraftTab<Content, View>): void {
  if (tab.writing) tab.writing.saving.retry();
  else if (tab.$saving.get().status === 'not-saved') void takeUp(tab);
}

function sessionResumed(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = $hasSessionEnded.subscribe((hasEnded) => {
    if (!hasEnded) resolve();
  });
  return promise.finally(stop);
}

export async function takeOver<Content, View>(tab: DraftTab<Content, View>): Promise<void> {
  const gaveUp = Promise.withResolvers<void>();
  tab.heardGaveUp = gaveUp.resolve;
  tab.channel.post({ kind: 'takes-over' });
  await Promise.race([gaveUp.promise, pause(handOverMs)]);
  await tab.lock.takeOver();
}

export function hear<Content, View>(tab: DraftTab<Content, View>, message: Message<Content>): void {
  tab.hasFollower = true;
  switch (message.kind) {
    case 'text':
      if (tab.lock.$role.get() === 'follower') tab.draft.follow(message.content);
      break;
    case 'asks-text':
      tellSoon(tab);
      break;
    case 'takes-over':
      if (tab.writing) void giveUp(tab, tab.writing);
      break;
    case 'gave-up':
      tab.heardGaveUp();
      break;
  }
}

/** Shows the other tabs what is written here. */
export function tellSoon<Content, View>(tab: DraftTab<Content, View>): void {
  if (!tab.hasFollower || tab.telling !== undefined) return;
  tab.telling = setTimeout(() => {
    tab.telling = undefined;
    if (tab.writing === null || tab.isDisposed) return;
    tab.channel.post({ kind: 'text', content: tab.draft.$content.get() });
  }, tellMs);
}

/** What is typed after the last word is kept would be lost, so nothing is taken any more. */
async function giveUp<Content, View>(
  tab: DraftTab<Content, View>,
  { journal }: Writing<Content, View>,
): Promise<void> {
  tab.isWritable = false;
  await journal.flush();
  if (tab.isDisposed) return;
  tab.channel.post({ kind: 'gave-up' });
  await pause(2 * handOverMs);
  // Whoever asked has closed before it took over.
  if (tab.writing?.journal === journal) tab.isWritable = true;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
