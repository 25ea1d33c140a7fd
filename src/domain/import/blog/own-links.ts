import { mapInlines } from '../../text/map-inlines.ts';
import type { RichText } from '../../text/rich-text.ts';
import { isOwnHost, oldAddress } from './old-address.ts';

/** Stands for a blog whose export does not say where it was. */
export const unknownBlog = 'https://blog.invalid';

/** A page of the blog by path and query, what no other site has of it, or anything elsewhere. */
export type BlogTarget =
  | { kind: 'page'; address: string }
  | { kind: 'left' }
  | { kind: 'elsewhere' };

const elsewhere: BlogTarget = { kind: 'elsewhere' };

/** Where a link of a text leads, seen from the blog on which it was written. */
export function blogTarget(href: string, site: string | null): BlogTarget {
  if (site === null || !/^https?:/i.test(href) || !URL.canParse(href)) return elsewhere;
  const url = new URL(href);
  if (isCopyOf(url, site)) return { kind: 'left' };
  if (!isOwnHost(url, site)) return elsewhere;
  const address = isLeft(url) ? null : oldAddress(href, site);
  return address === null ? { kind: 'left' } : { kind: 'page', address };
}

/** The text without links to files, feeds and tools of the blog; their words stay. */
export const withoutLeftLinks = (text: RichText, site: string | null): RichText =>
  mapInlines(text, (node) =>
    'type' in node && node.type === 'link' && blogTarget(node.href, site).kind === 'left'
      ? node.children
      : [node],
  );

const files =
  /\.(?:jpe?g|png|gif|webp|avif|heic|svg|bmp|tiff?|pdf|docx?|epub|zip|mp[34]|m4[av]|mov|webm|ogg|css|js)$/i;
/** Folders and programs of blogs that are no pages. */
const tools = new Set(
  [
    'wp-admin wp-content wp-includes wp-json wp-login.php wp-comments-post.php wp-signup.php xmlrpc.php',
    'wprm_print wprm-print tasty-recipes-print cdn-cgi feeds',
  ].flatMap((line) => line.split(' ')),
);
const feeds = new Set('feed rss rss2 rdf atom rss.xml feed.xml atom.xml sitemap.xml'.split(' '));
const acts = new Set('feed replytocom share print preview add-to-cart wc-ajax'.split(' '));

function isLeft({ pathname, searchParams, hash }: URL): boolean {
  const path = pathname.toLowerCase();
  const segments = path.split('/').filter((part) => part !== '');
  const [first = ''] = segments;
  const last = segments.at(-1) ?? '';
  if (files.test(path) || path.includes('/content/images/')) return true;
  if (segments.some((part) => tools.has(part))) return true;
  if (feeds.has(last) || segments.at(-2) === 'feed') return true;
  if (first === 'ghost' && (segments.length === 1 || hash.startsWith('#/'))) return true;
  return [...searchParams.keys()].some((name) => acts.has(name.toLowerCase()));
}

/** A copy of one of its pictures that another host keeps under the name of the blog. */
function isCopyOf({ hostname, pathname }: URL, site: string): boolean {
  if (!/^i\d\.wp\.com$/.test(hostname)) return false;
  const [, host = ''] = pathname.split('/');
  return URL.canParse(`https://${host}`) && isOwnHost(new URL(`https://${host}`), site);
}
