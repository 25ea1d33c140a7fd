import type { CookInline, CookText } from '#domain/cooking/cook-text.ts';
import type { InlineNode, RichText } from '#domain/text/rich-text.ts';

/** A document of one paragraph a text; a text may already be nodes. */
export const aText = (...paragraphs: (string | InlineNode[])[]): RichText => ({
  type: 'document',
  children: paragraphs.map((content) => ({
    type: 'paragraph',
    children: typeof content === 'string' ? [{ text: content }] : content,
  })),
});

export const anAmount = (quantity: number, text: string): InlineNode => ({
  type: 'measurement',
  quantity,
  unitId: null,
  children: [{ text }],
});

export const aUsage = (ingredientUsageId: string, text: string): InlineNode => ({
  type: 'ingredient-usage-reference',
  ingredientUsageId,
  children: [{ text }],
});

/** The same as a recipe carries it. */
export const aCookText = (...paragraphs: (string | CookInline[])[]): CookText =>
  paragraphs.map((content) => ({
    type: 'paragraph',
    children: typeof content === 'string' ? [{ text: content }] : content,
  }));
