import { escapeHtml, unescapeHtml } from '../../text/escape-html.ts';
import { isWebAddress } from '../../text/safe-href.ts';
import { unsubscribePlaceholder } from './unsubscribe-placeholder.ts';

/** As letters are written here; what a cook writes stands in them escaped. */
const linkStart = /<a href="([^"]*)"/g;

/** More than an address takes that counts who follows it, in bytes. */
export const countedAddressMax = 300;

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(linkStart)].map(([, escaped = '']) => unescapeHtml(escaped));

/** To write or to call somebody is no visit, and who leaves is not watched. */
const isCounted = (href: string): boolean =>
  isWebAddress(href) && !href.startsWith(unsubscribePlaceholder);

/** Where a letter leads that is counted, each address once, in the order of the letter. */
export const countedLinks = (html: string): string[] => [
  ...new Set(hrefsIn(html).filter(isCounted)),
];

/** How many bytes a letter would grow at most by having its links counted. */
export const countingBytes = (html: string): number =>
  hrefsIn(html).filter(isCounted).length * countedAddressMax;

/** The same letter, whose links lead through other addresses where there are such. */
export const ledThrough = (html: string, addresses: ReadonlyMap<string, string>): string =>
  html.replaceAll(linkStart, (link, escaped: string) => {
    const address = addresses.get(unescapeHtml(escaped));
    return address === undefined ? link : `<a href="${escapeHtml(address)}"`;
  });
