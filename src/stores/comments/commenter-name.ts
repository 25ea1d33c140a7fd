import { atom, computed, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { commenterNameKey } from '#domain/storage-keys.ts';
import { changeAccount, readAccount } from '../accounts/account.ts';
import { $currentUser, loadCurrentUser, reloadCurrentUser } from '../accounts/current-user.ts';
import { nameIssue } from '../accounts/name-issue.ts';
import { keep, readKept } from '../kept.ts';

/** Whether somebody who has no name can give themselves one here. */
type Asked = { userId: string; isWanted: boolean };

const $asked = atom<Asked | null>(null);
const $typed = atom(readKept(commenterNameKey, 'session') ?? '');
const $issue = atom<string | null>(null);

export const $typedName: ReadableAtom<string> = $typed;
export const $nameIssue: ReadableAtom<string | null> = $issue;

/** Whether a form asks for a name; undefined until it is known. */
export const $isNameWanted: ReadableAtom<boolean | undefined> = computed(
  [$currentUser, $asked],
  (current, asked) => {
    if (current.status !== 'signed-in' || current.user.displayName !== null) return false;
    return asked?.userId === current.user.id ? asked.isWanted : undefined;
  },
);

export function typeName(text: string): void {
  $typed.set(text);
  keep(commenterNameKey, text === '' ? null : text, 'session');
  $issue.set(null);
}

/** Learns whether to ask for a name. A session of a site's own domain cannot change the account. */
export async function learnName(): Promise<void> {
  // Whoever shows the user also says that they could not be loaded.
  await loadCurrentUser().catch(() => undefined);
  if ($isNameWanted.get() !== undefined) return;
  try {
    const { displayName } = await readAccount();
    settle(displayName === null);
  } catch (error) {
    settle(!isRefused(error));
  }
}

/** Whether the name, where one is wanted, has a length that is allowed; shows what is wrong. */
export function checkName(): boolean {
  $issue.set($isNameWanted.get() === true ? nameIssue($typed.get()) : null);
  return $issue.get() === null;
}

/** Saves the name where one is wanted; once it is saved no form asks for it any more. */
export async function saveName(): Promise<void> {
  if ($isNameWanted.get() !== true) return;
  try {
    await changeAccount({ displayName: $typed.get().trim() });
  } catch (error) {
    if (!isRefused(error) || !(await isStillSignedIn())) throw error;
    settle(false);
    return;
  }
  settle(false);
  typeName('');
  // The comment matters more than what else on the page shows the name.
  reloadCurrentUser().catch(reportError);
}

function settle(isWanted: boolean): void {
  const current = $currentUser.get();
  if (current.status === 'signed-in') $asked.set({ userId: current.user.id, isWanted });
}

async function isStillSignedIn(): Promise<boolean> {
  await reloadCurrentUser();
  return $currentUser.get().status === 'signed-in';
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
