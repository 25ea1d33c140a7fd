import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { clearAuthToken, readAuthToken, storeAuthToken } from '#api/auth-token.ts';
import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { SiteUserView } from '#contract/accounts/current-user.ts';
import type { SiteSignInAnswer } from '#contract/accounts/sign-in.ts';
import type { SiteUserData } from '#contract/bookmarks/bookmark.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { isOnSite, siteSlug } from '../site/site.ts';

/** Pending until the server answers, and after an error until the next request. */
export type CurrentUser =
  | { status: 'pending'; hasFailed?: true }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SiteUserView };

const $user = atom<CurrentUser>({ status: 'pending' });
const $data = atom<SiteUserData | null>(null);
let loading: Promise<void> | null = null;

export const $currentUser: ReadableAtom<CurrentUser> = $user;
export const $siteUserData: ReadableAtom<SiteUserData | null> = $data;

/** Sends one request per page for all islands, and none without a token. */
export function loadCurrentUser(): Promise<void> {
  loading ??= fetchUser();
  return loading;
}

/** Fetches the user again after a change whose result only the server knows. */
export function reloadCurrentUser(): Promise<void> {
  loading = fetchUser();
  return loading;
}

/** Stores the session and the user from the answer to a sign-in. */
export function signedIn({ currentUser, siteUserData, authToken }: SiteSignInAnswer): void {
  storeAuthToken(authToken);
  loading = Promise.resolve();
  show(currentUser, siteUserData);
}

export function signedOut(): void {
  clearAuthToken();
  loading = Promise.resolve();
  show(null, null);
}

export function keepSiteUserData(siteUserData: SiteUserData): void {
  $data.set(siteUserData);
}

/** Signs out without a message if the session has expired; throws any other error again. */
export function signOutIfExpired(error: unknown): void {
  if (!isExpiredSession(error)) throw error;
  signedOut();
}

// While anything shows the user, it follows sign-in and sign-out in other tabs.
onMount($user, () => {
  const follow = ({ key }: StorageEvent) => {
    if ((key !== authTokenKey && key !== null) || !isOnSite()) return;
    reloadCurrentUser().catch(reportError);
  };
  globalThis.addEventListener('storage', follow);
  return () => globalThis.removeEventListener('storage', follow);
});

async function fetchUser(): Promise<void> {
  const token = readAuthToken();
  if (token === null) {
    show(null, null);
    return;
  }
  if ($user.get().status === 'pending') $user.set({ status: 'pending' });
  try {
    const answer = await siteApi[':siteSlug']['current-user'].$get({
      param: { siteSlug: siteSlug() },
    });
    const { currentUser, siteUserData } = await jsonOf(answer);
    if (readAuthToken() === token) show(currentUser, siteUserData);
  } catch (error) {
    loading = null;
    // The style sheets hide parts of the page until the visitor is known; show them anyway.
    delete document.documentElement.dataset['visitor'];
    if (readAuthToken() === token) endOrFail(error);
  }
}

function endOrFail(error: unknown): void {
  if (!isExpiredSession(error) && $user.get().status === 'pending') {
    $user.set({ status: 'pending', hasFailed: true });
  }
  signOutIfExpired(error);
}

function show(user: SiteUserView | null, data: SiteUserData | null): void {
  $user.set(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  $data.set(data);
  markPage(user);
}

/** Marks the page, whose style sheets show and hide static parts by the visitor's plan. */
function markPage(user: SiteUserView | null): void {
  const { dataset } = document.documentElement;
  delete dataset['visitor'];
  const { currentSubscription: plan = null, isSubscribedToNewsletter: hasLetters = false } =
    user ?? {};
  if (plan || hasLetters) dataset['subscribed'] = plan?.planType ?? 'newsletter';
  else delete dataset['subscribed'];
}

function isExpiredSession(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 404);
}
