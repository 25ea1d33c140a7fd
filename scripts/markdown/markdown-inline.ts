import type { Id, UnitId } from '#domain/ids.ts';
import type {
  IngredientUsageReferenceNode,
  InlineNode,
  LinkNode,
  MeasurementNode,
  TextLeaf,
} from '#domain/text/rich-text.ts';
import { safeHref } from '#domain/text/safe-href.ts';

/** How the caller understands `{2 cups}` and `[@key]`; null leaves the text unchanged. */
export type InlineResolvers = {
  measurement?: (text: string) => { quantity: number; unitId: UnitId | null } | null;
  ingredientUsage?: (key: string) => { ingredientUsageId: Id; text: string } | null;
};

type ReferenceNode = MeasurementNode | IngredientUsageReferenceNode;
type Mark = 'bold' | 'italic';
type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'mark'; mark: Mark; change: 1 | -1 }
  | { kind: 'node'; node: ReferenceNode }
  | { kind: 'link-start'; href: string }
  | { kind: 'link-end' };

type Opener = { piece: number; char: string; size: 1 | 2 };

type Scan = {
  text: string;
  at: number;
  pieces: Piece[];
  openers: Opener[];
  openCounts: Map<string, number>;
  brackets: { piece: number; isImage: boolean }[];
  resolvers: InlineResolvers;
};

