import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Failure } from '#stores/failure.ts';
import { $session, type OwnSite } from '../shell/session/session.ts';
import { deviceCopyOf } from './device-copy.ts';
import type { DraftKind, ToldIssues } from './draft-kind.ts';
import { type DraftStore, draftStore } from './draft-store.ts';
import {
  type DraftTab,
  follow,
  hear,
  retry,
  storesOf,
  takeOver,
  takeUp,
  tellSoon,
  write,
} from './draft-tab.ts';
import type { JournalState } from './journal/journal.ts';
import { journalStorage } from './journal/journal-database.ts';
import { NotSavedError, type SavingState, type Stored } from './saving/saving-state.ts';
import type { WhenSaved } from './saving/saving.ts';
import { tabChannel } from './tabs/tab-channel.ts';
import { type TabRole, type WriterLock, writerLock } from './tabs/writer-lock.ts';

/** What is written in an editor, from when it is opened until it is closed. */
export type Draft<Content, View> = Omit<DraftStore<Content>, 'follow' | 'resume'> & {
  /** As the server answered it last. */
  $stored: ReadableAtom<View>;
  $saving: ReadableAtom<SavingState<Content, View>>;
  /** What cannot be saved as it stands, at each place of the editor. */
  $issues: ReadableAtom<ToldIssues>;
  $journal: ReadableAtom<JournalState>;
  /** When what was restored had been written; null where nothing was, or its notice is closed. */
  $restoredAt: ReadableAtom<number | null>;
  /** A follower shows what another tab writes, and changes nothing. */
  $role: ReadableAtom<TabRole>;
  whenSaved: WhenSaved<Content>;
  /** Takes note of what became of it by another call, such as that it was published. */
  keepAnswer: (view: View) => void;
  /** The same of a call that moved the version of `text`, upon which what was typed since is saved. */
  keepVersion: (view: View, text: Content) => void;
  /** Shows what another call made of it; this can be taken back. */
  adopt: (view: View, over: Replaced<Content>) => void;
  saveNow: () => void;
  /** Asks the server what it holds, after it said that this version is not the newest. */
  lookAgain: () => void;
  /** Sends what was refused once more. */
  retry: () => void;
  /** Ends a conflict: the merged text replaces the draft and is saved over theirs. */
  resolve: (merged: Content) => void;
  /** Goes back to what the server held when it was opened; this can be taken back too. */
  undoRestoration: () => void;
  closeRestoration: () => void;
  /** Makes this tab the one that writes. */
  takeOver: () => Promise<void>;
  dispose: () => Promise<void>;
};

/** What another call replaces. */
export type Replaced<Content> = {
  /** The text at which the call began. */
  asked: Content;
  /** Puts what was typed since, which is mine, into what the call made. */
  merge: (sides: Record<'base' | 'mine' | 'theirs', Content>) => Content;
};

export type OpenedDraft<Content, View> =
  | { kind: 'opened'; draft: Draft<Content, View> }
  | { kind: 'failed'; failure: Failure };

export type WrittenSite = Pick<OwnSite, 'id' | 'slug' | 'formerSlugs'>;

/** Opens what the person who is signed in writes: as the server has it, and what this device kept. */
export async function openDraft<Content, View>(
  kind: DraftKind<Content, View>,
  site: WrittenSite,
  id: string,
): Promise<OpenedDraft<Content, View>> {
  await activated();
  const session = $session.get();
  if (session.status !== 'open') throw new Error('An editor is opened by the owner');
  const siteId = site.id;
  // Its address may change while this is open.
  const name = `${kind.name}:${siteId}:${id}`;
  const lock = await writerLock(name, globalThis.navigator.locks);
  const calls = kind.callsOf(site.slug, id);
  const personId = session.user.id;
  const device = deviceCopyOf(kind, [personId, siteId, id]);
  const found = await device.find(calls);
  if (found.kind === 'failed') {
    lock.release();
    return found;
  }
  const { stored, isFromDevice } = found;
  const slugs = [site.slug, ...(site.formerSlugs ?? [])];
  const storage = journalStorage<Content>({ personId, siteId, id, slugs }, crypto.randomUUID());
  const tab = tabOf({ name, lock, stored, needs: { kind, calls, storage } });
  device.follow(tab.$stored);
  if (lock.$role.get() === 'writer') await write(tab, stored, isFromDevice);
  else follow(tab);
  const restored = stored.content;
  tab.$restoredAt.set(tab.writing?.restoredAt ?? null);
  return { kind: 'opened', draft: draftOf(tab, restored) };
}

type Opened<Content, View> = {
  name: string;
  lock: WriterLock;
  stored: Stored<Content, View>;
  needs: Pick<DraftTab<Content, View>, 'kind' | 'calls' | 'storage'>;
};

