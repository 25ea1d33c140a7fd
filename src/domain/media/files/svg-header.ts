import type { HeaderResult } from './image-header.ts';
import { readSubset } from './svg-entities.ts';

type Attributes = ReadonlyMap<string, string>;
type Size = { width: number; height: number };

/** What browsers give a drawing that names no size. */
const DEFAULT_SIZE: Size = { width: 300, height: 150 };
const PIXELS_PER_UNIT: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};
const LENGTH = /^\s*\+?(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})(px|pt|pc|in|cm|mm|q|em|rem|ex)?\s*$/i;
/** Bounded, since each character that may be given back takes room on the stack. */
const ATTRIBUTE =
  /\s{1,5000}([^\s=/>"']{1,100})\s{0,100}=\s{0,100}(?:"([^"<]{0,50000})"|'([^'<]{0,50000})')/y;
const ROOT = /<(?:[A-Za-z_][\w.-]{0,50}:)?svg(?=[\s/>])/y;
const MAX_ROOT_ATTRIBUTES = 200;
const MIN_SIDE_WITHOUT_SIZE = 512;

export const isSvg = (bytes: Uint8Array): boolean => {
  const text = decodeText(bytes.subarray(0, 1024), false)?.trimStart() ?? '';
  return /^<(?:\?xml\s|!--|!DOCTYPE\s+svg\b|(?:[A-Za-z_][\w.-]{0,50}:)?svg[\s/>])/i.test(text);
};

export function readSvgHeader(bytes: Uint8Array): HeaderResult {
  const text = decodeText(bytes, true);
  const root = text === undefined ? undefined : rootAttributes(text);
  if (!root) return { error: 'malformed' };
  const { width, height } = drawnSize(root);
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  return { type: 'image/svg+xml', ...size, orientation: 1, frames: 1, hasAlpha: true };
}

function rootAttributes(text: string): Attributes | undefined {
  ROOT.lastIndex = rootStart(text);
  if (ROOT.lastIndex < 0 || !ROOT.test(text)) return undefined;
  const attributes = new Map<string, string>();
  let at = ROOT.lastIndex;
  while (attributes.size < MAX_ROOT_ATTRIBUTES) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(text);
    if (!found?.[1]) break;
    attributes.set(found[1], found[2] ?? found[3] ?? '');
    at = ATTRIBUTE.lastIndex;
  }
  return attributes;
}

/**
 * Skips the declaration, comments and a document type with no rules but short names of addresses; -1
 * for anything else.
 */
function rootStart(text: string): number {
  let at = 0;
  for (;;) {
    while (isBlank(text.charCodeAt(at))) at += 1;
    const end = prologEnd(text, at);
    if (end === undefined) return at;
    if (end < 0) return -1;
    at = end;
  }
}

function prologEnd(text: string, at: number): number | undefined {
  const after = (mark: string, from: number): number => {
    const found = text.indexOf(mark, from);
    return found < 0 ? -1 : found + mark.length;
  };
  if (text.startsWith('<?', at)) return after('?>', at + 2);
  if (text.startsWith('<!--', at)) return after('-->', at + 4);
  if (!/^<!doctype\s/i.test(text.slice(at, at + 10))) return undefined;
  const end = after('>', at);
  const bracket = text.slice(at, end).indexOf('[');
  if (bracket === -1) return end;
  const subset = readSubset(text, at + bracket);
  return subset && text[subset.end] === '>' ? subset.end + 1 : -1;
}

function drawnSize(root: Attributes): Size {
  const width = toPixels(root.get('width'));
  const height = toPixels(root.get('height'));
  if (width && height) return { width, height };
  const box = viewBoxSize(root.get('viewBox'));
  if (!box) return { width: width ?? DEFAULT_SIZE.width, height: height ?? DEFAULT_SIZE.height };
  if (width) return { width, height: (width * box.height) / box.width };
  if (height) return { width: (height * box.width) / box.height, height };
  const scale = Math.max(1, MIN_SIDE_WITHOUT_SIZE / Math.max(box.width, box.height));
  const isWhole = Number.isInteger(box.width) && Number.isInteger(box.height);
  return isWhole ? box : { width: box.width * scale, height: box.height * scale };
}

function toPixels(length: string | undefined): number | undefined {
  const [, digits, unit = ''] = LENGTH.exec(length ?? '') ?? [];
  if (digits === undefined) return undefined;
  return Number(digits) * (PIXELS_PER_UNIT[unit.toLowerCase()] ?? 1) || undefined;
}

function viewBoxSize(viewBox: string | undefined): Size | undefined {
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .slice(0, 200)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 && Number.isFinite(width * height) ? { width, height } : undefined;
}

function decodeText(bytes: Uint8Array, whole: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole });
  } catch {
    // A fatal decoder is the platform's only test for well-formed UTF-8.
    return undefined;
  }
}

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
