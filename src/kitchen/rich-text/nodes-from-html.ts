import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  RichText,
  TextLeaf,
} from '#domain/text/rich-text.ts';
import { headingLevels, headingsOf, listItemOf } from '#domain/text/html-blocks.ts';
import { visible } from '#domain/kitchen/limits/kept-text.ts';
import { styleDeclarations } from '#domain/text/style-declarations.ts';
import { withoutStyles } from '#domain/text/without-styles.ts';
import { isLinkAddress } from '#domain/text/safe-href.ts';

type Marks = Omit<TextLeaf, 'text'>;
type Context = { marks: Marks; href: string | null; depth: number };
type Pasted = { blocks: BlockNode[]; line: InlineNode[] };

const deepestList = 6;
const deepest = 60;
const mostNodes = 4000;
const unseen = new Set(
  'head script style template noscript iframe object embed svg math select textarea title'.split(
    ' ',
  ),
);
const ownLine = new Set(
  (
    'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer ' +
    'form header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** The text of a page or a word processor in the nodes that the server takes, every word of it. */
export function textFromHtml(html: string): RichText {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const pasted: Pasted = { blocks: [], line: [] };
  readNodes([...body.childNodes], { marks: {}, href: null, depth: 0 }, pasted);
  endLine(pasted);
  return withinLimits(pasted.blocks);
}

function readNodes(nodes: readonly ChildNode[], context: Context, pasted: Pasted): void {
  for (const node of nodes) {
    if (node instanceof Text) addText(node.data, context, pasted);
    else if (node instanceof Element) readElement(node, context, pasted);
  }
}

function readElement(element: Element, context: Context, pasted: Pasted): void {
  const name = element.localName;
  if (unseen.has(name) || isHidden(element)) return;
  const inside = { ...context, depth: context.depth + 1 };
  const level = headingLevels[name];
  const item = wordItem(element);
  if (context.depth > deepest) addText(element.textContent, context, pasted);
  else if (name === 'br') endLine(pasted);
  else if (name === 'ul' || name === 'ol') addList(element, inside, pasted);
  else if (level) addHeading(element, level, { inside, pasted });
  else if (item) addWordItem(element, item, { inside, pasted });
  else {
    if (ownLine.has(name)) endLine(pasted);
    readNodes([...element.childNodes], withMarks(element, inside), pasted);
    if (ownLine.has(name)) endLine(pasted);
  }
}

function addText(data: string, { marks, href }: Context, { line }: Pasted): void {
  const text = visible(data)
    .replaceAll(/[\u{200B}\u{FEFF}\u{AD}]/gu, '')
    .replaceAll(/[\s\u{A0}]+/gu, ' ');
  const written = line.length === 0 ? text.trimStart() : text;
  if (written === '') return;
  const leaf: TextLeaf = { text: written, ...marks };
  line.push(href === null ? leaf : { type: 'link', href, children: [leaf] });
}

function endLine(pasted: Pasted): void {
  if (pasted.line.length > 0) pasted.blocks.push({ type: 'paragraph', children: pasted.line });
  pasted.line = [];
}

type Place = { inside: Context; pasted: Pasted };

function addHeading(element: Element, level: 1 | 2 | 3, { inside, pasted }: Place): void {
  endLine(pasted);
  const own: Pasted = { blocks: [], line: [] };
  readNodes([...element.childNodes], inside, own);
  endLine(own);
  pasted.blocks.push(...headingsOf(own.blocks, level));
}

function addList(element: Element, inside: Context, pasted: Pasted): void {
  endLine(pasted);
  const children: ListItemNode[] = [];
  const isTooDeep = listDepth(element) > deepestList;
  for (const child of element.childNodes) {
    const own: Pasted = { blocks: [], line: [] };
    const isItem = child instanceof Element && child.localName === 'li';
    readNodes(isItem ? [...child.childNodes] : [child], inside, own);
    endLine(own);
    if (isTooDeep) for (const block of own.blocks) pasted.blocks.push(block);
    else if (own.blocks.length > 0) children.push(listItemOf(own.blocks));
  }
  const type = element.localName === 'ol' ? 'numbered-list' : 'bulleted-list';
  if (children.length > 0) pasted.blocks.push({ type, children });
}

const listDepth = (element: Element): number => {
  let depth = 1;
  for (
    let at = element.parentElement?.closest('ul, ol');
    at;
    at = at.parentElement?.closest('ul, ol')
  ) {
    depth += 1;
  }
  return depth;
};

/** Word writes the items of a list as paragraphs, with the bullet or number in a text of its own. */
function wordItem(element: Element): 'bulleted-list' | 'numbered-list' | null {
  if (!/^l\d/.test(declared(element, 'mso-list'))) return null;
  const bullet =
    [...element.querySelectorAll('*')].find(isListMark)?.textContent ?? element.textContent;
  return /^\s*(?:\d+|[a-z])[.)]/i.test(bullet) ? 'numbered-list' : 'bulleted-list';
}

const isListMark = (element: Element): boolean => declared(element, 'mso-list') === 'ignore';

const declared = (element: Element, property: string): string =>
  styleDeclarations(element.getAttribute('style') ?? '').get(property) ?? '';

function addWordItem(
  element: Element,
  type: 'bulleted-list' | 'numbered-list',
  { inside, pasted }: Place,
): void {
  endLine(pasted);
  const own: Pasted = { blocks: [], line: [] };
  readNodes([...element.childNodes], inside, own);
  endLine(own);
  if (own.blocks.length === 0) return;
  const last = pasted.blocks.at(-1);
  if (last?.type === type) last.children.push(listItemOf(own.blocks));
  else pasted.blocks.push({ type, children: [listItemOf(own.blocks)] });
}

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  isListMark(element) ||
  declared(element, 'display') === 'none' ||
  declared(element, 'mso-hide') === 'all';

function withMarks(element: Element, { marks, ...context }: Context): Context {
  const name = element.localName;
  const href = name === 'a' ? linkOf(element.getAttribute('href')) : null;
  const isBold = isMarked(declared(element, 'font-weight'), {
    ...bold,
    otherwise: bold.tags.has(name) || marks.bold === true,
  });
  const isItalic = isMarked(declared(element, 'font-style'), {
    ...italic,
    otherwise: italic.tags.has(name) || marks.italic === true,
  });
  const own = { ...(isBold && { bold: true }), ...(isItalic && { italic: true }) };
  return { ...context, marks: own, href: href ?? context.href };
}

const bold = {
  tags: new Set(['b', 'strong']),
  on: /^(?:bold|bolder|[6-9]00)$/,
  off: /^(?:normal|lighter|[1-5]00)$/,
};
const italic = { tags: new Set(['i', 'em', 'cite']), on: /^(?:italic|oblique)/, off: /^normal$/ };

/** A style says more than its tag: Google Docs wraps all that is copied in a <b> of normal weight. */
const isMarked = (
  value: string,
  { on, off, otherwise }: { on: RegExp; off: RegExp; otherwise: boolean },
): boolean => on.test(value) || (!off.test(value) && otherwise);

/** Only an address that the server takes. */
function linkOf(href: string | null): string | null {
  const address = href?.trim() ?? '';
  return isLinkAddress(address) ? address : null;
}

/** Beyond the most nodes formatting is given up, never words. */
function withinLimits(blocks: BlockNode[]): RichText {
  const document: RichText = { type: 'document', children: blocks };
  if (countNodes(blocks) <= mostNodes) return document;
  const lines = blocks.map(wordsOf);
  const kept = lines.length * 2 < mostNodes ? lines : [lines.join(' ')];
  return {
    type: 'document',
    children: kept.map((text) => ({ type: 'paragraph', children: [{ text }] })),
  };
}

type Counted = BlockNode | ListItemNode | InlineNode;

function countNodes(nodes: readonly Counted[]): number {
  return nodes.reduce((sum, node) => sum + 1 + ('text' in node ? 0 : countNodes(node.children)), 0);
}

function wordsOf(node: Counted): string {
  if ('text' in node) return node.text;
  const isBlock =
    'children' in node && node.children.some((child) => 'type' in child && child.type !== 'link');
  return node.children.map(wordsOf).join(isBlock ? ' ' : '');
}
