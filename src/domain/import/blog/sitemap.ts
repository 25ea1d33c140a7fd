import { isHttpAddress } from '../../text/safe-href.ts';
import { type Element, type ParentNode, parseXml, rawText } from '../html/document.ts';
import { childrenOf } from '../xml/xml-tree.ts';

export type Sitemap = {
  /** Addresses of pages, each once and in their order. */
  pages: string[];
  /** Addresses of further sitemaps. */
  maps: string[];
};

/** As many as the standard lets a sitemap name. */
const addressesMax = 50_000;

/** What a sitemap, a sitemap of sitemaps or a plain list of addresses names. */
export function readSitemap(text: string): Sitemap {
  if (!text.includes('<')) return { pages: addresses(text.split(/\s+/)), maps: [] };
  const root = parseXml(text);
  return { pages: named(root, 'urlset', 'url'), maps: named(root, 'sitemapindex', 'sitemap') };
}

/** Pictures and videos have addresses too, one level below those of their pages. */
function named(root: ParentNode | null, list: string, entry: string): string[] {
  const entries = (root ? plainChildren(root, list) : []).flatMap((each) =>
    plainChildren(each, entry),
  );
  return addresses(
    entries.flatMap((each) =>
      plainChildren(each, 'loc')
        .slice(0, 1)
        .map((place) => rawText(place).trim()),
    ),
  );
}

/** Children by their names without a prefix, as some generators write them; not those of pictures. */
const plainChildren = (parent: ParentNode, wanted: string): Element[] =>
  childrenOf(parent).filter(({ name }) => name.replace(/^(?:sm|sitemap|ns\d):/, '') === wanted);

const addresses = (found: readonly string[]): string[] =>
  [...new Set(found.filter(isHttpAddress))].slice(0, addressesMax);
