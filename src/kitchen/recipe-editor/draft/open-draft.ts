import { atom, computed, type ReadableAtom } from 'nanostores';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Failure } from '#stores/failure.ts';
import { $session } from '../../shell/session.ts';
import type { JournalState } from '../journal/journal.ts';
import { journalStorage } from '../journal/journal-database.ts';
import { recipeCalls } from '../saving/recipe-calls.ts';
import type { Issues } from '../saving/refusal.ts';
import type { WhenSaved } from '../saving/saving.ts';
import { NotSavedError, type SavingState, type StoredRecipe } from '../saving/saving-state.ts';
import { tabChannel } from '../tabs/tab-channel.ts';
import { type TabRole, type WriterLock, writerLock } from '../tabs/writer-lock.ts';
import { type DraftStore, draftStore } from './draft-store.ts';
import {
  type DraftTab,
  follow,
  hear,
  storesOf,
  takeOver,
  takeUp,
  tellSoon,
  write,
} from './draft-tab.ts';

export type RecipeDraft = Omit<DraftStore, 'show'> & {
  /** The recipe as the server answered it last. */
  $stored: ReadableAtom<RecipeView>;
  $saving: ReadableAtom<SavingState>;
  /** What was refused of single fields and has not been changed since. */
  $issues: ReadableAtom<Issues>;
  $journal: ReadableAtom<JournalState>;
  /** When what was restored had been written; null where nothing was, or its notice is closed. */
  $restoredAt: ReadableAtom<number | null>;
  /** A follower shows what another tab writes, and changes nothing. */
  $role: ReadableAtom<TabRole>;
  whenSaved: WhenSaved;
  /** Takes note of what became of the recipe by another call, such as that it was published. */
  keepAnswer: (view: RecipeView) => void;
  saveNow: () => void;
  /** Sends what was refused once more. */
  retry: () => void;
  /** Ends a conflict: the merged text replaces the draft and is saved over theirs. */
  resolve: (merged: RecipeContent) => void;
  /** Goes back to what the server held when the recipe was opened; this can be taken back too. */
  undoRestoration: () => void;
  closeRestoration: () => void;
  /** Makes this tab the one that writes. */
  takeOver: () => Promise<void>;
  dispose: () => Promise<void>;
};

export type OpenedDraft =
  | { kind: 'opened'; draft: RecipeDraft }
  | { kind: 'failed'; failure: Failure };

/** Opens a recipe of the person who is signed in: as the server has it, and what this device kept. */
export async function openDraft(siteSlug: string, recipeId: string): Promise<OpenedDraft> {
  await activated();
  const session = $session.get();
  if (session.status !== 'open') throw new Error('A recipe is opened by its owner');
  const name = `recipe:${siteSlug}:${recipeId}`;
  const lock = await writerLock(name, globalThis.navigator.locks);
  const calls = recipeCalls(siteSlug, recipeId);
  const read = await calls.read();
  if (read.kind !== 'stored') {
    lock.release();
    const { failure } = read;
    return { kind: 'failed', failure };
  }
  const key = { personId: session.user.id, siteSlug, recipeId };
  const storage = journalStorage(key, crypto.randomUUID());
  const tab = tabOf({ name, lock, stored: read.stored, needs: { calls, storage } });
  if (lock.$role.get() === 'writer') await write(tab, read.stored);
  else follow(tab);
  const restored = read.stored.content;
  tab.$restoredAt.set(tab.writing?.restoredAt ?? null);
  return { kind: 'opened', draft: draftOf(tab, restored) };
}

type Opened = {
  name: string;
  lock: WriterLock;
  stored: StoredRecipe;
  needs: Pick<DraftTab, 'calls' | 'storage'>;
};

function tabOf({ name, lock, stored, needs }: Opened): DraftTab {
  const $isWritable = atom(false);
  const tab: DraftTab = {
    ...needs,
    ...storesOf(stored),
    lock,
    draft: draftStore(stored.content, () => tab.isWritable),
    channel: tabChannel(name, (message) => hear(tab, message)),
    writing: null,
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
  tab.draft.$recipe.listen(() => tellSoon(tab));
  return tab;
}

function draftOf(tab: DraftTab, opened: RecipeContent): RecipeDraft {
  const { draft, $stored, $saving, $issues, $journal, $restoredAt, lock } = tab;
  const { show: _, ...changes } = draft;
  const replace = (recipe: RecipeContent) => draft.change({ field: '', update: () => recipe });
  return {
    ...changes,
    $stored,
    $saving,
    $issues,
    $journal,
    $restoredAt,
    // Who has the lock writes only once the journal is read: what was typed before would be lost.
    $role: computed([lock.$role, tab.$isWritable], (role, can) =>
      role === 'writer' && can ? 'writer' : 'follower',
    ),
    whenSaved: (act) =>
      tab.writing?.saving.whenSaved(act) ?? Promise.reject(new NotSavedError($saving.get())),
    keepAnswer: (view) => $stored.set(view),
    retry: () => tab.writing?.saving.retry(),
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
    dispose: () => dispose(tab),
  };
}

async function dispose(tab: DraftTab): Promise<void> {
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
