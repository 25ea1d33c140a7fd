import { linkAddress } from '#contract/fields.ts';
import { richTextFromMarkdown } from '../markdown/markdown.ts';
import {
  type BlockNode,
  type InlineNode,
  isTextLeaf,
  type ListItemNode,
  type ListNode,
  type ParagraphNode,
  type RichText,
} from '#domain/text/rich-text.ts';

/** Recipes have no block quotes; their text is kept as plain paragraphs. */
const quoteMarks = /^ {0,3}(?:> ?)+/gm;

/**
 * Markdown of another site as rich text; null when it is blank. Links to that site's own pages lead
 * nowhere here, so they become the text they are.
 */
export function richTextFrom(markdown: string): RichText | null {
  if (markdown.trim() === '') return null;
  const text = richTextFromMarkdown(markdown.replaceAll(quoteMarks, ''));
  return { ...text, children: text.children.map(unlinkBlock) };
}

function unlinkBlock(block: BlockNode): BlockNode {
  return isList(block) ? unlinkList(block) : unlinkText(block);
}

function unlinkText<Node extends Exclude<BlockNode, ListNode>>(node: Node): Node {
  return { ...node, children: unlink(node.children) };
}

function unlinkList(list: ListNode): ListNode {
  return { ...list, children: list.children.map(unlinkItem) };
}

function unlinkItem(item: ListItemNode): ListItemNode {
  const children = item.children.flatMap((child): ListItemNode['children'] => {
    if (isTextLeaf(child)) return [child];
    if (child.type === 'paragraph') return [unlinkText<ParagraphNode>(child)];
    return isList(child) ? [unlinkList(child)] : unlink([child]);
  });
  return { ...item, children };
}

function unlink(nodes: readonly InlineNode[]): InlineNode[] {
  return nodes.flatMap((node): InlineNode[] => {
    const isDead = !isTextLeaf(node) && node.type === 'link' && !leadsSomewhere(node.href);
    return isDead ? node.children : [node];
  });
}

const leadsSomewhere = (href: string) => linkAddress.safeParse(href).success;

const isList = (node: { type: string }): node is ListNode => node.type.endsWith('-list');
