import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { $account, $lastAccount, loadAccount, readAccount } from '#stores/accounts/account.ts';
import { recognise } from '#stores/accounts/hand-over.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { kitchenAddress, signInAddress } from './address.ts';

export type OwnSite = CurrentUserView['sites'][number];

export type KitchenSession =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'failed'; failure: Failure }
  /** The site does not exist, or the person does not own it. */
  | { status: 'unknown-site'; user: CurrentUserView }
  /** `site` is null on the list of sites. */
  | { status: 'open'; user: CurrentUserView; site: OwnSite | null };

/** Whether the session ended while the screen was open; the screen stays as it is. */
const $ended = atom(false);
export const $hasSessionEnded: ReadableAtom<boolean> = $ended;

/** Whether the person put off signing in again, to go on writing. */
const $putOff = atom(false);
export const $isSignInAsked: ReadableAtom<boolean> = computed(
  [$ended, $putOff],
  (hasEnded, isPutOff) => hasEnded && !isPutOff,
);
export const putOffSignIn = (): void => $putOff.set(true);
export const askForSignIn = (): void => $putOff.set(false);

export const $session: ReadableAtom<KitchenSession> = computed(
  [$account, $lastAccount],
  (account, last): KitchenSession => {
    // Who was here stays: a session that ends clears no screen.
    if (last !== null) return sessionOf(last);
    if (account.status === 'rejected') {
      return { status: 'failed', failure: failureOf(account.error) };
    }
    return account.status === 'fulfilled' ? { status: 'signed-out' } : { status: 'loading' };
  },
);

/** Opens the screen for whoever is signed in; everybody else signs in first and comes back. */
export async function openKitchen(): Promise<void> {
  await recognise();
  if ($session.get().status === 'signed-out') globalThis.location.replace(signInAddress());
}

export const tryAgain = loadAccount;

export function noteEndedSession(): void {
  $ended.set(true);
}

/**
 * Goes on after the same person has signed in again; false where somebody else did, whose screen
 * this is not.
 */
export async function resumeSession(): Promise<boolean> {
  const before = $lastAccount.get();
  const user = await readAccount();
  if (before !== null && user.id !== before.id) return false;
  $ended.set(false);
  $putOff.set(false);
  return true;
}

onMount($ended, () => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== authTokenKey) return;
    if (newValue === null) $ended.set(true);
    else void resumeSession().catch(() => undefined);
  };
  globalThis.addEventListener('storage', follow);
  return () => globalThis.removeEventListener('storage', follow);
});

function sessionOf(user: CurrentUserView): KitchenSession {
  const { siteSlug } = kitchenAddress();
  if (siteSlug === null) return { status: 'open', user, site: null };
  const site = user.sites.find(({ slug }) => slug === siteSlug);
  return site ? { status: 'open', user, site } : { status: 'unknown-site', user };
}
