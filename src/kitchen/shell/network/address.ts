import { type KitchenAddress, readKitchenPath } from '#domain/kitchen/kitchen-paths.ts';

/** What the address of this page names; a page of the kitchen is served at no other address. */
export function kitchenAddress(): KitchenAddress {
  const { pathname } = globalThis.location;
  return readKitchenPath(pathname) ?? { screen: 'sites', siteSlug: null, id: null };
}

/** The slug of the site that the screen is about; empty on the list of sites. */
export const siteSlugHere = (): string => kitchenAddress().siteSlug ?? '';

export const signInAddress = (): string => {
  const { pathname, search, hash } = globalThis.location;
  return `/sign-in?${new URLSearchParams({ next: pathname + search + hash }).toString()}`;
};

/** The site on the host that every site has below the platform's own. */
export const siteAddress = (slug: string): string =>
  `${globalThis.location.protocol}//${slug}.${globalThis.location.host}/`;
