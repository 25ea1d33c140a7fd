import type { SaxesTagNS } from 'saxes';
import type { DrawnElement } from './svg-links.ts';
import { type CleanStyle, cleanStyle, kindOf } from './svg-styles.ts';
import { cleanAttribute, referencesIn } from './svg-values.ts';

export const XLINK = 'http://www.w3.org/1999/xlink';

type Attributes = Map<string, string>;
/** What each style is written as, since many elements of a drawing have the same. */
export type KnownStyles = Map<string, CleanStyle>;

const UNMARKED = 'marker:none!important';

/** `xlink:href` becomes the plain `href` that every browser reads; other prefixes go. */
export function cleanAttributes(tag: SaxesTagNS, styles: KnownStyles): Attributes {
  const kept: Attributes = new Map();
  for (const { prefix, uri, local, value } of Object.values(tag.attributes)) {
    const isLink = uri === XLINK && local === 'href';
    if (prefix !== '' && !isLink) continue;
    if (kept.has(local)) continue;
    const isStyle = local === 'style';
    const clean = isStyle ? styleOf(value, styles).css : cleanAttribute(local, value);
    if (clean !== undefined && !(isStyle && clean === '')) kept.set(local, clean);
  }
  return kept;
}

/** Not every browser leaves out markers on markers; written so, they need not be counted. */
export function unmark(attributes: Attributes): void {
  const style = attributes.get('style') ?? '';
  if (style.endsWith(UNMARKED)) return;
  attributes.set('style', style === '' ? UNMARKED : `${style};${UNMARKED}`);
}

export function drawnElement(
  name: string,
  attributes: Attributes,
  styles: KnownStyles,
): DrawnElement {
  const isUse = name === 'use';
  const references = [...attributes].flatMap(([attribute, value]) => {
    if (attribute === 'style') return styleOf(value, styles).references;
    if (isUse && attribute === 'href') return [];
    return referencesIn(attribute, value).map((target) => ({ kind: kindOf(attribute), target }));
  });
  return {
    name,
    id: attributes.get('id'),
    classes: attributes.get('class')?.split(/\s+/) ?? [],
    references,
    uses: isUse ? attributes.get('href')?.slice(1) : undefined,
    outline: attributes.get('d') ?? attributes.get('points') ?? '',
  };
}

function styleOf(style: string, styles: KnownStyles): CleanStyle {
  const known = styles.get(style);
  if (known) return known;
  const clean = cleanStyle(style);
  styles.set(style, clean);
  return clean;
}
