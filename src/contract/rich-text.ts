import { z } from 'zod';
import {
  exceedsRichTextLimits,
  type RichText,
  richTextMaxDepth,
  richTextMaxNodes,
} from '#domain/text/rich-text.ts';
import { issueMessages } from './issue-messages.ts';
import { id, textLink } from './fields.ts';

const textLeaf = z.strictObject({
  text: z.string(),
  bold: z.boolean().exactOptional(),
  italic: z.boolean().exactOptional(),
});

const link = z.strictObject({
  type: z.literal('link'),
  href: textLink,
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

const document = z.strictObject({
  type: z.literal('document'),
  children: z.array(z.discriminatedUnion('type', [paragraph, heading, list])),
});

/** The closed set of nodes a text is made of; of one beyond the limits no node is looked at. */
export const richText: z.ZodType<RichText> = z
  .preprocess((value, context) => {
    if (!exceedsRichTextLimits(value)) return value;
    context.addIssue({ code: 'custom', message: issueMessages.invalidInput });
    return z.NEVER;
  }, document)
  .meta({
    id: 'RichText',
    description: `At most ${richTextMaxDepth} levels and ${richTextMaxNodes} nodes.`,
  });
