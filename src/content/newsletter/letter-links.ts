import { isSitePath, safeHref } from '#domain/text/safe-href.ts';

/** Where a link of a letter leads, seen from nowhere; null where it may lead nowhere. */
export function hrefFrom(href: string, origin: string): string | null {
  const address = safeHref(href);
  return address !== null && isSitePath(address) ? origin + address : address;
}
