import {
  kitchenIconPath,
  kitchenIconSizes,
  kitchenManifestPath,
} from '#domain/kitchen/kitchen-app.ts';
import { type KitchenScreen, readKitchenPath } from '#domain/kitchen/kitchen-paths.ts';

/** What the platform's own host shows: which route renders a page, or which machine reads it. */
export type PlatformPageKind =
  | 'home'
  | 'sign-in'
  | 'sign-up'
  | 'sign-in-callback'
  | 'subscriptions'
  | 'profile'
  | 'create'
  | 'bookmarks'
  | 'confirm-newsletter'
  | 'invitation'
  | 'gift'
  | 'text'
  | 'not-found'
  | 'robots'
  | 'share-picture'
  | 'kitchen-manifest'
  | 'kitchen-icon'
  | KitchenPageKind;

/** A screen of the kitchen. */
export type KitchenPageKind = `kitchen/${KitchenScreen}`;

/** A page of the platform, with which one of its kind it is: a legal text by its name, an icon by its size. */
export type PlatformPageRef = { path: string; kind: PlatformPageKind; subject: string | null };

const pages: PlatformPageRef[] = [
  page('/', 'home'),
  page('/sign-in', 'sign-in'),
  page('/sign-up', 'sign-up'),
  page('/sign-in/callback', 'sign-in-callback'),
  page('/subscriptions', 'subscriptions'),
  page('/profile', 'profile'),
  page('/create', 'create'),
  page('/bookmarks', 'bookmarks'),
  page('/confirm-newsletter', 'confirm-newsletter'),
  page('/invitation', 'invitation'),
  page('/gift', 'gift'),
  page('/terms', 'text', 'terms'),
  page('/privacy', 'text', 'privacy'),
  page('/terms-of-use', 'text', 'terms-of-use'),
  page('/robots.txt', 'robots'),
  page('/share.png', 'share-picture'),
  page(kitchenManifestPath, 'kitchen-manifest'),
  ...kitchenIconSizes.map((size) => page(kitchenIconPath(size), 'kitchen-icon', `${size}`)),
];
/** @internal Every address of the platform's pages, for tests. */
export const platformPagePaths: string[] = pages.map(({ path }) => path);
const pagesByPath = new Map(pages.map((each) => [each.path, each]));

export const platformNotFound: PlatformPageRef = page('/404', 'not-found');

export const findPlatformPage = (path: string): PlatformPageRef | null =>
  pagesByPath.get(path) ?? kitchenPage(path);

/** A screen is one page for all sites and recipes: what it is about, it reads from its address. */
function kitchenPage(path: string): PlatformPageRef | null {
  const address = readKitchenPath(path);
  return address && page(`/kitchen/${address.screen}`, `kitchen/${address.screen}`);
}

function page(
  path: string,
  kind: PlatformPageKind,
  subject: string | null = null,
): PlatformPageRef {
  return { path, kind, subject };
}
