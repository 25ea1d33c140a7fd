import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { clearAuthToken, readAuthToken, storeAuthToken } from '#api/auth-token.ts';
import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { SiteUserView } from '#contract/current-user.ts';
import type { SiteSignInAnswer } from '#contract/sign-in.ts';
import type { SiteUserData } from '#contract/bookmark.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { siteSlug } from './site.ts';

/** Pending until the server has answered, and after it could not answer. */
export type CurrentUser =
  | { status: 'pending' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SiteUserView };

const $user = atom<CurrentUser>({ status: 'pending' });
const $data = atom<SiteUserData | null>(null);
let loading: Promise<void> | null = null;

export const $currentUser: ReadableAtom<CurrentUser> = $user;
export const $siteUserData: ReadableAtom<SiteUserData | null> = $data;

/** Asks once a page, however many islands want to know; without a token nothing is asked. */
export function loadCurrentUser(): Promise<void> {
  loading ??= ask();
  return loading;
}

/** Asks anew after something changed that the server alone knows the outcome of. */
export function reloadCurrentUser(): Promise<void> {
  loading = ask();
  return loading;
}

/** Takes over what a confirmed sign-in answered. */
export function signedIn({ currentUser, siteUserData, authToken }: SiteSignInAnswer): void {
  storeAuthToken(authToken);
  loading = Promise.resolve();
  show(currentUser, siteUserData);
}

/** Forgets the person and the token. */
export function signedOut(): void {
  clearAuthToken();
  loading = Promise.resolve();
  show(null, null);
}

/** Takes over what the server keeps now. */
export function keepSiteUserData(siteUserData: SiteUserData): void {
  $data.set(siteUserData);
}

/** A session that ended elsewhere ends here too, silently; anything else is thrown on. */
export function signOutIfExpired(error: unknown): void {
  if (!isSignedOut(error)) throw error;
  signedOut();
}

/** What another tab did to the session, this one follows. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== authTokenKey && key !== null) return;
    reloadCurrentUser().catch(reportError);
  };
  globalThis.addEventListener('storage', follow);
  return () => globalThis.removeEventListener('storage', follow);
}

async function ask(): Promise<void> {
  const token = readAuthToken();
  if (token === null) {
    show(null, null);
    return;
  }
  try {
    const answer = await siteApi[':siteSlug']['current-user'].$get({
      param: { siteSlug: siteSlug() },
    });
    const { currentUser, siteUserData } = await jsonOf(answer);
    if (readAuthToken() === token) show(currentUser, siteUserData);
  } catch (error) {
    loading = null;
    // Who it is stays unknown, but nothing must stay hidden for it.
    delete document.documentElement.dataset['visitor'];
    if (readAuthToken() === token) signOutIfExpired(error);
  }
}

function show(user: SiteUserView | null, data: SiteUserData | null): void {
  $user.set(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  $data.set(data);
  tellPage(user);
}

/** What the static parts of a page show or hide is for its style sheets to decide. */
function tellPage(user: SiteUserView | null): void {
  const { dataset } = document.documentElement;
  delete dataset['visitor'];
  const { currentSubscription: plan = null, isSubscribedToNewsletter: hasLetters = false } =
    user ?? {};
  if (plan || hasLetters) dataset['subscribed'] = plan?.planType ?? 'newsletter';
  else delete dataset['subscribed'];
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 404);
}
