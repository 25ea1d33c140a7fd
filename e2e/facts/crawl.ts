import type { Page } from 'playwright-core';
import { askSite } from '../ask-site.ts';
import { readPageFacts, type PageFacts } from './page-facts.ts';

export type CrawledPage = { path: string; status: number; facts: PageFacts };

export type CrawledSite = {
  origin: string;
  pages: CrawledPage[];
  /** Paths that the sitemap names. */
  listed: string[];
};

/** Finds every page of a site that its sitemap names or a link of another page leads to. */
export async function crawlSite(parser: Page, home: string): Promise<CrawledSite> {
  const { origin } = new URL(home);
  const ask = (path: string) => askSite(new URL(path, origin));
  const textOf = async (path: string) => (await ask(path)).body;
  const parts = pathsIn(await textOf('/sitemap.xml'), origin);
  const maps = await Promise.all(parts.map(textOf));
  const listed = maps.flatMap((map) => pathsIn(map, origin));
  const pages = new Map<string, CrawledPage>();
  const waiting = new Set(['/', ...listed]);
  for (const path of waiting) {
    const { status, headers, body } = await ask(path);
    const isPage = headers['content-type']?.startsWith('text/html');
    const facts = await parser.evaluate(readPageFacts, isPage ? body : '');
    pages.set(path, { path, status, facts });
    for (const link of internalLinks(facts, `${origin}${path}`)) waiting.add(link.pathname);
  }
  return { origin, listed, pages: [...pages.values()] };
}

/** Addresses of the same site that a page leads to. */
export function internalLinks({ links }: PageFacts, address: string): URL[] {
  const { origin } = new URL(address);
  return links.map((link) => new URL(link, address)).filter((url) => url.origin === origin);
}

function pathsIn(sitemap: string, origin: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const url = new URL(location);
    if (url.origin !== origin) throw new Error(`${location} is not an address of ${origin}`);
    return url.pathname;
  });
}
