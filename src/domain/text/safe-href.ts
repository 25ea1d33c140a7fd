/**
 * The address when a page may link to it: http, https, mailto, tel or a path on the same site;
 * null for everything else, also when the text only becomes another scheme in a browser's eyes.
 */
export function safeHref(href: string): string | null {
  const address = href.trim();
  if (hasControlCharacter(address)) return null;
  if (isSitePath(address)) return address;
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? address : null;
  return /^mailto:[^\s]/i.test(address) || isTelephone(address) ? address : null;
}

/** Digits, with a plus before them and the signs that people write between them. */
function isTelephone(address: string): boolean {
  return /^tel:\+?[\d(). -]{1,40}$/i.test(address) && /\d/.test(address);
}

/** Whether an address leads to another website, so that its link opens in a new tab. */
export function isWebAddress(href: string): boolean {
  return /^https?:\/\//i.test(href) && safeHref(href) !== null;
}

/** Whether an address is a path of this site; a browser reads `//host` and `/\host` as another one. */
export function isSitePath(address: string): boolean {
  return address.startsWith('/') && !/^\/[/\\]/.test(address);
}

export const linkMaxLength = 2048;

/** Where a link in a text may lead: a web address, a mail address or a telephone. */
export function isLinkAddress(address: string): boolean {
  if (address.length > linkMaxLength || /\s/.test(address)) return false;
  if (/^https?:\/\/[^/?#]+/i.test(address)) return URL.canParse(address);
  return /^mailto:./i.test(address) || isTelephone(address);
}

/** The same, or a page of the site that the text stands on: "/recipes/pie". */
export function isTextLink(address: string): boolean {
  return isLinkAddress(address) || isPlainPath(address);
}

/** A path of this site as a link is kept: without blanks, and no longer than an address may be. */
export function isPlainPath(address: string): boolean {
  return isSitePath(address) && address.length <= linkMaxLength && !/[\s\p{Cc}]/u.test(address);
}

/** Whether a text is the whole address of a website. */
export function isHttpAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+/i.test(text) && !/\s/.test(text) && URL.canParse(text);
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