function tabOf<Content, View>({
  name,
  lock,
  stored,
  needs,
}: Opened<Content, View>): DraftTab<Content, View> {
  const $isWritable = atom(false);
  const tab: DraftTab<Content, View> = {
    ...needs,
    ...storesOf(stored),
    lock,
    draft: draftStore(stored.content, () => tab.isWritable),
    channel: tabChannel<Content>(name, (message) => hear(tab, message)),
    writing: null,
    takingUp: null,
    $isWritable,
    get isWritable() {
      return $isWritable.get();
    },
    set isWritable(can) {
      $isWritable.set(can);
    },
    hasFollower: false,
    isDisposed: false,
    heardGaveUp: () => undefined,
    telling: undefined,
  };
  lock.$role.listen((role) => {
    if (role === 'writer') void takeUp(tab);
    else follow(tab);
  });
  tab.draft.$content.listen(() => tellSoon(tab));
  return tab;
}

function draftOf<Content, View>(
  tab: DraftTab<Content, View>,
  opened: Content,
): Draft<Content, View> {
  const { kind, draft, $stored, $saving, $issues, $journal, $restoredAt, lock } = tab;
  const { follow: _, resume: __, ...changes } = draft;
  const replace = (content: Content) => replaceIn(tab, content);
  const $told = computed([draft.$content, $issues], kind.toldIssues);
  // Who has the lock writes only once the journal is read: what was typed before would be lost.
  const $role = computed([lock.$role, tab.$isWritable], (role, can): TabRole =>
    role === 'writer' && can ? 'writer' : 'follower',
  );
  const letGo = keepComputed([$told, $role]);
  return {
    ...changes,
    // What is kept while another tab writes cannot be taken back over its words.
    $canUndo: computed([draft.$canUndo, tab.$isWritable], (can, isWritable) => can && isWritable),
    $canRedo: computed([draft.$canRedo, tab.$isWritable], (can, isWritable) => can && isWritable),
    $stored,
    $saving,
    $issues: $told,
    $journal,
    $restoredAt,
    $role,
    whenSaved: (act) =>
      tab.writing?.saving.whenSaved(act) ?? Promise.reject(new NotSavedError($saving.get())),
    keepAnswer: (view) => $stored.set(view),
    keepVersion: (view, text) => tab.writing?.saving.standOn(kind.storedOf(view), text),
    adopt: (view, over) => adopt(tab, kind.storedOf(view), over),
    retry: () => retry(tab),
    lookAgain: () => tab.writing?.saving.lookAgain(),
    saveNow: () => tab.writing?.saving.saveNow(),
    resolve(merged) {
      if (!tab.isWritable) return;
      replace(merged);
      tab.writing?.saving.standOnTheirs();
    },
    undoRestoration() {
      replace(opened);
      $restoredAt.set(null);
    },
    closeRestoration: () => $restoredAt.set(null),
    takeOver: () => takeOver(tab),
    dispose() {
      letGo();
      return dispose(tab);
    },
  };
}

/** A store that nobody listens to is computed at each look at it: once for every row that is shown. */
function keepComputed(stores: readonly { listen: (hear: () => void) => () => void }[]): () => void {
  const stops = stores.map((store) => store.listen(() => undefined));
  return () => {
    for (const stop of stops) stop();
  };
}

const replaceIn = <Content, View>({ draft }: DraftTab<Content, View>, content: Content) =>
  draft.change({ field: '', update: () => content });

function adopt<Content, View>(
  tab: DraftTab<Content, View>,
  stored: Stored<Content, View>,
  { asked, merge }: Replaced<Content>,
): void {
  const { draft, isWritable, kind, writing } = tab;
  if (!isWritable) {
    // Another tab takes over, which reads it; if none does after all, this one reads it.
    writing?.saving.lookAgain();
    return;
  }
  const mine = draft.$content.get();
  const theirs = stored.content;
  if (kind.isSame(theirs, mine)) {
    writing?.saving.standOn(stored, mine);
    return;
  }
  replaceIn(tab, mine === asked ? theirs : merge({ base: asked, mine, theirs }));
  writing?.saving.standOn(stored, theirs);
}

async function dispose<Content, View>(tab: DraftTab<Content, View>): Promise<void> {
  const { writing, lock, channel } = tab;
  tab.isDisposed = true;
  tab.isWritable = false;
  // The next tab reads the journal as soon as it has the lock.
  const kept = writing?.journal.flush();
  writing?.stop();
  await kept;
  lock.release();
  channel.close();
}

/** A page that is prepared in advance takes no part until somebody looks at it. */
function activated(): Promise<void> {
  const isPrepared = 'prerendering' in document && document.prerendering === true;
  if (!isPrepared) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
