import { addAll } from '../add-all.ts';
import { headingLevels, headingsOf, listItemOf } from '../../text/html-blocks.ts';
import {
  type BlockNode,
  isEmptyRichText,
  type InlineNode,
  type ListItemNode,
  paragraphsFromText,
  type RichText,
  richTextMaxDepth,
  richTextMaxNodes,
  type TextLeaf,
} from '../../text/rich-text.ts';
import { isLinkAddress } from '../../text/safe-href.ts';
import {
  attributeOf,
  type ChildNode,
  type Element,
  isTag,
  isText,
  parseHtml,
  type ParentNode,
} from './document.ts';
import { isOwnLine, isUnseen, visibleLines } from './visible-text.ts';

type Context = { bold: boolean; italic: boolean; href: string | null; lists: number };
type Written = { blocks: BlockNode[]; line: InlineNode[]; nodes: number };

/** A list is two levels of the document, its items' words one more. */
const deepestList = Math.floor((richTextMaxDepth - 3) / 2);
/** Leaves room for what stands around them in a recipe. */
const nodesMax = Math.floor(richTextMaxNodes / 2);

/** A piece of HTML, or a text with some marks of it, as rich text; null where nothing is to be seen. */
export function richTextOfHtml(html: string): RichText | null {
  const isPlain = !/[<&]/.test(html);
  const root = isPlain ? null : parseHtml(html);
  const text = root ? richTextOfNodes(root) : paragraphsFromText(html);
  return text && !isEmptyRichText(text) ? text : null;
}

/** What an element shows; one too large for a text keeps its words line by line. */
export function richTextOfNodes(root: ParentNode): RichText | null {
  const written: Written = { blocks: [], line: [], nodes: 0 };
  const isWhole = write(
    root.children,
    { bold: false, italic: false, href: null, lists: 0 },
    written,
  );
  endLine(written);
  const text: RichText = isWhole
    ? { type: 'document', children: written.blocks }
    : paragraphsFromText(visibleLines(root).join('\n'));
  return isEmptyRichText(text) ? null : text;
}

/** False where there is more than fits. */
function write(nodes: readonly ChildNode[], context: Context, written: Written): boolean {
  return nodes.every((node) => {
    written.nodes += 1;
    if (written.nodes > nodesMax) return false;
    if (isText(node)) addText(node.data, context, written);
    if (!isTag(node) || isUnseen(node)) return true;
    return writeElement(node, context, written);
  });
}

function writeElement(element: Element, context: Context, written: Written): boolean {
  const { name } = element;
  const level = headingLevels[name];
  if ((name === 'ul' || name === 'ol') && context.lists < deepestList) {
    return writeList(element, context, written);
  }
  if (!isOwnLine(element)) return write(element.children, inside(element, context), written);
  endLine(written);
  if (level === undefined) {
    const isWhole = write(element.children, context, written);
    endLine(written);
    return isWhole;
  }
  const own: Written = { blocks: [], line: [], nodes: written.nodes };
  const isWhole = write(element.children, context, own);
  endLine(own);
  written.nodes = own.nodes;
  addAll(written.blocks, headingsOf(own.blocks, level));
  return isWhole;
}

function writeList(list: Element, context: Context, written: Written): boolean {
  endLine(written);
  const items: ListItemNode[] = [];
  const isWhole = list.children.every((child) => {
    const own: Written = { blocks: [], line: [], nodes: written.nodes };
    const nodes = isTag(child) && child.name === 'li' ? child.children : [child];
    const isRead = write(nodes, { ...context, lists: context.lists + 1 }, own);
    endLine(own);
    written.nodes = own.nodes;
    if (own.blocks.length > 0) items.push(listItemOf(own.blocks));
    return isRead;
  });
  const type = list.name === 'ol' ? 'numbered-list' : 'bulleted-list';
  if (items.length > 0) written.blocks.push({ type, children: items });
  return isWhole;
}

function inside(element: Element, context: Context): Context {
  const { name } = element;
  const href = name === 'a' ? attributeOf(element, 'href') : '';
  return {
    ...context,
    bold: context.bold || name === 'b' || name === 'strong',
    italic: context.italic || name === 'i' || name === 'em',
    href: isLinkAddress(href) ? href : context.href,
  };
}

function addText(data: string, { bold, italic, href }: Context, { line }: Written): void {
  const text = data.replaceAll(/[\u200B\uFEFF\u00AD]/g, '').replaceAll(/[\s\u00A0]+/gu, ' ');
  const words = line.length === 0 ? text.trimStart() : text;
  if (words === '') return;
  const leaf: TextLeaf = { text: words, ...(bold && { bold }), ...(italic && { italic }) };
  line.push(href === null ? leaf : { type: 'link', href, children: [leaf] });
}

function endLine(written: Written): void {
  const children = joined(written.line);
  if (children.length > 0) written.blocks.push({ type: 'paragraph', children });
  written.line = [];
}

/** Neighbours of one kind as one leaf, without the blank at the end of the line. */
function joined(line: readonly InlineNode[]): InlineNode[] {
  const leaves: InlineNode[] = [];
  for (const node of line) {
    const last = leaves.at(-1);
    const isSame =
      last &&
      'text' in last &&
      'text' in node &&
      last.bold === node.bold &&
      last.italic === node.italic;
    if (isSame) leaves[leaves.length - 1] = { ...last, text: last.text + node.text };
    else leaves.push(node);
  }
  const last = leaves.at(-1);
  if (last && 'text' in last) {
    const text = last.text.trimEnd();
    if (text === '') leaves.pop();
    else leaves[leaves.length - 1] = { ...last, text };
  }
  return leaves;
}
