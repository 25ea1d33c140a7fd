import { readPage } from '#domain/import/read-page.ts';
import type { SavedPage } from './recipe-pages.ts';

/** The text that readers see, as the import itself takes it from a page. */
export const shownText = ({ html, address, language }: SavedPage): string =>
  readPage(html, { address, language })?.shown ?? '';

/** The same without the name of the page, as whoever marks all of it copies it. */
export const bodyText = (page: SavedPage): string =>
  shownText(page).split('\n').slice(1).join('\n');

const unseen = /<(script|style|noscript|template|svg|iframe)\b[^>]*>[^]*?<\/\1\s*>|<!--[^]*?-->/giu;
const lineBreak =
  /<\/?(?:address|article|aside|blockquote|br|button|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|label|li|main|nav|ol|option|p|pre|section|select|summary|table|tbody|td|tfoot|th|thead|title|tr|ul)\b[^>]*>/giu;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  deg: '°',
  ordm: 'º',
  hellip: '…',
  szlig: 'ß',
  bull: '•',
  times: '×',
  oslash: 'ø',
  aelig: 'æ',
  oelig: 'œ',
};
/** "&eacute;" is an e with its mark. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
};

/** The text of a page by another way, which knows nothing of the import: tags cut out of the source. */
export function strippedText({ html }: SavedPage): string {
  return html
    .replaceAll(unseen, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(lineBreak, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&#x([\da-f]{1,6});/giu, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replaceAll(/&#(\d{1,7});/gu, (_, decimal: string) => String.fromCodePoint(Number(decimal)))
    .replaceAll(/&(\w{2,8});/gu, (whole, name: string) => named[name] ?? whole)
    .replaceAll(/&([a-z])(\w{3,5});/giu, (whole, letter: string, mark: string) =>
      marks[mark] === undefined ? whole : `${letter}${marks[mark]}`.normalize(),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
