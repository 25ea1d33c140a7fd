import fc from 'fast-check';
import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  ListNode,
  RichText,
  TextLeaf,
} from '../text/rich-text.ts';

const words = fc.constantFrom('', 'Melt', ' the butter', '2 cups', '\n', '½', 'ß 😀', '  ');
const leaf: fc.Arbitrary<TextLeaf> = fc.record(
  { text: words, bold: fc.constant(true), italic: fc.constant(true) },
  { requiredKeys: ['text'] },
);
const leaves = fc.array(leaf, { maxLength: 3 });

const inline: fc.Arbitrary<InlineNode> = fc.oneof(
  { arbitrary: leaf, weight: 3 },
  fc.record({
    type: fc.constant('link' as const),
    href: fc.constantFrom('https://example.com/', 'mailto:cook@example.com'),
    children: leaves,
  }),
  fc.record({
    type: fc.constant('measurement' as const),
    quantity: fc.nat(500),
    unitId: fc.option(fc.uuid()),
    children: leaves,
  }),
  fc.record({
    type: fc.constant('ingredient-usage-reference' as const),
    ingredientUsageId: fc.uuid(),
    children: leaves,
  }),
);
const inlines = fc.array(inline, { maxLength: 4 });
const paragraph = fc.record({ type: fc.constant('paragraph' as const), children: inlines });

const { list } = fc.letrec<{ list: ListNode; item: ListItemNode }>((tie) => ({
  list: fc.record({
    type: fc.constantFrom('bulleted-list' as const, 'numbered-list' as const),
    children: fc.array(tie('item'), { maxLength: 3 }),
  }),
  item: fc.record({
    type: fc.constant('list-item' as const),
    children: fc.array(
      fc.oneof({ maxDepth: 2, depthIdentifier: 'items' }, inline, paragraph, tie('list')),
      { maxLength: 4 },
    ),
  }),
}));

const block: fc.Arbitrary<BlockNode> = fc.oneof(
  paragraph,
  fc.record({
    type: fc.constant('heading' as const),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    children: inlines,
  }),
  list,
);

/** Any text the server takes. */
export const anyRichText: fc.Arbitrary<RichText> = fc.record({
  type: fc.constant('document' as const),
  children: fc.array(block, { maxLength: 5 }),
});
