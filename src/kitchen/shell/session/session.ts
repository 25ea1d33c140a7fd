import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import { readAuthToken } from '#api/auth-token.ts';
import { pathOnSite } from '#domain/kitchen/kitchen-paths.ts';
import { firstPath, opensTo } from '#domain/kitchen/screen-roles.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import {
  $account,
  $lastAccount,
  keepAccount,
  loadAccount,
  readAccount,
  standInAccount,
} from '#stores/accounts/account.ts';
import { recognise } from '#stores/accounts/hand-over.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { kitchenAddress, signInAddress } from '../network/address.ts';
import { isUnreachable } from '../network/unreachable.ts';

export type OwnSite = CurrentUserView['sites'][number];

export type KitchenSession =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'failed'; failure: Failure }
  /** The site does not exist, or the person does not work on it. */
  | { status: 'unknown-site'; user: CurrentUserView }
  /** The screen is for who may do more on the site. */
  | { status: 'not-permitted'; user: CurrentUserView; site: OwnSite }
  /** `site` is null on the list of sites. */
  | { status: 'open'; user: CurrentUserView; site: OwnSite | null };

/** Whether the session ended while the screen was open; the screen stays as it is. */
const $ended = atom(false);
export const $hasSessionEnded: ReadableAtom<boolean> = $ended;

/** Whether the person wants to sign in again: nothing asks by itself who may be writing. */
const $wanted = atom(false);
/** What waits for a sign-in that is more recent than this session; told whether there was one. */
const $confirming = atom<((hasSignedIn: boolean) => void) | null>(null);
export const $isSignInConfirmed: ReadableAtom<boolean> = computed(
  $confirming,
  (waiting) => waiting !== null,
);
export const $isSignInAsked: ReadableAtom<boolean> = computed(
  [$ended, $wanted, $confirming],
  (hasEnded, isWanted, waiting) => waiting !== null || (hasEnded && isWanted),
);
export function putOffSignIn(): void {
  $wanted.set(false);
  endConfirming(false);
}

/** Asks a person to sign in once more for what cannot be taken back; answers whether they did. */
export function confirmSignIn(): Promise<boolean> {
  endConfirming(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  $confirming.set(resolve);
  return promise;
}

function endConfirming(hasSignedIn: boolean): void {
  $confirming.get()?.(hasSignedIn);
  $confirming.set(null);
}
export const askForSignIn = (): void => $wanted.set(true);

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

/**
 * Opens the screen for whoever is signed in; everybody else signs in first and comes back. Without
 * a network it opens for the session that this device knows.
 */
export async function openKitchen(): Promise<void> {
  await recognise();
  await keepOrFindAccount();
  const session = $session.get();
  if (session.status === 'signed-out') globalThis.location.replace(signInAddress());
  if (isElsewhere(session)) globalThis.location.replace(firstPath(session.site));
}

type Misled = Extract<KitchenSession, { status: 'not-permitted' }>;

/** The address of a site itself leads everybody to where they begin there. */
const isElsewhere = (session: KitchenSession): session is Misled =>
  session.status === 'not-permitted' && kitchenAddress().screen === 'overview';

export async function tryAgain(): Promise<void> {
  await loadAccount();
  await keepOrFindAccount();
}

async function keepOrFindAccount(): Promise<void> {
  const account = $account.get();
  const token = readAuthToken();
  // No screen waits for it that has a network.
  const copies = import('../../device/device-copies.ts');
  if (account.status === 'fulfilled') {
    const { forgetCopies, keepAccountCopy } = await copies;
    const { value } = account;
    void (token !== null && value ? keepAccountCopy(token, value) : forgetCopies());
  } else if (account.status === 'rejected' && token !== null && isUnreachable(account.error)) {
    const { accountCopy } = await copies;
    const user = await accountCopy(token);
    if (user) standInAccount(user);
  }
}

/** The id of the site that the screen is about, whatever its address is by now; empty where it is about none. */
export function siteIdHere(): string {
  const session = $session.get();
  return session.status === 'open' && session.site ? session.site.id : '';
}

/** Which of them the address names, by its present slug or by one that it had before. */
export const siteAt = (sites: readonly OwnSite[], slug: string): OwnSite | undefined =>
  sites.find((site) => site.slug === slug) ??
  sites.find(({ formerSlugs }) => formerSlugs?.includes(slug));

/** The site of this page where it has another address by now. */
function movedSite({ sites }: CurrentUserView): OwnSite | null {
  const { siteSlug } = kitchenAddress();
  const site = siteSlug === null ? undefined : siteAt(sites, siteSlug);
  return site && site.slug !== siteSlug ? site : null;
}

// Goes on at the present address; the page, and what is typed in it, stays.
$lastAccount.listen((user) => {
  const site = user && movedSite(user);
  if (!site) return;
  const { location, history } = globalThis;
  const path = pathOnSite(location.pathname, site.slug) + location.search + location.hash;
  history.replaceState(history.state, '', path);
});

/** Takes over from the newest account where its site is by now; never from that of somebody else, who signed in meanwhile. */
export function followSite(user: CurrentUserView): void {
  const before = $lastAccount.get();
  if (before !== null && before.id !== user.id) return;
  const site = movedSite(user);
  if (site && opensTo(kitchenAddress().screen, site.role)) keepAccount(user);
}

export const noteEndedSession = (): void => $ended.set(true);

/**
 * Goes on after the same person has signed in again; false where somebody else did, whose screen
 * this is not.
 */
export async function resumeSession(): Promise<boolean> {
  const before = $lastAccount.get();
  const user = await readAccount();
  if (before !== null && user.id !== before.id) return false;
  followSite(user);
  $ended.set(false);
  $wanted.set(false);
  endConfirming(true);
  return true;
}

onMount($ended, () => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== authTokenKey) return;
    if (newValue === null) noteEndedSession();
    else void resumeSession().catch(() => undefined);
  };
  globalThis.addEventListener('storage', follow);
  return () => globalThis.removeEventListener('storage', follow);
});

function sessionOf(user: CurrentUserView): KitchenSession {
  const { siteSlug, screen } = kitchenAddress();
  if (siteSlug === null) return { status: 'open', user, site: null };
  const site = siteAt(user.sites, siteSlug);
  if (!site) return { status: 'unknown-site', user };
  return { status: opensTo(screen, site.role) ? 'open' : 'not-permitted', user, site };
}
