import { readPage } from '#domain/import/read-page.ts';
import type { SavedPage } from './recipe-pages.ts';

/** The text that readers see, as the import itself takes it from a page. */
export const shownText = ({ html, address, language }: SavedPage): string =>
  readPage(html, { address, language })?.shown ?? '';

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
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ecirc: 'ê',
  acirc: 'â',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  ntilde: 'ñ',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  atilde: 'ã',
  otilde: 'õ',
  bull: '•',
  times: '×',
  aring: 'å',
  oslash: 'ø',
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
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
