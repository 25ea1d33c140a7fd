import { bareHost } from '../address/bare-host.ts';
import { isHttpAddress } from '../../text/safe-href.ts';

/** Path and query of an address of the blog: "/2021/03/pie/", "/?p=7"; null where it is none. */
export function oldAddress(link: string, base: string | null): string | null {
  const url = urlOf(link, base);
  // Two slashes in front would lead to another host.
  return url === null ? null : url.pathname.replace(/^\/{2,}/, '/') + url.search;
}

function urlOf(link: string, base: string | null): URL | null {
  if (link === '') return null;
  const around = base ?? 'https://blog.invalid';
  if (!URL.canParse(link, around)) return null;
  const url = new URL(link, around);
  return isHttpAddress(url.href) ? url : null;
}

/** The address of a post by its number, for a blog in a folder too: "/blog/?p=7". */
export function numberAddress(query: string, base: string | null): string {
  const path = base !== null && URL.canParse(base) ? new URL(base).pathname : '/';
  return `${path.replace(/\/?$/, '/')}?${query}`;
}

/** The address of a page below the blog, also of one in a folder: "/blog/tag/plums/". */
export const addressBelow = (path: string, base: string | null): string =>
  numberAddress('', base).slice(0, -1) + path;

/** The same address with another last part of its path; null where it has none. */
export function renamedAddress(address: string, slug: string): string | null {
  const [path = '', ...query] = address.split('?');
  const parts = path.split('/');
  const last = parts.findLastIndex((part) => part !== '');
  if (last === -1 || slug === '' || query.length > 0) return null;
  const encoded = URL.canParse(`/${slug}`, 'https://blog.invalid')
    ? new URL(`/${slug}`, 'https://blog.invalid').pathname.slice(1)
    : slug;
  return parts.with(last, encoded).join('/');
}

/** Whether a link of a text leads to a page of the blog itself, and not to one of its files. */
export function isOwnAddress(href: string, base: string | null): boolean {
  if (base === null || !URL.canParse(href)) return false;
  const url = new URL(href);
  const isFile =
    /\/wp-content\/|\/content\/images\/|\.(?:jpe?g|png|gif|webp|avif|pdf|zip|mp[34])$/i;
  return isOwnHost(url, base) && !isFile.test(url.pathname);
}

export const isOwnHost = (url: URL, base: string): boolean =>
  URL.canParse(base) && bareHost(url) === bareHost(new URL(base));
