import { z } from 'zod';
import {
  exceedsRichTextLimits,
  type RichText,
  richTextMaxDepth,
  richTextMaxNodes,
} from '#domain/rich-text.ts';
import { issueMessages } from './error-messages.ts';
import { id, linkAddress } from './fields.ts';

const textLeaf = z.strictObject({
  text: z.string(),
  bold: z.boolean().exactOptional(),
  italic: z.boolean().exactOptional(),
});

const link = z.strictObject({
  type: z.literal('link'),
  href: linkAddress,
  children: z.array(textLeaf),
});

const measurement = z.strictObject({
  type: z.literal('measurement'),
  quantity: z.number().min(0).max(1e9),
  unitId: id.nullable(),
  children: z.array(textLeaf),
});

const ingredientUsageReference = z.strictObject({
  type: z.literal('ingredient-usage-reference'),
  ingredientUsageId: id,
  children: z.array(textLeaf),
});

const inline = z.union([
  textLeaf,
  z.discriminatedUnion('type', [link, measurement, ingredientUsageReference]),
]);

const paragraph = z.strictObject({ type: z.literal('paragraph'), children: z.array(inline) });

const heading = z.strictObject({
  type: z.literal('heading'),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  children: z.array(inline),
});

const listItem = z
  .strictObject({
    type: z.literal('list-item'),
    get children() {
      return z.array(z.union([inline, list, paragraph]));
    },
  })
  .meta({ id: 'RichTextListItem' });

const list = z.strictObject({
  type: z.enum(['bulleted-list', 'numbered-list']),
  get children(): z.ZodArray<typeof listItem> {
    return z.array(listItem);
  },
});

/** The closed set of nodes a text is made of, at most 20 deep and 5,000 in number. */
export const richText: z.ZodType<RichText> = z
  .strictObject({
    type: z.literal('document'),
    children: z.array(z.discriminatedUnion('type', [paragraph, heading, list])),
  })
  .refine((document) => !exceedsRichTextLimits(document), { error: issueMessages.invalidInput })
  .meta({
    id: 'RichText',
    description: `At most ${richTextMaxDepth} levels and ${richTextMaxNodes} nodes.`,
  });
