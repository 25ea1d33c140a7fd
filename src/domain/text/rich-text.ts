import type { Id, UnitId } from '../ids.ts';
import { isBlank } from './blank.ts';

export type TextLeaf = { text: string; bold?: boolean; italic?: boolean };

export type LinkNode = { type: 'link'; href: string; children: TextLeaf[] };

/** An amount inside a text that follows scale and units, for example "2 cups". */
export type MeasurementNode = {
  type: 'measurement';
  quantity: number;
  unitId: UnitId | null;
  children: TextLeaf[];
};

export type IngredientUsageReferenceNode = {
  type: 'ingredient-usage-reference';
  ingredientUsageId: Id;
  children: TextLeaf[];
};

export type InlineNode = TextLeaf | LinkNode | MeasurementNode | IngredientUsageReferenceNode;

export type ParagraphNode = { type: 'paragraph'; children: InlineNode[] };
export type HeadingNode = { type: 'heading'; level: 1 | 2 | 3; children: InlineNode[] };
export type ListItemNode = {
  type: 'list-item';
  children: (InlineNode | ListNode | ParagraphNode)[];
};
export type ListNode = { type: 'bulleted-list' | 'numbered-list'; children: ListItemNode[] };
export type BlockNode = ParagraphNode | HeadingNode | ListNode;
export type RichText = { type: 'document'; children: BlockNode[] };
/** A text without formatting or links. */
export type PlainParagraphs = {
  type: 'document';
  children: { type: 'paragraph'; children: TextLeaf[] }[];
};
export type RichTextNode = RichText | BlockNode | ListItemNode | InlineNode;

export const richTextMaxDepth = 20;
export const richTextMaxNodes = 5000;

/**
 * Calls `enter` on every node in document order and `leave` after a node's children; the document
 * has depth 1. Uses no recursion, so that nesting of any depth cannot exhaust the stack.
 */
export function walkRichText(
  root: RichTextNode,
  visitor: {
    enter?: (node: RichTextNode, depth: number) => void;
    leave?: (node: RichTextNode, depth: number) => void;
  },
): void {
  const pending: { node: RichTextNode; depth: number; isLeaving: boolean }[] = [
    { node: root, depth: 1, isLeaving: false },
  ];
  for (let step = pending.pop(); step; step = pending.pop()) {
    const { node, depth, isLeaving } = step;
    if (isLeaving) {
      visitor.leave?.(node, depth);
      continue;
    }
    visitor.enter?.(node, depth);
    pending.push({ node, depth, isLeaving: true });
    for (const child of childrenOf(node).toReversed()) {
      pending.push({ node: child, depth: depth + 1, isLeaving: false });
    }
  }
}

export function isTextLeaf(node: RichTextNode): node is TextLeaf {
  return 'text' in node;
}

type ItemChild = ListItemNode['children'][number];

export const isList = (node: ItemChild): node is ListNode =>
  'type' in node && (node.type === 'bulleted-list' || node.type === 'numbered-list');

export const isParagraph = (node: Exclude<ItemChild, ListNode>): node is ParagraphNode =>
  'type' in node && node.type === 'paragraph';

const isOnLinesOfItsOwn = (node: ItemChild): boolean => isList(node) || isParagraph(node);

/** Whether a part of an item begins a line, and does not go on behind what stands before it. */
export const beginsLine = (child: ItemChild, before: ItemChild | undefined): boolean =>
  before !== undefined && (isOnLinesOfItsOwn(child) || isOnLinesOfItsOwn(before));

/**
 * Looks at an unchecked value, so that a recursive schema never sees a tree too deep for it; any
 * object counts as a node and whatever its `children` list holds as its children.
 */
export function exceedsRichTextLimits(value: unknown): boolean {
  const pending = [{ node: value, depth: 1 }];
  let nodes = 0;
  for (let step = pending.pop(); step; step = pending.pop()) {
    nodes += 1;
    const children = uncheckedChildrenOf(step.node);
    const isTooDeep = step.depth > richTextMaxDepth;
    if (isTooDeep || nodes + pending.length + children.length > richTextMaxNodes) return true;
    for (const child of children) pending.push({ node: child, depth: step.depth + 1 });
  }
  return false;
}

/** True when nothing visible is rendered: no text, no amount and no ingredient. */
export function isEmptyRichText(root: RichTextNode | null): boolean {
  if (!root) return true;
  let isEmpty = true;
  walkRichText(root, {
    enter: (node) => {
      if (isTextLeaf(node) ? !isBlank(node.text) : isShownByItself(node)) isEmpty = false;
    },
  });
  return isEmpty;
}

/** One paragraph a line; blank lines before the first and after the last text are dropped. */
export function paragraphsFromText(text: string): PlainParagraphs {
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const kept = first === -1 ? [] : lines.slice(first, last + 1);
  return { type: 'document', children: kept.map(paragraphOf) };
}

/** The ids a text depends on, each once, in order of appearance. */
export function referencedIds(root: RichTextNode): { unitIds: UnitId[]; ingredientUsageIds: Id[] } {
  const unitIds = new Set<UnitId>();
  const ingredientUsageIds = new Set<Id>();
  walkRichText(root, {
    enter: (node) => {
      if (isTextLeaf(node)) return;
      if (node.type === 'measurement' && node.unitId !== null) unitIds.add(node.unitId);
      if (node.type === 'ingredient-usage-reference')
        ingredientUsageIds.add(node.ingredientUsageId);
    },
  });
  return { unitIds: [...unitIds], ingredientUsageIds: [...ingredientUsageIds] };
}

function childrenOf(node: RichTextNode): readonly RichTextNode[] {
  return isTextLeaf(node) ? [] : node.children;
}

function uncheckedChildrenOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || !('children' in value)) return [];
  return Array.isArray(value.children) ? value.children : [];
}

function isShownByItself(node: Exclude<RichTextNode, TextLeaf>): boolean {
  return node.type === 'measurement' || node.type === 'ingredient-usage-reference';
}

function paragraphOf(text: string): PlainParagraphs['children'][number] {
  return { type: 'paragraph', children: [{ text }] };
}
