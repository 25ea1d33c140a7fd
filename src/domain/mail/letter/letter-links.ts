import { namingLetter } from '../newsletter/letter-code.ts';
import { isSitePath, safeHref } from '../../text/safe-href.ts';

/** Where a link of a letter leads, seen from nowhere; null where it may lead nowhere. */
export function hrefFrom(href: string, origin: string): string | null {
  const address = safeHref(href);
  return address !== null && isSitePath(address) ? origin + address : address;
}

type Site = { origin: string; code: string | null };

/** The same in the letter of a newsletter, which links to the site name. */
export function letterHref(href: string, site: Site): string | null {
  const address = hrefFrom(href, site.origin);
  return address === null ? null : namingLetter(address, site);
}
