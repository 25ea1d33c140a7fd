import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import { type DrawnElement, referenceCounter } from './svg-references.ts';
import { kindOf, type Reference, referencesOfStyle, rulesIn } from './svg-styles.ts';
import { cleanAttribute, isHarmlessCss, referencesIn } from './svg-values.ts';
import { DRAWING_ELEMENTS, TEXT_ELEMENTS, UNWRAPPED_ELEMENTS } from './svg-vocabulary.ts';

export type CleanDrawing = { svg: string } | { error: 'malformed' | 'too-complex' };

type Fate = 'kept' | 'unwrapped' | 'dropped';
type Tag = SaxesTagNS;
/** `name` is that of the nearest element that is written. */
type OpenElement = { fate: Fate; name: string };
type Drawing = {
  out: string[];
  open: OpenElement[];
  droppedAt: number;
  elements: number;
  css: string | undefined;
  references: ReturnType<typeof referenceCounter>;
  fault: 'malformed' | 'too-complex' | undefined;
};

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const UNMARKED = 'marker:none!important;';
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 100_000;
const CHUNK = 16_384;

/**
 * Writes a drawing anew from the parts that can only draw: nothing that runs, moves, loads or reaches
 * outside is carried over, and whatever is not known is left out. Linear in the length of the text.
 */
export function sanitizeSvg(text: string): CleanDrawing {
  const drawing: Drawing = {
    out: [],
    open: [],
    droppedAt: Infinity,
    elements: 0,
    css: undefined,
    references: referenceCounter(),
    fault: undefined,
  };
  const parser = parserInto(drawing);
  for (let at = 0; at < text.length && !drawing.fault; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
  }
  if (!drawing.fault) parser.close();
  if (drawing.fault) return { error: drawing.fault };
  if (!drawing.out[0]?.startsWith('<svg')) return { error: 'malformed' };
  if (drawing.references.isTooLarge()) return { error: 'too-complex' };
  return { svg: drawing.out.join('') };
}

function parserInto(drawing: Drawing): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({
    xmlns: true,
    additionalNamespaces: { xlink: XLINK, svg: SVG },
  });
  parser.on('error', () => {
    drawing.fault ??= 'malformed';
  });
  parser.on('opentagstart', () => {
    drawing.elements += 1;
    if (drawing.elements > MAX_ELEMENTS) drawing.fault ??= 'too-complex';
    if (drawing.open.length >= MAX_DEPTH) drawing.fault ??= 'too-complex';
  });
  parser.on('opentag', (tag) => openTag(drawing, tag));
  parser.on('closetag', (tag) => closeTag(drawing, tag));
  parser.on('text', (text) => addText(drawing, text));
  parser.on('cdata', (text) => addText(drawing, text));
  return parser;
}

function openTag(drawing: Drawing, tag: Tag): void {
  const depth = drawing.open.length;
  const fate = depth < drawing.droppedAt ? fateOf(tag, depth) : 'dropped';
  const written = fate === 'kept' ? tag.local : drawing.open.at(-1)?.name;
  drawing.open.push({ fate, name: written ?? '' });
  if (fate === 'dropped') drawing.droppedAt = Math.min(drawing.droppedAt, depth);
  if (fate !== 'kept') return;
  const attributes = cleanAttributes(tag);
  if (drawing.open.some(({ name }, at) => name === 'marker' && at < depth)) unmark(attributes);
  drawing.references.enter(drawnElement(tag.local, attributes));
  const list = [...attributes].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const space = depth === 0 ? ` xmlns="${SVG}"` : '';
  if (tag.local === 'style') drawing.css = '';
  else drawing.out.push(`<${tag.local}${space}${list.join('')}>`);
}

function closeTag(drawing: Drawing, tag: Tag): void {
  const closed = drawing.open.pop();
  if (drawing.open.length === drawing.droppedAt) drawing.droppedAt = Infinity;
  if (closed?.fate !== 'kept') return;
  drawing.references.leave();
  if (tag.local !== 'style') {
    drawing.out.push(`</${tag.local}>`);
    return;
  }
  const css = drawing.css ?? '';
  drawing.css = undefined;
  if (!isHarmlessCss(css)) return;
  drawing.references.addRules(rulesIn(css));
  drawing.out.push(`<style>${escapeText(css)}</style>`);
}

function addText(drawing: Drawing, text: string): void {
  if (drawing.droppedAt < Infinity) return;
  if (drawing.css !== undefined) drawing.css += text;
  else if (TEXT_ELEMENTS.has(drawing.open.at(-1)?.name ?? '')) drawing.out.push(escapeText(text));
}

function fateOf(tag: Tag, depth: number): Fate {
  if (tag.uri !== SVG && tag.uri !== '') return 'dropped';
  if (depth === 0) return tag.local === 'svg' ? 'kept' : 'dropped';
  if (DRAWING_ELEMENTS.has(tag.local)) return 'kept';
  return UNWRAPPED_ELEMENTS.has(tag.local) ? 'unwrapped' : 'dropped';
}

/** No browser has to draw markers on markers, so that they need not be counted. */
function unmark(attributes: Map<string, string>): void {
  const style = attributes.get('style') ?? '';
  if (!style.startsWith(UNMARKED)) attributes.set('style', UNMARKED + style);
}

function drawnElement(name: string, attributes: ReadonlyMap<string, string>): DrawnElement {
  const isUse = name === 'use';
  return {
    name,
    id: attributes.get('id'),
    classes: attributes.get('class')?.split(/\s+/) ?? [],
    references: referencesOf([...attributes].filter(([each]) => !isUse || each !== 'href')),
    uses: isUse ? attributes.get('href')?.slice(1) : undefined,
    outline: attributes.get('d') ?? attributes.get('points') ?? '',
  };
}

function referencesOf(attributes: readonly [string, string][]): Reference[] {
  return attributes.flatMap(([name, value]) =>
    name === 'style'
      ? referencesOfStyle(value)
      : referencesIn(name, value).map((target) => ({ kind: kindOf(name), target })),
  );
}

/** `xlink:href` becomes the plain `href` that every browser reads; other prefixes go. */
function cleanAttributes(tag: Tag): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { prefix, uri, local, value } of Object.values(tag.attributes)) {
    const isLink = uri === XLINK && local === 'href';
    if (prefix !== '' && !isLink) continue;
    if (kept.has(local)) continue;
    const clean = cleanAttribute(local, value);
    if (clean !== undefined) kept.set(local, clean);
  }
  return kept;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeAttribute = (value: string): string =>
  escapeText(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
