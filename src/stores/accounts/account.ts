import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { clearAuthToken, readAuthToken, storeAuthToken } from '#api/auth-token.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { CurrentUserView, UserInput } from '#contract/accounts/current-user.ts';
import type { SignInAnswer } from '#contract/accounts/sign-in.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { failureOf } from '../failure.ts';
import { type Remote, remote, valueOf } from '../remote.ts';

/** The account that is signed in on the platform's own host; null for a visitor without one. */
const account = remote<CurrentUserView | null>();

export const $account: ReadableAtom<Remote<CurrentUserView | null>> = account.$remote;

/** The account that was signed in last; its page keeps typed text while another tab signs out. */
const $last = atom<CurrentUserView | null>(null);
export const $lastAccount: ReadableAtom<CurrentUserView | null> = $last;
account.$remote.listen((state) => {
  const known = valueOf(state);
  if (known !== null) $last.set(known);
});

/** Sends no request without a token, and forgets a session that has ended without a message. */
export async function loadAccount(): Promise<void> {
  await account.load(askForAccount);
}

/** Stores the session and the account from the answer to a sign-in. */
export function keepSignIn({ currentUser, authToken }: SignInAnswer): void {
  storeAuthToken(authToken);
  version = undefined;
  account.set(currentUser);
}

export function keepAccount(currentUser: CurrentUserView): void {
  account.set(currentUser);
}

/** Shows the account that this device knows, while nobody answers whose session it is. */
export const standInAccount = (user: CurrentUserView): void => $last.set(user);

export function forgetAccount(): void {
  clearAuthToken();
  account.set(null);
  $last.set(null);
}

/** The version that was read last; undefined where an answer named none. */
let version: string | undefined;

/** The headers by which a change replaces no newer account than this page has seen. */
const ifUnchanged = (): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': version };

/** Replaces nothing that this page has not seen; once it is said, a second try does. */
export async function changeAccount(input: UserInput): Promise<CurrentUserView> {
  try {
    const answer = await manageApi['current-user'].$put(
      { json: input },
      { headers: ifUnchanged() },
    );
    noteVersion(answer);
    return (await jsonOf(answer)).currentUser;
  } catch (error) {
    // A failure to learn the version leaves the refusal as it is.
    if (failureOf(error).code === 'stale_write') await readAccount().catch(() => undefined);
    throw error;
  }
}

/** Reads the account and its version, and leaves the page and its form as they are. */
export async function readAccount(): Promise<CurrentUserView> {
  const answer = await manageApi['current-user'].$get();
  noteVersion(answer);
  return (await jsonOf(answer)).currentUser;
}

function noteVersion({ headers }: { headers: Headers }): void {
  version = headers.get('ETag') ?? undefined;
}

/** Follows sign-in and sign-out in other tabs; returns a function that stops it. */
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
    noteVersion(answer);
    return (await jsonOf(answer)).currentUser;
  } catch (error) {
    if (!(error instanceof ApiError) || ![401, 404].includes(error.status)) throw error;
    clearAuthToken();
    return null;
  }
}
