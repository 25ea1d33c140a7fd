import { manageApi } from '#api/manage-api.ts';
import { readAuthToken } from '#api/auth-token.ts';
import { handOverParameter } from '#domain/accounts/hand-over.ts';
import { isExpected } from '../failure.ts';
import { $account, loadAccount } from './account.ts';
import { $currentUser, loadCurrentUser } from './current-user.ts';
import { valueOf } from '../remote.ts';
import { signInCalls } from './sign-in-calls.ts';
import { isOnSite } from '../site/site.ts';

let claiming: Promise<void> | null = null;

/**
 * Claims the session that a link from another host carries in the address, and removes it from
 * there. Several islands call this; the first call does the work.
 */
export function claimHandOver(): Promise<void> {
  claiming ??= claim();
  return claiming;
}

/** Claims a hand-over, then says whether the visitor is signed in; false if that stays unknown. */
export async function recognise(): Promise<boolean> {
  await claimHandOver();
  return isOnSite() ? isKnownToSite() : isKnownToPlatform();
}

/** The address of another host with a token for this session; unchanged if there is none. */
export async function withHandOver(address: string): Promise<string> {
  if (readAuthToken() === null) return address;
  try {
    const answer = await manageApi['single-use-tokens'].$post();
    const url = new URL(address);
    url.searchParams.set(handOverParameter, (await answer.json()).singleUseToken);
    return url.href;
  } catch (error) {
    // The link must work all the same; the visitor can sign in on the other host.
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
  if (['idle', 'rejected'].includes($account.get().status)) await loadAccount();
  return valueOf($account.get()) !== null;
}

async function claim(): Promise<void> {
  const token = takeToken();
  if (token === null) return;
  try {
    await signInCalls().claimToken(token);
  } catch (error) {
    // A failed hand-over leaves the visitor signed out.
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
