import { cutText } from '../../text/cut-text.ts';
import {
  type BlockNode,
  type InlineNode,
  isTextLeaf,
  type ListItemNode,
  type RichText,
} from '../../text/rich-text.ts';

/** How much may be pasted at once: more than anybody writes, and less than makes an editor wait. */
export const pasteRoom = { nodes: 3000, characters: 100_000 } as const;

export type Room = { nodes: number; characters: number };

/** As much of a text as there is room for, from its beginning. */
export function textWithin(text: RichText, room: Room): { text: RichText; isCut: boolean } {
  const left = { ...room };
  const children = text.children.flatMap((block) => blockWithin(block, left));
  const isCut = left.nodes < 0 || left.characters < 0;
  return isCut ? { text: { type: 'document', children }, isCut } : { text, isCut };
}

/** Takes what there is room for out of `left`, which falls below nothing once something is left out. */
function blockWithin(block: BlockNode, left: Room): BlockNode[] {
  if (!takes(left)) return [];
  if (block.type === 'paragraph' || block.type === 'heading') {
    return [{ ...block, children: inlinesWithin(block.children, left) }];
  }
  const children = block.children.flatMap((item) => itemWithin(item, left));
  return children.length === 0 ? [] : [{ ...block, children }];
}

function itemWithin(item: ListItemNode, left: Room): ListItemNode[] {
  if (!takes(left)) return [];
  const children = item.children.flatMap((child): ListItemNode['children'] => {
    if (isInline(child)) return inlinesWithin([child], left);
    return blockWithin(child, left).filter((block) => block.type !== 'heading');
  });
  return [{ ...item, children }];
}

const isInline = (node: ListItemNode['children'][number]): node is InlineNode =>
  isTextLeaf(node) ||
  (node.type !== 'paragraph' && node.type !== 'bulleted-list' && node.type !== 'numbered-list');

function inlinesWithin(inlines: readonly InlineNode[], left: Room): InlineNode[] {
  return inlines.flatMap((inline): InlineNode[] => {
    // In an editor a leaf stands on each side of a link.
    if (!takes(left, isTextLeaf(inline) ? 1 : 3)) return [];
    if (!isTextLeaf(inline)) return takesText(left, wordsOf(inline).length) ? [inline] : [];
    const room = left.characters;
    if (takesText(left, inline.text.length)) return [inline];
    const text = cutText(inline.text, Math.max(0, room));
    return text === '' ? [] : [{ ...inline, text }];
  });
}

const wordsOf = (inline: Exclude<InlineNode, { text: string }>): string =>
  inline.children.map(({ text }) => text).join('');

function takes(left: Room, nodes = 1): boolean {
  if (left.characters < 0 || left.nodes < nodes) {
    left.nodes = -1;
    return false;
  }
  left.nodes -= nodes;
  return true;
}

function takesText(left: Room, length: number): boolean {
  left.characters -= length;
  return left.characters >= 0;
}
