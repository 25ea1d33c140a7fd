import { isLinkAddress, isPlainPath } from '#domain/text/safe-href.ts';

/**
 * The address that is meant: "example.com" is one of the web and "me@example.com" one for mail. Null
 * where no link can lead there.
 */
export function linkAddressOf(typed: string): string | null {
  const meant = [typed, /^[^\s:/@]+@[^\s@]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`];
  const isNamed = /^[^\s/]+\.[^\s/]/.test(typed) || typed.includes(':');
  return isNamed ? (meant.find(isLinkAddress) ?? null) : null;
}

/** The same for a text, which may lead to a page of the site itself: "/recipes/pie". */
export const textLinkOf = (typed: string): string | null =>
  isPlainPath(typed) ? typed : linkAddressOf(typed);
