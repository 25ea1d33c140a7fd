import { isHttpAddress } from '../../text/safe-href.ts';
import { childrenNamed, textIn, xmlTree, type XmlElement } from './xml/xml-tree.ts';

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
  const root = xmlTree(text);
  return { pages: named(root, 'urlset', 'url'), maps: named(root, 'sitemapindex', 'sitemap') };
}

/** Pictures and videos have addresses too, one level below those of their pages. */
function named(root: XmlElement | null, list: string, entry: string): string[] {
  const lists = root ? childrenNamed(plain(root), list) : [];
  return addresses(
    lists.flatMap((each) =>
      childrenNamed(plain(each), entry).map((own) => textIn(plain(own), 'loc')),
    ),
  );
}

/** Children by their names without a prefix, as some generators write them; not those of pictures. */
const plain = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.map((child) => ({
    ...child,
    name: child.name.replace(/^(?:sm|sitemap|ns\d):/, ''),
  })),
});

const addresses = (found: readonly string[]): string[] =>
  [...new Set(found.filter(isHttpAddress))].slice(0, addressesMax);
