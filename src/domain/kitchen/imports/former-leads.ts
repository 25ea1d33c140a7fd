import { filterKinds, serialiseRecipeQuery, termKindOf } from '../../search/filters.ts';
import type { OldAddressTarget } from '../../site/old-addresses/target.ts';
import { isTargetPath, sitePagePaths } from '../../site/old-addresses/target.ts';
import { shownPath } from '../../site/old-addresses/shown-path.ts';
import { readOldAddress } from '../../site/old-address.ts';
import { type Lists, termNamed } from '../terms/terms-named.ts';
import type { FormerList, FormerPage } from '../../import/files/former-page.ts';

/** Where an old address that belongs to no recipe leads. */
export type LeadTarget = Extract<OldAddressTarget, { kind: 'page' | 'path' }>;
export type Lead = { address: string; target: LeadTarget };

const targets: Record<NonNullable<FormerPage['place']>, LeadTarget> = {
  about: { kind: 'page', page: 'about' },
  contact: { kind: 'page', page: 'links' },
  recipes: { kind: 'page', page: 'recipes' },
  home: { kind: 'page', page: 'home' },
  privacy: { kind: 'path', path: '/privacy' },
  terms: { kind: 'path', path: '/terms' },
};

/** A page for some purpose leads to the one of the site that is for the same. */
export const leadsOfPage = ({ place, addresses }: Pick<FormerPage, 'place' | 'addresses'>) =>
  place === null ? [] : leadsTo(addresses, targets[place]);

/** A list leads to the recipes under the same term of the site, else to those that its word finds. */
export function leadsOfList({ kind, name, addresses }: FormerList, site: Lists): Lead[] {
  const word = { word: name, kind: kind === 'tag' ? ('tag' as const) : ('category' as const) };
  const term = termNamed(word, site);
  const filter = filterKinds.find((each) => term && termKindOf[each] === term.kind);
  const query =
    term && filter ? { [filter]: [term.slug] } : { search: name.replaceAll(/[!'()*]/g, ' ') };
  const path = sitePagePaths.recipes + serialiseRecipeQuery(query);
  return isTargetPath(path) ? leadsTo(addresses, { kind: 'path', path }) : [];
}

const leadsTo = (addresses: readonly string[], target: LeadTarget): Lead[] =>
  addresses
    .filter((address) => readOldAddress(address) !== null)
    .map((address) => ({ address, target }));

/** Where it leads, as it is shown. */
export const shownTarget = (target: LeadTarget): string =>
  target.kind === 'page' ? sitePagePaths[target.page] : shownPath(target.path);
