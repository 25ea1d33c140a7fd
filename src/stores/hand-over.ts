import { manageApi } from '#api/manage-api.ts';
import { readAuthToken } from '#api/auth-token.ts';
import { handOverParameter } from '#domain/hand-over.ts';
import { isExpected } from './failure.ts';
import { $account, loadAccount } from './account.ts';
import { $currentUser, loadCurrentUser } from './current-user.ts';
import { valueOf } from './remote.ts';
import { isOnSite, signInCalls } from './sign-in-calls.ts';

let claiming: Promise<void> | null = null;

/**
 * A session that an address brings along from another host is confirmed once, by whichever island
 * is first; then the address is an ordinary one again.
 */
export function claimHandOver(): Promise<void> {
  claiming ??= claim();
  return claiming;
}

/** Finds out who is there, after what the address brought along; false also where nobody can say. */
export async function recognise(): Promise<boolean> {
  await claimHandOver();
  return isOnSite() ? isKnownToSite() : isKnownToPlatform();
}

/** The address of another host with this session handed over to it, or as it was. */
export async function withHandOver(address: string): Promise<string> {
  if (readAuthToken() === null) return address;
  try {
    const answer = await manageApi['single-use-tokens'].$post();
    const url = new URL(address);
    url.searchParams.set(handOverParameter, (await answer.json()).singleUseToken);
    return url.href;
  } catch (error) {
    // Over there a person can sign in as well; what is at fault here must not hold them back.
    if (!isExpected(error)) reportError(error);
    return address;
  }
}

async function isKnownToSite(): Promise<boolean> {
  try {
    await loadCurrentUser();
  } catch (error) {
    if (!isExpected(error)) reportError(error);
  }
  return $currentUser.get().status === 'signed-in';
}

async function isKnownToPlatform(): Promise<boolean> {
  if ($account.get().status === 'idle') await loadAccount();
  return valueOf($account.get()) !== null;
}

async function claim(): Promise<void> {
  const token = takeToken();
  if (token === null) return;
  try {
    await signInCalls().claimToken(token);
  } catch (error) {
    // A hand-over that fails leaves nobody signed in.
    if (!isExpected(error)) reportError(error);
    signInCalls().forget();
  }
}

function takeToken(): string | null {
  const url = new URL(globalThis.location.href);
  const token = url.searchParams.get(handOverParameter);
  if (token === null) return null;
  url.searchParams.delete(handOverParameter);
  globalThis.history.replaceState(globalThis.history.state, '', url);
  return token;
}
