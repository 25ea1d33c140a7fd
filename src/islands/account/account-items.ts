import { type MouseEvent, useEffect } from 'react';
import { accountMenuMessages as menu } from '#contract/accounts/account-menu-messages.ts';
import { $account, followAccount } from '#stores/accounts/account.ts';
import { followWithHandOver, recognise } from '#stores/accounts/hand-over.ts';
import { type Remote, valueOf } from '#stores/remote.ts';
import { $signOut, signOut } from '#stores/accounts/sign-out.ts';
import { $currentUser, type CurrentUser } from '#stores/accounts/current-user.ts';
import { useValue } from '#stores/use-value.ts';
import { onPlainClick } from '#ui/is-plain-click.ts';
import type { MenuItem } from '#ui/dialogs/Menu.tsx';

export type AccountPlace = {
  /** The host of the account pages. */
  platformOrigin: string;
  isOnPlatform?: boolean;
};

/** Each by its path, which its label is called by as well. */
const platformPages = ['bookmarks', 'profile', 'subscriptions', 'create'] as const;

/** Links to sign in, or for a signed-in user their pages and sign-out; neither until it is known. */
export function useAccountItems({ platformOrigin, isOnPlatform = false }: AccountPlace) {
  const user = useValue($currentUser);
  const account = useValue($account);
  const isSigningOut = useValue($signOut).status === 'pending';
  useEffect(() => {
    // The session lies in the browser's storage, and other tabs change it too.
    askAgain();
    return isOnPlatform ? followAccount() : undefined;
  }, [isOnPlatform]);
  const visitor = isOnPlatform ? visitorOfPlatform(account) : visitorOfSite(user);
  if (visitor === 'pending' || visitor === 'failed')
    return { visitor, items: unknownItems[visitor] };
  if (visitor === 'signed-out') return { visitor, items: signedOutItems() };
  const pages = pageItems(isOnPlatform ? null : platformOrigin);
  return { visitor, items: [...pages, signOutItem(isSigningOut)] };
}

type Visitor = 'pending' | 'failed' | 'signed-out' | 'signed-in';

function visitorOfSite(user: CurrentUser): Visitor {
  return user.status === 'pending' && user.hasFailed ? 'failed' : user.status;
}

function visitorOfPlatform(account: Remote<unknown>): Visitor {
  if (valueOf(account) !== null) return 'signed-in';
  if (account.status === 'rejected') return 'failed';
  return account.status === 'fulfilled' ? 'signed-out' : 'pending';
}

const askAgain = (): void => {
  recognise().catch(reportError);
};

const unknownItems: Record<'pending' | 'failed', MenuItem[]> = {
  pending: [{ label: menu.loading, isPending: true, onSelect: askAgain }],
  failed: [{ label: menu.tryAgain, onSelect: askAgain }],
};

export function signedOutItems(): MenuItem[] {
  return [
    { label: menu.signIn, href: '/sign-in', onFollow: comeBack },
    { label: menu.signUp, href: '/sign-up', onFollow: comeBack },
  ];
}

function pageItems(origin: string | null): MenuItem[] {
  return platformPages.map((page) => {
    const place = { label: menu[page], href: `${origin ?? ''}/${page}` };
    return origin === null ? place : { ...place, onFollow: onPlainClick(followWithHandOver) };
  });
}

const signOutItem = (isSigningOut: boolean): MenuItem => ({
  label: isSigningOut ? menu.signingOut : menu.signOut,
  isPending: isSigningOut,
  onSelect: () => void signOut(),
});

/** Adds this page to the link, to return to after signing in. */
function comeBack(event: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = globalThis.location;
  const address = new URL(event.currentTarget.href);
  address.searchParams.set('next', pathname + search);
  event.currentTarget.href = address.href;
}
