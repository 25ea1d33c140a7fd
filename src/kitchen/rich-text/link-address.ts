import { isLinkAddress, isPlainPath } from '#domain/text/safe-href.ts';

/**
 * The address that is meant: "example.com" is one of the web and "me@example.com" one for mail. Null
 * where no link can lead there; what stands before a colon is a kind of address, where it has no dot.
 */
export function linkAddressOf(typed: string): string | null {
  if (isLinkAddress(typed)) return typed;
  if (!/^[^\s/:]+\.[^\s/:]/.test(typed)) return null;
  const isMail = /^[^\s:/@]+@[^\s@]+$/.test(typed);
  const meant = isMail ? `mailto:${typed}` : `https://${typed}`;
  return isLinkAddress(meant) ? meant : null;
}

/** The same for a text, which may lead to a page of the site itself: "/recipes/pie". */
export const textLinkOf = (typed: string): string | null =>
  isPlainPath(typed) ? typed : linkAddressOf(typed);
