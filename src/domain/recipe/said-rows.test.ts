import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsFromText } from '../text/rich-text.ts';
import { emptyContent } from './empty-content.ts';
import type { IngredientUsage, Instruction } from './recipe.ts';
import { shownRecipe } from './shown-recipe.ts';

const blank = paragraphsFromText('');
const step = (id: string, said: Partial<Instruction> = {}): Instruction => ({
  id,
  content: blank,
  timerMinutes: null,
  note: null,
  videoId: null,
  images: [],
  ...said,
});
const line = (id: string, said: Partial<IngredientUsage> = {}): IngredientUsage => ({
  id,
  quantityMin: null,
  quantityMax: null,
  unitId: null,
  ingredientId: null,
  preparation: null,
  ingredientTitleOverride: null,
  link: null,
  note: null,
  ...said,
});

const saidSteps: Partial<Instruction>[] = [
  { content: paragraphsFromText('Mix it all.') },
  { timerMinutes: 5 },
  { note: paragraphsFromText('Slowly') },
  { videoId: 'film' },
  { images: [{ id: 'picture' }] },
];
const saidLines: Partial<IngredientUsage>[] = [
  { quantityMin: 0 },
  { unitId: 'cup' },
  { ingredientId: 'egg' },
  { preparation: paragraphsFromText('beaten') },
  { ingredientTitleOverride: 'Egg' },
  { note: 'large' },
];
const unsaidLines: Partial<IngredientUsage>[] = [{}, { ingredientTitleOverride: ' ', note: '' }];
const unsaidSteps: Partial<Instruction>[] = [
  {},
  { note: blank },
  { content: paragraphsFromText('  ') },
];

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('A recipe as it is shown', () => {
  it('leaves out rows that say nothing, and nothing else', () => {
    const kinds = fc.array(fc.record({ isSaid: fc.boolean(), which: fc.nat(30) }));
    fc.assert(
      fc.property(kinds, kinds, (steps, lines) => {
        const pick = <Row>(rows: Record<'true' | 'false', Row[]>, each: (typeof steps)[number]) => {
          const of = rows[`${each.isSaid}`];
          return of[each.which % of.length]!;
        };
        const stepRows = { true: saidSteps, false: unsaidSteps };
        const lineRows = { true: saidLines, false: unsaidLines };
        const group = { id: 'g', title: 'All', note: null };
        const shown = shownRecipe({
          ...emptyContent,
          title: 'Pie',
          slug: 'pie',
          instructionGroups: [
            {
              ...group,
              instructions: steps.map((each, at) => step(`${at}`, pick(stepRows, each))),
            },
          ],
          ingredientUsageGroups: [
            {
              ...group,
              ingredientUsages: lines.map((each, at) => line(`${at}`, pick(lineRows, each))),
            },
          ],
        });
        const saidOf = (rows: typeof steps) =>
          idsOf(
            rows.map(({ isSaid }, at) => ({ id: `${at}`, isSaid })).filter((row) => row.isSaid),
          );
        expect(idsOf(shown.instructionGroups[0]!.instructions)).toEqual(saidOf(steps));
        expect(idsOf(shown.ingredientUsageGroups[0]!.ingredientUsages)).toEqual(saidOf(lines));
      }),
    );
  });
});
