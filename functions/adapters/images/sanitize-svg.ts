import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import {
  cleanAttributes,
  drawnElement,
  type KnownStyles,
  unmark,
  XLINK,
} from './svg-attributes.ts';
import { referenceCounter } from './svg-references.ts';
import { cleanSheet } from './svg-styles.ts';
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
  styles: KnownStyles;
  references: ReturnType<typeof referenceCounter>;
  fault: 'malformed' | 'too-complex' | undefined;
};

const SVG = 'http://www.w3.org/2000/svg';
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
    styles: new Map(),
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
  const attributes = cleanAttributes(tag, drawing.styles);
  if (drawing.open.some(({ name }, at) => name === 'marker' && at < depth)) unmark(attributes);
  drawing.references.enter(drawnElement(tag.local, attributes, drawing.styles));
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
  const { css, rules } = cleanSheet(drawing.css ?? '');
  drawing.css = undefined;
  drawing.references.addRules(rules);
  if (css !== '') drawing.out.push(`<style>${escapeText(css)}</style>`);
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

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeAttribute = (value: string): string =>
  escapeText(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
