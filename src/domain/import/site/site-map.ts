import { isHttpAddress, linkMaxLength } from '../../text/safe-href.ts';
import { writtenDate } from '../text/written-date.ts';
import { listenToMarkup } from '../html/document.ts';

export type SitePage = {
  address: string;
  /** When it was last changed, or written, as far as the list says it: ISO 8601 in UTC. */
  modifiedAt: string | null;
};

export const siteMapKinds = ['sitemap', 'feed', 'robots', 'page'] as const;

/** What a list of the pages of a site names. */
export type SiteMap = {
  kind: (typeof siteMapKinds)[number];
  /** Each once, in the order of the list. */
  pages: SitePage[];
  /** Addresses of further lists. */
  maps: string[];
  /** There are more than are told, or the list breaks off. */
  isCut: boolean;
};

export const siteMapLimits = { pages: 20_000, maps: 1000 } as const;

/** Where the root stands at the latest: below comments and what a document type declares. */
const headCharacters = 100_000;
const xmlRoot = /<(?:[a-z][a-z\d]{0,19}:)?(urlset|sitemapindex|rss|feed|rdf)[\s>]/i;
const htmlRoot = /<(?:!doctype html|html|head|body)[\s>]/i;

/**
 * The pages and further lists that a file of a site names: a sitemap or a sitemap of sitemaps, a list
 * of addresses, a feed, robots.txt, or a page that says where its feed is. Entities that a document
 * type declares stay as they are written.
 */
export function readSiteMap(text: string, address: string): SiteMap {
  const head = text.slice(0, headCharacters);
  const page = htmlRoot.exec(head);
  const list = xmlRoot.exec(head);
  // A feed may hold whole pages, as texts.
  if (page && (!list || page.index < list.index)) return readPage(text, address);
  return list ? readXml(text, address, list[1] ?? '') : readLines(text, address);
}

type Found = ReturnType<typeof found>;

function found(base: string) {
  const pages = new Map<string, SitePage>();
  const maps = new Set<string>();
  let isCut = false;
  return {
    addPage: (written: string, modified: string) => {
      const address = wholeAddress(written, base);
      if (address === null || pages.has(address)) return;
      if (pages.size >= siteMapLimits.pages) isCut = true;
      else pages.set(address, { address, modifiedAt: writtenDate(modified.trim()) });
    },
    addMap: (written: string) => {
      const address = wholeAddress(written, base);
      if (address === null || maps.has(address)) return;
      if (maps.size >= siteMapLimits.maps) isCut = true;
      else maps.add(address);
    },
    told: (kind: SiteMap['kind'], isWhole: boolean): SiteMap => ({
      kind,
      pages: [...pages.values()],
      maps: [...maps],
      isCut: isCut || !isWhole,
    }),
  };
}

/** A web address without what stands behind "#"; null where it is none. */
function wholeAddress(written: string, base: string): string | null {
  const text = written.trim();
  if (text === '' || text.length > linkMaxLength || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  url.hash = '';
  return isHttpAddress(url.href) ? url.href : null;
}

/** Lists and entries by the names of their elements, as the end of the path to them. */
const entries: Readonly<Record<string, 'page' | 'map'>> = {
  'urlset url': 'page',
  'sitemapindex sitemap': 'map',
  'channel item': 'page',
  'rdf:rdf item': 'page',
  'feed entry': 'page',
};
const addressNames = new Set(['loc', 'link', 'guid']);
const dateNames = new Set(['lastmod', 'pubdate', 'dc:date', 'updated', 'published']);

type Entry = { address: string; guid: string; modified: string };

function readXml(text: string, address: string, root: string): SiteMap {
  const list = found(address);
  const path: string[] = [];
  let entry: Entry | null = null;
  const kindHere = () => entries[path.slice(-2).join(' ')];
  const isWhole = listenToMarkup(
    text,
    {
      open: (written, attributes) => {
        path.push(plainName(written));
        if (kindHere()) entry = { address: '', guid: '', modified: '' };
        else if (entry && dateNames.has(path.at(-1) ?? '')) entry.modified = '';
        else linkOf(path, attributes, { entry, list });
      },
      text: (words) => {
        const name = path.at(-1) ?? '';
        if (entry && entries[path.slice(-3, -1).join(' ')]) addWords(entry, name, words);
      },
      close: () => {
        const kind = kindHere();
        path.pop();
        if (!kind || !entry) return;
        const own = entry.address.trim() === '' ? entry.guid : entry.address;
        if (kind === 'map') list.addMap(own);
        else list.addPage(own, entry.modified);
        entry = null;
      },
    },
    true,
  );
  return list.told(/^(?:urlset|sitemapindex)$/i.test(root) ? 'sitemap' : 'feed', isWhole);
}

/** Without a prefix, as some generators write them; those of pictures and videos keep theirs. */
const plainName = (name: string): string =>
  name.toLowerCase().replace(/^(?:sm|sitemap|ns\d|atom10|rss):/, '');

function addWords(entry: Entry, name: string, words: string): void {
  if (name === 'guid') entry.guid += words;
  else if (addressNames.has(name)) entry.address += words;
  else if (dateNames.has(name)) entry.modified += words;
}

/** Feeds of Atom name addresses in attributes, and further pages of themselves. */
function linkOf(
  path: readonly string[],
  attributes: Readonly<Record<string, string>>,
  { entry, list }: { entry: Entry | null; list: Found },
): void {
  const [above = '', name = ''] = path.slice(-2);
  const { rel = 'alternate', href = '' } = attributes;
  if (entry && above === 'entry' && name === 'link' && rel === 'alternate') entry.address ||= href;
  const isOfFeed = (above === 'feed' || above === 'channel') && /^(?:atom:)?link$/.test(name);
  if (isOfFeed && rel === 'next') list.addMap(href);
}

const feedType = /^application\/(?:rss|atom|rdf)\+xml\b/i;

/** Where the feed of a page is; those of its comments name no pages. */
function readPage(html: string, address: string): SiteMap {
  const list = found(address);
  const open = (name: string, { rel = '', type = '', href = '' }: Record<string, string>) => {
    const isFeed = name === 'link' && /\balternate\b/i.test(rel) && feedType.test(type);
    if (isFeed && !/comment/i.test(href)) list.addMap(href);
  };
  const isWhole = listenToMarkup(html, { open, close: nothing, text: nothing }, false);
  return list.told('page', isWhole);
}

const nothing = (): void => undefined;

/** robots.txt, or a plain list of addresses; a text of anything else names none. */
function readLines(text: string, address: string): SiteMap {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const list = found(address);
  if (lines.length > 0 && lines.every(isHttpAddress)) {
    for (const line of lines) list.addPage(line, '');
    return list.told('sitemap', true);
  }
  for (const line of lines) {
    const [, named] = /^sitemap\s*:\s*(\S+)/i.exec(line) ?? [];
    if (named !== undefined) list.addMap(named);
  }
  return list.told('robots', true);
}