// Every pattern is sticky and none can read a character twice in one attempt; those that may fail
// stop at the character that begins the next attempt, so that a hostile text costs one pass.
const plainRun = /[^\\*_[\]!{]+/y;
const escaped = /\\([!-/:-@[-`{-~])/y;
const delimiterRun = /\*+|_+/y;
const closingBracket = /\]/y;
const measurement = /\{([^{}]{1,100})\}/y;
const usageReference = /\[@([\w-]{1,64})\]/y;
const destination =
  /\([ ]?<?((?:[^\s()<>[\]]|\([^\s()<>[\]]*\))*)>?(?: +(?:"[^"[\]]*"|'[^'[\]]*'))?[ ]?\)/y;

/** Bold, italic, links, image alternatives and the caller's markup; all else is literal text. */
export function inlineMarkup(text: string, resolvers: InlineResolvers = {}): InlineNode[] {
  const scan: Scan = {
    text,
    at: 0,
    pieces: [],
    openers: [],
    openCounts: new Map(),
    brackets: [],
    resolvers,
  };
  while (scan.at < text.length) readers.some((read) => read(scan));
  return nodesFrom(scan.pieces);
}

// In this order; the last takes whatever character is left.
const readers = [
  readPlainRun,
  readEscaped,
  readDelimiters,
  readMeasurement,
  readUsageReference,
  readClosingBracket,
  readCharacter,
];

function take(scan: Scan, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = scan.at;
  const match = pattern.exec(scan.text);
  if (match) scan.at += match[0].length;
  return match;
}

function pushText(scan: Scan, text: string): true {
  scan.pieces.push({ kind: 'text', text });
  return true;
}

function readPlainRun(scan: Scan): boolean {
  const run = take(scan, plainRun);
  return run !== null && pushText(scan, run[0]);
}

function readEscaped(scan: Scan): boolean {
  const match = take(scan, escaped);
  return match !== null && pushText(scan, match[1] ?? '');
}

function readMeasurement(scan: Scan): boolean {
  const match = take(scan, measurement);
  if (!match) return false;
  const text = (match[1] ?? '').trim();
  const amount = scan.resolvers.measurement?.(text);
  if (!amount) return pushText(scan, match[0]);
  return pushNode(scan, { type: 'measurement', ...amount, children: [{ text }] });
}

function readUsageReference(scan: Scan): boolean {
  const match = take(scan, usageReference);
  if (!match) return false;
  const usage = scan.resolvers.ingredientUsage?.(match[1] ?? '');
  if (!usage) return pushText(scan, match[0]);
  const { ingredientUsageId, text } = usage;
  const children = [{ text }];
  return pushNode(scan, { type: 'ingredient-usage-reference', ingredientUsageId, children });
}

function pushNode(scan: Scan, node: ReferenceNode): true {
  scan.pieces.push({ kind: 'node', node });
  return true;
}

function readCharacter(scan: Scan): boolean {
  const isImage = scan.text.startsWith('![', scan.at);
  const text = isImage ? '![' : scan.text.charAt(scan.at);
  scan.at += text.length;
  if (text.endsWith('[')) scan.brackets.push({ piece: scan.pieces.length, isImage });
  return pushText(scan, text);
}

function readClosingBracket(scan: Scan): boolean {
  if (!take(scan, closingBracket)) return false;
  const bracket = scan.brackets.pop();
  const target = bracket && take(scan, destination);
  if (!bracket || !target) return pushText(scan, ']');
  const href = bracket.isImage ? null : safeHref(target[1] ?? '');
  if (href === null) scan.pieces[bracket.piece] = { kind: 'text', text: '' };
  else closeLink(scan, bracket.piece, href);
  return true;
}

function closeLink(scan: Scan, openingPiece: number, href: string): void {
  closeOpeners(scan, (opener) => opener.piece > openingPiece);
  scan.pieces[openingPiece] = { kind: 'link-start', href };
  scan.pieces.push({ kind: 'link-end' });
  // A link holds no link, so no bracket before it can still open one.
  scan.brackets = [];
}

function readDelimiters(scan: Scan): boolean {
  const run = take(scan, delimiterRun)?.[0];
  if (run === undefined) return false;
  const char = run.charAt(0);
  const before = scan.text.charAt(scan.at - run.length - 1);
  const after = scan.text.charAt(scan.at);
  if (run.length > 3) return pushText(scan, run);
  // Underscores inside a word, as in snake_case, mark nothing.
  const closes = isText(before) && !(char === '_' && isWord(after));
  const opens = isText(after) && !(char === '_' && isWord(before));
  const left = closes ? closeMarks(scan, char, run.length) : run.length;
  if (!opens) return pushText(scan, char.repeat(left));
  if (left >= 2) openMark(scan, char, 2);
  if (left % 2 === 1) openMark(scan, char, 1);
  return true;
}

function closeMarks(scan: Scan, char: string, length: number): number {
  let left = length;
  while (left > 0) {
    const size = newestOpener(scan, char, left);
    if (size === 0) return left;
    const opener = scan.openers.pop();
    if (opener) scan.openCounts.set(keyOf(opener), countOf(scan, opener) - 1);
    const mark = size === 2 ? 'bold' : 'italic';
    scan.pieces[opener?.piece ?? 0] = { kind: 'mark', mark, change: 1 };
    scan.pieces.push({ kind: 'mark', mark, change: -1 });
    left -= size;
  }
  return left;
}

/** Leaves on top the newest opener that `left` characters can close and says its size, or 0. */
function newestOpener(scan: Scan, char: string, left: number): 0 | 1 | 2 {
  const fits = (opener: Opener) => opener.char === char && opener.size <= left;
  const sizes = ([1, 2] as const).filter((size) => fits({ piece: 0, char, size }));
  if (!sizes.some((size) => countOf(scan, { char, size }) > 0)) return 0;
  closeOpeners(scan, (opener) => !fits(opener));
  return scan.openers.at(-1)?.size ?? 0;
}

function closeOpeners(scan: Scan, isDropped: (opener: Opener) => boolean): void {
  for (let top = scan.openers.at(-1); top && isDropped(top); top = scan.openers.at(-1)) {
    scan.openCounts.set(keyOf(top), countOf(scan, top) - 1);
    scan.openers.pop();
  }
}

function openMark(scan: Scan, char: string, size: 1 | 2): void {
  scan.openers.push({ piece: scan.pieces.length, char, size });
  scan.openCounts.set(keyOf({ char, size }), countOf(scan, { char, size }) + 1);
  pushText(scan, char.repeat(size));
}

function keyOf({ char, size }: Pick<Opener, 'char' | 'size'>): string {
  return char.repeat(size);
}

function countOf(scan: Scan, opener: Pick<Opener, 'char' | 'size'>): number {
  return scan.openCounts.get(keyOf(opener)) ?? 0;
}

function isText(char: string): boolean {
  return char.trim() !== '';
}

function isWord(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}

function nodesFrom(pieces: readonly Piece[]): InlineNode[] {
  const nodes: InlineNode[] = [];
  const marks = { bold: 0, italic: 0 };
  let link: LinkNode | null = null;
  for (const piece of pieces) {
    if (piece.kind === 'mark') marks[piece.mark] += piece.change;
    else if (piece.kind === 'link-start') link = { type: 'link', href: piece.href, children: [] };
    else if (piece.kind === 'text') pushLeaf(link?.children ?? nodes, leafOf(piece.text, marks));
    else if (piece.kind === 'node') pushReference({ node: piece.node, link, nodes }, marks);
    else {
      if (link && link.children.length > 0) nodes.push(link);
      link = null;
    }
  }
  return nodes.length > 0 ? nodes : [{ text: '' }];
}

function pushReference(
  at: { node: ReferenceNode; link: LinkNode | null; nodes: InlineNode[] },
  marks: Record<Mark, number>,
): void {
  const children = at.node.children.map((leaf) => leafOf(leaf.text, marks));
  // A link holds text only.
  if (at.link) for (const leaf of children) pushLeaf(at.link.children, leaf);
  else at.nodes.push({ ...at.node, children });
}

function leafOf(text: string, marks: Record<Mark, number>): TextLeaf {
  return {
    text,
    ...(marks.bold > 0 && { bold: true }),
    ...(marks.italic > 0 && { italic: true }),
  };
}

function pushLeaf(nodes: InlineNode[], leaf: TextLeaf): void {
  const last = nodes.at(-1);
  if (leaf.text === '') return;
  const isSame = last && 'text' in last && last.bold === leaf.bold && last.italic === leaf.italic;
  if (isSame) last.text += leaf.text;
  else nodes.push(leaf);
}
