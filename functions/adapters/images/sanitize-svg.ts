import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import {
  cleanAttributes,
  drawnElement,
  type KnownStyles,
  unmark,
  XLINK,
} from './svg-attributes.ts';
import { readSubset } from '#domain/media/files/svg-entities.ts';
import { referenceCounter } from './svg-references.ts';
import { cleanSheet } from './svg-styles.ts';
import { DRAWING_ELEMENTS, TEXT_ELEMENTS, UNWRAPPED_ELEMENTS } from './svg-vocabulary.ts';

export type CleanDrawing = { svg: string } | { error: 'malformed' | 'too-complex' };

type Fate = 'kept' | 'unwrapped' | 'dropped';
type Tag = SaxesTagNS;
type Parser = SaxesParser<{ xmlns: true }>;
/** `name` is that of the nearest element that is written. */
type OpenElement = {
  fate: Fate;
  name: string;
  isSwitch: boolean;
  /** Where the last child began that is kept. */
  lastChild: { written: number; elements: number } | undefined;
  hasLostEffect: boolean;
};
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
const MAX_ENTITIES_USED = 1000;

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

function parserInto(drawing: Drawing): Parser {
  const parser: Parser = new SaxesParser({
    xmlns: true,
    additionalNamespaces: { xlink: XLINK, svg: SVG },
  });
  parser.on('error', () => {
    drawing.fault ??= 'malformed';
  });
  parser.on('doctype', (text) => allowEntities(drawing, parser, text));
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

/** Each use is counted, since a short name can stand for a long address. */
function allowEntities(drawing: Drawing, { ENTITIES }: Parser, doctype: string): void {
  let used = 0;
  const entities = readSubset(doctype, doctype.indexOf('['))?.entities ?? [];
  for (const [name, value] of entities) {
    const get = () => {
      used += 1;
      if (used > MAX_ENTITIES_USED) drawing.fault ??= 'too-complex';
      return used > MAX_ENTITIES_USED ? '' : value;
    };
    Object.defineProperty(ENTITIES, name, { get });
  }
}

function openTag(drawing: Drawing, tag: Tag): void {
  const depth = drawing.open.length;
  const fate = depth < drawing.droppedAt ? fateOf(tag, depth) : 'dropped';
  const parent = drawing.open.at(-1);
  if (parent) noteChild(drawing, parent, { fate, name: tag.local });
  drawing.open.push({
    fate,
    name: (fate === 'kept' ? tag.local : parent?.name) ?? '',
    isSwitch: tag.local === 'switch',
    lastChild: undefined,
    hasLostEffect: false,
  });
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

/** Of a switch, what is for every reader stands last and is kept alone. */
function noteChild(
  { out, references }: Drawing,
  parent: OpenElement,
  { fate, name }: { fate: Fate; name: string },
): void {
  if (fate === 'dropped') {
    parent.hasLostEffect ||= name.startsWith('fe');
    return;
  }
  if (parent.isSwitch && parent.lastChild) {
    out.length = parent.lastChild.written;
    references.forgetAfter(parent.lastChild.elements);
  }
  parent.lastChild = { written: out.length, elements: references.size() };
}

function closeTag(drawing: Drawing, tag: Tag): void {
  const closed = drawing.open.pop();
  if (drawing.open.length === drawing.droppedAt) drawing.droppedAt = Infinity;
  if (closed?.fate !== 'kept') return;
  drawing.references.leave();
  // A filter without effects would hide what it is for: this one changes nothing.
  const isEmptied = tag.local === 'filter' && closed.hasLostEffect && !closed.lastChild;
  if (isEmptied) drawing.out.push('<feOffset></feOffset>');
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
