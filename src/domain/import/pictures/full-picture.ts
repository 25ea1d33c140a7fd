import { isHttpAddress } from '../../text/safe-href.ts';

/** "-300x200" before the ending: a smaller copy that WordPress made. */
const size = /-\d{2,5}x\d{2,5}(?=\.[a-z]{3,4}$)/i;
/** Services that hand out the picture of the address behind their own. */
const photon = /^https?:\/\/i\d\.wp\.com\//i;
const shortPixel = /^https?:\/\/[\w-]{1,40}\.shortpixel\.ai\/[^?]{1,200}?\/(?=https?:\/\/)/i;
/** What makes an address one of a smaller or changed copy. */
export const sizeQueries = ['w', 'h', 'resize', 'fit', 'ssl', 'quality', 'strip', 'crop', 'zoom'];

/**
 * The address of a picture in full size; null where it is none. `known` are the pictures that the
 * blog says it has: a name such as "pan-20x30.jpg" among them is no smaller copy.
 */
export function fullPicture(
  address: string,
  base: string | null,
  known: ReadonlySet<string> = new Set(),
): string | null {
  const whole = wholeAddress(address, base);
  if (whole === null) return null;
  const plain = withoutSizeQueries(behindService(whole));
  const url = new URL(plain);
  if (known.has(plain) || !url.pathname.includes('/wp-content/') || !size.test(url.pathname))
    return plain;
  url.pathname = url.pathname.replace(size, '');
  return url.href;
}

function behindService(address: string): string {
  if (photon.test(address)) return address.replace(photon, 'https://');
  const { pathname, searchParams } = new URL(address);
  const own = pathname === '/_next/image' ? searchParams.get('url') : null;
  if (own !== null) return wholeAddress(own, address) ?? address;
  return address.replace(shortPixel, '');
}

/** A web address, also of one that leads on from the blog; null of all else. */
export function wholeAddress(address: string, base: string | null): string | null {
  const decoded = address.trim();
  if (decoded === '' || /^data:/i.test(decoded)) return null;
  const whole =
    base !== null && URL.canParse(decoded, base) ? new URL(decoded, base).href : decoded;
  return isHttpAddress(whole) ? new URL(whole).href : null;
}

function withoutSizeQueries(address: string): string {
  const url = new URL(address);
  const isOwn = /\.wordpress\.com$|\/wp-content\//i.test(url.hostname + url.pathname);
  if (!isOwn || url.search === '') return address;
  for (const name of sizeQueries) url.searchParams.delete(name);
  return url.href;
}
