import { type CrawledPage, type CrawledSite, internalLinks } from './crawl.ts';

const shortestDescription = 20;

export const pathsOfPages = ({ pages }: CrawledSite): string[] => pages.map(({ path }) => path);

export const isRecipe = ({ path }: CrawledPage): boolean => /^\/recipes\/./.test(path);

export const isDescribed = ({ facts }: CrawledPage): boolean =>
  (facts.description ?? '').length >= shortestDescription;

export const keepsItsAddress = ({ origin }: CrawledSite, { facts, path }: CrawledPage): boolean =>
  facts.canonical === new URL(path, origin).href;

/** Links to a part of a page that has no such part. */
export function brokenFragments({ pages, origin }: CrawledSite): string[] {
  const idsOf = new Map(pages.map(({ path, facts }) => [path, new Set(facts.ids)]));
  const links = pages.flatMap(({ path, facts }) => internalLinks(facts, origin + path));
  const isBroken = ({ pathname, hash }: URL) =>
    hash !== '' && !idsOf.get(pathname)?.has(decodeURIComponent(hash.slice(1)));
  return links.filter(isBroken).map(String);
}

/** Every picture in every size that a page or its sharing asks for. */
export function pictureAddresses(site: CrawledSite): URL[] {
  const shown = site.pages.flatMap(({ facts, path }) =>
    facts.pictures.map((href) => new URL(href, site.origin + path)),
  );
  return [...shown, ...shareAddresses(site)];
}

export function shareAddresses({ pages, origin }: CrawledSite): URL[] {
  return pages.flatMap(({ facts }) => facts.shareImage ?? []).map((href) => new URL(href, origin));
}
