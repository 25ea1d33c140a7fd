import { bareHost } from '../address/bare-host.ts';
import { fetchableAddress } from '../address/public-address.ts';

/** The site that a cook moves: its hosts without "www.", and the folder it lies in. */
export type OwnSite = {
  /** What was typed, as a whole address: a page of it, or a list of its pages. */
  asked: string;
  /** Where it begins. */
  home: string;
  /** What it is called by: the one that was typed, and where that led. */
  hosts: readonly string[];
  /** Of the paths of its pages: "/", "/blog/". */
  folder: string;
};

/** "pies.example", "https://www.pies.example/blog" as people type it; null where no page can be fetched from it. */
export function siteOf(typed: string): OwnSite | null {
  const text = typed.trim();
  const url = fetchableAddress(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url) return null;
  const [, folder = '/'] = /^(.*\/)[^/]*$/.exec(withFolderEnd(url.pathname)) ?? [];
  return { asked: url.href, home: new URL(folder, url).href, hosts: [bareHost(url)], folder };
}

/** "/blog" is a folder; "/blog/index.html" and "/sitemap.xml" stand in one. */
const withFolderEnd = (path: string): string => (/\/[^/.]+$/.test(path) ? `${path}/` : path);

/** The same site, also under the host to which its own one led. */
export function withHostOf(site: OwnSite, address: string): OwnSite {
  if (!URL.canParse(address)) return site;
  const host = bareHost(new URL(address));
  return site.hosts.includes(host) ? site : { ...site, hosts: [...site.hosts, host] };
}

export function isOnSite(address: string, { hosts }: OwnSite): boolean {
  const url = fetchableAddress(address);
  return url !== null && hosts.includes(bareHost(url));
}

/** Whether a page may stand at an address of the site; pictures, papers and lists are none. */
export function isPageOfSite(address: string, site: OwnSite): boolean {
  if (!isOnSite(address, site)) return false;
  const { pathname } = new URL(address);
  return pathname.startsWith(site.folder) && !otherFile.test(pathname);
}

const otherFile =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|heic|bmp|tiff?|pdf|docx?|xlsx?|pptx?|zip|gz|mp[34]|m4[av]|mov|webm|avi|ogg|wav|css|js|json|xml|txt|rss|atom|ics|woff2?)$/i;

/** Of a page, the same under each of the hosts and schemes of its site. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.replace(/^\/{2,}/, '/') + search;
}

/** Where sites have the list of their pages, those first that name others. */
export const siteMapPaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/wp-sitemap.xml',
  '/sitemap.xml.gz',
  '/sitemap.txt',
] as const;

/** Where their feeds are, beside what the home page says. */
export const feedPaths = ['/feed/', '/rss.xml', '/atom.xml', '/feed.xml', '/index.xml'] as const;

/** Under the folder of the site, and at the root of its host. */
export function addressesAt({ home, folder }: OwnSite, paths: readonly string[]): string[] {
  const own = folder === '/' ? [] : paths.map((path) => new URL(path.slice(1), home).href);
  return [...own, ...paths.map((path) => new URL(path, home).href)];
}

/** What a list names tells more of a recipe than lists of terms, authors and pictures: these come last. */
export const isMinorMap = (address: string): boolean => minorMap.test(new URL(address).pathname);

const minorMap =
  /(?:^|[^a-z])(?:categor(?:y|ies)|tags?|post_tag|taxonom(?:y|ies)|authors?|users?|images?|videos?|attachments?|archives?|products?|news)(?:[^a-z]|$)/i;
