import { addAll } from '#domain/import/add-all.ts';
import type { OwnPageFailure, SiteMapAnswer } from '#contract/import/own-site.ts';
import {
  addressesAt,
  feedPaths,
  isMinorMap,
  isOnSite,
  isPageOfSite,
  type OwnSite,
  pathOf,
  siteMapPaths,
  withHostOf,
} from '#domain/import/site/own-site.ts';

/** The pages of a site, as it lists them itself. */
export type FoundSite = {
  site: OwnSite;
  /** Each once. */
  pages: string[];
  /** There are more than an import may have. */
  isCut: boolean;
  /** A feed names the newest pages, a sitemap all of them. */
  isFeed: boolean;
  /** Lists of further pages that could not be read. */
  lost: string[];
};

export type Search = { found: FoundSite } | { failure: OwnPageFailure | 'no_list' };

export const searchLimits = {
  /** Leaves room in an import for pages with several recipes. */
  pages: 18_000,
  lists: 400,
  /** Lists of lists of lists. */
  depth: 4,
  lost: 40,
} as const;

type Ask = (address: string) => Promise<SiteMapAnswer>;
type List = { address: string; depth: number };
type Listed = Extract<SiteMapAnswer, { outcome: 'list' }>;

/** Finds the pages of a site: by its sitemaps wherever they are, else by its feeds. */
export async function findPages(first: OwnSite, ask: Ask): Promise<Search> {
  const home = await ask(first.home);
  if (home.outcome === 'failure' && !elsewhere.has(home.failure)) return { failure: home.failure };
  const site = home.outcome === 'list' ? withHostOf(first, home.address) : first;
  const walk: Walk = { site, ask, pages: new Map(), visited: new Set(), lost: [], isCut: false };
  if (home.outcome === 'list' && home.kind !== 'page') await read(walk, home, 0);
  const typed = site.asked === site.home ? [] : [site.asked];
  await visitUntilFound(walk, [...typed, ...addressesAt(site, siteMapPaths)]);
  if (walk.pages.size > 0) return { found: foundBy(walk, false) };
  const named = home.outcome === 'list' ? home.maps : [];
  await visitUntilFound(walk, [...named, ...addressesAt(site, feedPaths)]);
  return walk.pages.size > 0 ? { found: foundBy(walk, true) } : { failure: 'no_list' };
}

/** Whatever stands at the beginning of a site, its lists may stand where they do. */
const elsewhere = new Set<OwnPageFailure>(['not_there', 'too_large', 'no_text']);

type Walk = {
  site: OwnSite;
  ask: Ask;
  /** By their paths. */
  pages: Map<string, Listed['pages'][number]>;
  visited: Set<string>;
  lost: string[];
  isCut: boolean;
};

/** Where lists usually are; that there is none is no loss. */
async function visitUntilFound(walk: Walk, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (walk.pages.size > 0) return;
    const answer = await askOnce(walk, address);
    if (answer?.outcome === 'list') await read(walk, answer, 0);
  }
}

/** A list, and all lists that it names. */
async function read(walk: Walk, first: Listed, depth: number): Promise<void> {
  take(walk, first);
  const lists = mapsOf(first, depth);
  while (lists.length > 0 && walk.pages.size < searchLimits.pages) {
    const [list] = lists.splice(0, 1);
    const next = list ? await askOnce(walk, list.address) : null;
    if (!list || !next) continue;
    if (next.outcome === 'list') {
      take(walk, next);
      addAll(lists, mapsOf(next, list.depth));
    } else walk.lost.push(list.address);
  }
  walk.isCut ||= lists.length > 0;
}

/** Null for what was asked before, or is of another site: lists may name themselves, and anything. */
async function askOnce(walk: Walk, address: string): Promise<SiteMapAnswer | null> {
  if (walk.visited.has(address) || !isOnSite(address, walk.site)) return null;
  walk.isCut ||= walk.visited.size >= searchLimits.lists;
  if (walk.visited.size >= searchLimits.lists) return null;
  walk.visited.add(address);
  return walk.ask(address);
}

function take(walk: Walk, { pages, isCut }: Listed): void {
  walk.isCut ||= isCut;
  for (const page of pages) {
    if (!isPageOfSite(page.address, walk.site)) continue;
    const path = pathOf(page.address);
    if (!walk.pages.has(path)) walk.pages.set(path, page);
  }
}

function foundBy({ pages, site, lost, isCut }: Walk, isFeed: boolean): FoundSite {
  const all = [...pages.values()];
  const kept = all.length > searchLimits.pages ? newest(all) : all;
  return {
    site,
    pages: kept.map(({ address }) => address),
    isCut: isCut || kept.length < all.length,
    isFeed,
    lost: lost.slice(0, searchLimits.lost),
  };
}

/** Lists of terms and people last, so that nothing of them takes the room of recipes. */
function mapsOf({ maps, kind }: Listed, depth: number): List[] {
  if (kind === 'page' || depth >= searchLimits.depth) return [];
  const lists = maps.map((address) => ({ address, depth: depth + 1 }));
  const minor = lists.filter(({ address }) => isMinorMap(address));
  return [...lists.filter((list) => !minor.includes(list)), ...minor];
}

/** As many as there is room for: those that were changed last. */
const newest = <Page extends { modifiedAt: string | null }>(pages: readonly Page[]): Page[] =>
  pages
    .toSorted((one, other) => (other.modifiedAt ?? '').localeCompare(one.modifiedAt ?? ''))
    .slice(0, searchLimits.pages);
