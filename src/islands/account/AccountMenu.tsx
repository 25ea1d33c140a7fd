import { type MouseEvent, useEffect } from 'react';
import { accountMessages } from '#contract/account-messages.ts';
import { $account, followAccount } from '#stores/account.ts';
import { $currentUser, followOtherTabs } from '#stores/current-user.ts';
import { recognise, withHandOver } from '#stores/hand-over.ts';
import { valueOf } from '#stores/remote.ts';
import { $signOut, signOut } from '#stores/sign-out.ts';
import { useValue } from '#stores/use-value.ts';
import { Menu, type MenuItem } from '#ui/Menu.tsx';

type Props = {
  /** Where accounts are looked after. */
  platformOrigin: string;
  /** Whether this is a page of the platform itself. */
  isOnPlatform?: boolean;
};

const { menu } = accountMessages;

const platformPages = [
  { label: menu.bookmarks, path: '/bookmarks' },
  { label: menu.profile, path: '/profile' },
  { label: menu.subscriptions, path: '/subscriptions' },
  { label: menu.create, path: '/create' },
];

/** Where a visitor signs in, and once signed in what is theirs. */
export function AccountMenu({ platformOrigin, isOnPlatform = false }: Props) {
  const isSignedIn = useIsSignedIn(isOnPlatform);
  const isSigningOut = useValue($signOut).status === 'pending';
  useEffect(() => {
    // The session is the browser's, and other tabs change it too.
    recognise().catch(reportError);
    return isOnPlatform ? followAccount() : followOtherTabs();
  }, [isOnPlatform]);
  const items = isSignedIn
    ? signedInItems(platformOrigin, isOnPlatform, isSigningOut)
    : signedOutItems();
  return <Menu label={menu.label} href="/sign-in" items={items} className="account-menu" />;
}

function useIsSignedIn(isOnPlatform: boolean): boolean {
  const user = useValue($currentUser);
  const account = useValue($account);
  return isOnPlatform ? valueOf(account) !== null : user !== null && user !== 'pending';
}

function signedOutItems(): MenuItem[] {
  const query = `?${new URLSearchParams({ next: here() }).toString()}`;
  return [
    { label: menu.signIn, href: `/sign-in${query}` },
    { label: menu.signUp, href: `/sign-up${query}` },
  ];
}

function signedInItems(
  platformOrigin: string,
  isOnPlatform: boolean,
  isSigningOut: boolean,
): MenuItem[] {
  const pages = platformPages.map(({ label, path }): MenuItem => {
    if (isOnPlatform) return { label, href: path };
    const href = platformOrigin + path;
    return { label, href, onFollow: (event) => handOver(event, href) };
  });
  const leave: MenuItem = {
    label: isSigningOut ? menu.signingOut : menu.signOut,
    isPending: isSigningOut,
    onSelect: () => void signOut(),
  };
  return [...pages, leave];
}

/** The platform is another origin: the session goes along in a token that works once. */
function handOver(event: MouseEvent, address: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void withHandOver(address).then((reached) => globalThis.location.assign(reached));
}

/** On the server there is no address, and no list to print it in. */
function here(): string {
  if (typeof location === 'undefined') return '/';
  return location.pathname + location.search;
}
