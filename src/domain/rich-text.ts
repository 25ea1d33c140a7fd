import type { Id, UnitId } from './ids.ts';

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
export type ListItemNode = { type: 'list-item'; children: (InlineNode | ListNode | ParagraphNode)[] };
export type ListNode = { type: 'bulleted-list' | 'numbered-list'; children: ListItemNode[] };
export type BlockNode = ParagraphNode | HeadingNode | ListNode;
export type RichText = { type: 'document'; children: BlockNode[] };
