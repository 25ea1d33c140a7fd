import { manageApi } from '#api/manage-api.ts';
import { readAuthToken } from '#api/auth-token.ts';
import { handOverParameter } from '#domain/accounts/hand-over.ts';
import { isExpected } from '../failure.ts';
import { $account, loadAccount } from './account.ts';
import { valueOf } from '../remote.ts';
import { claimHandOver, recogniseOnSite } from './site-session.ts';
import { isOnSite } from '../site/site.ts';

/** Claims a hand-over, then says whether the visitor is signed in; false if that stays unknown. */
export async function recognise(): Promise<boolean> {
  if (isOnSite()) return await recogniseOnSite();
  await claimHandOver();
  return await isKnownToPlatform();
}

/** The address of another host with a token for this session; unchanged if there is none. */
export async function withHandOver(address: string): Promise<string> {
  if (readAuthToken() === null) return address;
  try {
    const answer = await manageApi['single-use-tokens'].$post({ json: { address } });
    const url = new URL(address);
    url.searchParams.set(handOverParameter, (await answer.json()).singleUseToken);
    return url.href;
  } catch (error) {
    // The link must work all the same; the visitor can sign in on the other host.
    if (!isExpected(error)) reportError(error);
    return address;
  }
}

/** Follows an address of another host, with the session if there is one. */
export function followWithHandOver(address: string): void {
  void withHandOver(address).then((reached) => globalThis.location.assign(reached));
}

async function isKnownToPlatform(): Promise<boolean> {
  if (['idle', 'rejected'].includes($account.get().status)) await loadAccount();
  return valueOf($account.get()) !== null;
}
