import type { MeasuredIngredient } from '../measures/conversion.ts';
import type {
  CookBlock,
  CookInline,
  CookList,
  CookListItem,
  CookParagraph,
  CookText,
} from './cook-text.ts';
import type { UnitRef } from './unit-ref.ts';

/** The compact form of a text in a page: a paragraph is a list, a leaf a string. */
export type PackedText = PackedBlock[];

type PackedParagraph = PackedInline[];
type PackedHeading = { h: 1 | 2 | 3; c: PackedInline[] };
type PackedList = { l: 0 | 1; c: PackedItem[] };
type PackedBlock = PackedParagraph | PackedHeading | PackedList;
type PackedItem = (PackedInline | PackedParagraph | PackedList)[];

type PackedStyle = { b?: 1; i?: 1 };
type PackedInline =
  | string
  | ({ t: string } & PackedStyle)
  | ({ f: string; c: string } & PackedStyle)
  | { q: number; m?: number; u?: UnitRef; a?: string; w?: MeasuredIngredient }
  | { id: string; w?: string; s?: 1; p?: number }
  | { href: string; c: PackedInline[] };

type Style = { bold?: boolean; italic?: boolean };

export function packText(text: CookText): PackedText {
  return text.map(packBlock);
}

export function unpackText(text: PackedText): CookText {
  return text.map(unpackBlock);
}

function packBlock(block: CookBlock): PackedBlock {
  if (block.type === 'paragraph') return packParagraph(block);
  if (block.type === 'heading') return { h: block.level, c: block.children.map(packInline) };
  return packList(block);
}

function unpackBlock(block: PackedBlock): CookBlock {
  if (Array.isArray(block)) return unpackParagraph(block);
  if ('h' in block) return { type: 'heading', level: block.h, children: block.c.map(unpackInline) };
  return unpackList(block);
}

function packParagraph({ children }: CookParagraph): PackedParagraph {
  return children.map(packInline);
}

function unpackParagraph(children: PackedParagraph): CookParagraph {
  return { type: 'paragraph', children: children.map(unpackInline) };
}

function packList({ type, children }: CookList): PackedList {
  return { l: type === 'numbered-list' ? 1 : 0, c: children.map(packItem) };
}

function unpackList({ l, c }: PackedList): CookList {
  return { type: l === 1 ? 'numbered-list' : 'bulleted-list', children: c.map(unpackItem) };
}

function packItem({ children }: CookListItem): PackedItem {
  return children.map((child) => {
    if ('text' in child) return packInline(child);
    if (child.type === 'paragraph') return packParagraph(child);
    return isList(child) ? packList(child) : packInline(child);
  });
}

const isList = (node: CookInline | CookList): node is CookList =>
  'type' in node && node.type.endsWith('-list');

function unpackItem(children: PackedItem): CookListItem {
  return {
    type: 'list-item',
    children: children.map((child) => {
      if (Array.isArray(child)) return unpackParagraph(child);
      return typeof child === 'object' && 'l' in child ? unpackList(child) : unpackInline(child);
    }),
  };
}

function packInline(node: CookInline): PackedInline {
  if ('text' in node) {
    return node.bold || node.italic ? { t: node.text, ...packStyle(node) } : node.text;
  }
  if (node.type === 'temperature') {
    return { f: node.fahrenheit, c: node.celsius, ...packStyle(node) };
  }
  if (node.type === 'amount') {
    return {
      q: node.quantity,
      ...(node.max !== undefined && { m: node.max }),
      ...(node.unit !== undefined && { u: node.unit }),
      ...(node.figure !== undefined && { a: node.figure }),
      ...(node.weighing && { w: node.weighing }),
    };
  }
  if (node.type === 'link') return { href: node.href, c: node.children.map(packInline) };
  const { id, words, isFirst, share } = node;
  return {
    id,
    ...(words !== undefined && { w: words }),
    ...(isFirst && { s: 1 }),
    ...(share !== undefined && { p: share }),
  };
}

function unpackInline(node: PackedInline): CookInline {
  if (typeof node === 'string') return { text: node };
  if ('t' in node) return { text: node.t, ...unpackStyle(node) };
  if ('f' in node) {
    return { type: 'temperature', fahrenheit: node.f, celsius: node.c, ...unpackStyle(node) };
  }
  if ('q' in node) {
    return {
      type: 'amount',
      quantity: node.q,
      ...(node.m !== undefined && { max: node.m }),
      ...(node.u !== undefined && { unit: node.u }),
      ...(node.a !== undefined && { figure: node.a }),
      ...(node.w && { weighing: node.w }),
    };
  }
  if ('href' in node) {
    const leaves = node.c.map(unpackInline).filter((leaf) => 'text' in leaf);
    return { type: 'link', href: node.href, children: leaves };
  }
  const { id, w, s, p } = node;
  return {
    type: 'usage',
    id,
    ...(w !== undefined && { words: w }),
    ...(s && { isFirst: true }),
    ...(p !== undefined && { share: p }),
  };
}

function packStyle({ bold, italic }: Style): PackedStyle {
  return { ...(bold && { b: 1 }), ...(italic && { i: 1 }) };
}

function unpackStyle({ b, i }: PackedStyle): Style {
  return { ...(b && { bold: true }), ...(i && { italic: true }) };
}
