import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { clearAuthToken, readAuthToken, storeAuthToken } from '#api/auth-token.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { CurrentUserView } from '#contract/current-user.ts';
import type { SignInAnswer } from '#contract/sign-in.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { type Remote, remote, valueOf } from './remote.ts';

/** The person as the platform knows them, on its own host; null once nobody is signed in. */
const account = remote<CurrentUserView | null>();

export const $account: ReadableAtom<Remote<CurrentUserView | null>> = account.$remote;

/** Who was here last: a page about them keeps what they typed while another tab signs out and in. */
const $last = atom<CurrentUserView | null>(null);
export const $lastAccount: ReadableAtom<CurrentUserView | null> = $last;
account.$remote.listen((state) => {
  const known = valueOf(state);
  if (known !== null) $last.set(known);
});

/** Without a token nothing is asked; a session that has ended is forgotten without a word. */
export async function loadAccount(): Promise<void> {
  await account.load(askForAccount);
}

/** Takes over what a confirmed sign-in answered. */
export function keepSignIn({ currentUser, authToken }: SignInAnswer): void {
  storeAuthToken(authToken);
  account.set(currentUser);
}

/** Takes over what a change of the account answered. */
export function keepAccount(currentUser: CurrentUserView): void {
  account.set(currentUser);
}

export function forgetAccount(): void {
  clearAuthToken();
  account.set(null);
  $last.set(null);
}

/** What another tab did to the session, this one follows. */
export function followAccount(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== authTokenKey && key !== null) return;
    if (readAuthToken() === null) account.set(null);
    else if (valueOf(account.$remote.get()) === null) void loadAccount();
  };
  globalThis.addEventListener('storage', follow);
  return () => globalThis.removeEventListener('storage', follow);
}

async function askForAccount(signal: AbortSignal): Promise<CurrentUserView | null> {
  if (readAuthToken() === null) return null;
  try {
    const answer = await manageApi['current-user'].$get({}, { init: { signal } });
    return (await jsonOf(answer)).currentUser;
  } catch (error) {
    if (!(error instanceof ApiError) || ![401, 404].includes(error.status)) throw error;
    clearAuthToken();
    return null;
  }
}
