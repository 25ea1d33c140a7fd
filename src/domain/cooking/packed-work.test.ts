import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockNode, InlineNode, ListItemNode, RichText } from '../text/rich-text.ts';
import type { CookView } from './read-cook-text.ts';
import { readPlainText } from './read-cook-text.ts';
import { showIngredientLine } from './ingredient-line.ts';
import { packWork, unpackWork } from './packed-work.ts';
import { linesById, type RecipeWork } from './recipe-work.ts';
import {
  anIngredientUsage,
  anInstruction,
  ingredientIds,
  unitIds,
  workOf,
} from './testing/written-recipes.ts';

const words = fc.constantFrom('Bake', 'at 350°F', '180 °C / 350 °F', '½ "cup"', '<b>', 'ß', '0');
const flag = fc.constantFrom({}, { bold: true }, { italic: true }, { bold: true, italic: true });
const leaf = fc.tuple(words, flag).map(([text, style]) => ({ text, ...style }));
const usageIds = ['aaaaaaaa-1', 'aaaaaaaa-2', 'bbbbbbbb-1'];
const unitId = fc.constantFrom(null, ...unitIds);
const children = fc.array(leaf, { maxLength: 2 });
const inline: fc.Arbitrary<InlineNode> = fc.oneof(
  leaf,
  fc.record({
    type: fc.constant('measurement' as const),
    quantity: fc.double({ min: 0, max: 1e4, noNaN: true }),
    unitId,
    children,
  }),
  fc.record({
    type: fc.constant('ingredient-usage-reference' as const),
    ingredientUsageId: fc.constantFrom(...usageIds, 'gone'),
    children,
  }),
  fc.record({
    type: fc.constant('link' as const),
    href: fc.constantFrom('https://a.example', '/about', 'javascript:x'),
    children,
  }),
);
const paragraph = fc.record({
  type: fc.constant('paragraph' as const),
  children: fc.array(inline),
});
const item: fc.Arbitrary<ListItemNode> = fc.record({
  type: fc.constant('list-item' as const),
  children: fc.array(fc.oneof(inline, paragraph), { maxLength: 3 }),
});
const block: fc.Arbitrary<BlockNode> = fc.oneof(
  paragraph,
  fc.record({
    type: fc.constant('heading' as const),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    children: fc.array(inline),
  }),
  fc.record({
    type: fc.constantFrom('bulleted-list' as const, 'numbered-list' as const),
    children: fc.array(item, { maxLength: 3 }),
  }),
);
const richText: fc.Arbitrary<RichText> = fc.record({
  type: fc.constant('document' as const),
  children: fc.array(block, { maxLength: 3 }),
});
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const quantity = optional(fc.double({ min: 0, max: 1e4, noNaN: true }));
const measure = fc.record({
  quantityMin: fc.double({ min: 0, max: 1e4, noNaN: true }),
  quantityMax: quantity,
  unitId,
});
const measures = fc.record(
  { furtherAmount: measure, alternativeMeasure: measure, packageSize: measure },
  { requiredKeys: [] },
);
const usage = (id: string) =>
  fc
    .record({
      measures,
      quantityMin: quantity,
      quantityMax: quantity,
      unitId,
      ingredientId: fc.constantFrom(null, ...ingredientIds),
      preparation: optional(richText),
      ingredientTitleOverride: optional(words),
      link: fc.constantFrom(null, 'https://a.example'),
      note: optional(words),
    })
    .map(({ measures: further, ...changes }) => anIngredientUsage({ id, ...further, ...changes }));
const instruction = (id: string) =>
  fc
    .record({
      content: richText,
      timerMinutes: fc.constantFrom(null, 0, 1, 90),
      note: optional(richText),
    })
    .map((changes) => anInstruction({ id, ...changes }));
const work = fc
  .record({
    usages: fc.tuple(...usageIds.map(usage)),
    instructions: fc.tuple(instruction('cccccccc-1'), instruction('cccccccc-2')),
    yieldServings: fc.constantFrom(null, 1, 2.5, 12),
    servingDescription: fc.constantFrom(null, 'loaves'),
    note: optional(richText),
  })
  .map(workOf);
const view: fc.Arbitrary<CookView> = fc.record({
  system: fc.constantFrom('as-written' as const, 'imperial' as const, 'metric' as const),
  temperature: fc.constantFrom('celsius' as const, 'fahrenheit' as const),
  scale: fc.record({ wanted: fc.integer({ min: 1, max: 99 }), written: fc.constantFrom(1, 12) }),
});

/** Every text that changes with what a reader chooses. */
const everyString = (shown: RecipeWork, by: CookView): string[] => {
  const lines = linesById(shown.ingredientGroups);
  const steps = shown.instructionGroups.flatMap((group) => group.steps);
  return [
    ...[...lines.values()].flatMap((line) => Object.values(showIngredientLine(line, by))),
    ...[...steps.map(({ content }) => content), shown.note ?? []].map((text) =>
      readPlainText(text, { view: by, lines }),
    ),
  ];
};

describe('A recipe on its way through a page', () => {
  it('arrives as it was sent', () => {
    fc.assert(
      fc.property(work, (sent) => {
        expect(unpackWork(packWork(sent))).toEqual(sent);
      }),
    );
  });

  it('shows the same strings to a reader as to the publisher, whatever is chosen, §9', () => {
    fc.assert(
      fc.property(work, view, (sent, by) => {
        const strings = everyString(sent, by);
        expect(everyString(unpackWork(packWork(sent)), by)).toEqual(strings);
        expect(strings.join('\n')).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
      }),
    );
  });

  it('tells lines apart by as little of their ids as it takes', () => {
    const ids = usageIds.map((id) => anIngredientUsage({ id }));
    const [group] = workOf({ usages: ids }).ingredientGroups;
    expect(group!.lines.map(({ id }) => id)).toEqual(['aaaaaaaa-1', 'aaaaaaaa-2', 'bbbbbbbb-1']);
    const far = workOf({ usages: ids.slice(1) }).ingredientGroups[0]!;
    expect(far.lines.map(({ id }) => id)).toEqual(['aaaaaaaa', 'bbbbbbbb']);
  });
});
