import { describe, expect, it } from 'vitest';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { unscaled } from '../measures/quantity.ts';
import { showIngredientLine } from './ingredient-line.ts';
import { packWork, unpackWork } from './packed-work.ts';
import { anIngredientUsage, asWritten, doubled, workOf } from './testing/written-recipes.ts';

/** As the island has it: packed into a page and unpacked. */
const lineOf = (usage: Partial<IngredientUsage>) =>
  unpackWork(packWork(workOf({ usages: [anIngredientUsage(usage)] }))).ingredientGroups[0]!
    .lines[0]!;

describe('Further amounts of a line', () => {
  const amount = (quantityMin: number, unitId: string | null) => ({
    quantityMin,
    quantityMax: null,
    unitId,
  });
  const views = { written: asWritten, imperial: 'imperial', metric: 'metric' } as const;
  const shownIn = (usage: Partial<IngredientUsage>, scale = unscaled) =>
    Object.values(views).map((view) => {
      const system = typeof view === 'string' ? view : 'as-written';
      return showIngredientLine(lineOf(usage), { system, scale }).amount;
    });
  const doubledScale = doubled.scale;

  const cups = { quantityMin: 2, unitId: 'cup', ingredientId: 'flour' };

  it('show the cook’s own amount of a system rather than a computed one', () => {
    const usage = { ...cups, alternativeMeasure: amount(240, 'gram') };
    expect(shownIn(usage)).toEqual(['2 cups (240 g)', '2 cups', '240 g']);
    expect(shownIn(usage, doubledScale)).toEqual(['4 cups (480 g)', '4 cups', '480 g']);
  });

  it('convert sticks of butter once', () => {
    const sticks = { quantityMin: 1, unitId: 'cup', ingredientId: 'butter' };
    const usage = { ...sticks, alternativeMeasure: amount(2, 'stick') };
    expect(shownIn(usage)).toEqual(['1 cup (2 sticks)', '1 cup (2 sticks)', '225 g']);
    expect(shownIn(usage, doubledScale)).toEqual([
      '2 cups (4 sticks)',
      '2 cups (4 sticks)',
      '450 g',
    ]);
    const stick = { ...usage, unitId: 'stick', alternativeMeasure: amount(0.5, 'cup') };
    expect(shownIn(stick)).toEqual(['1 stick (½ cup)', '1 stick (½ cup)', '115 g']);
    const grams = { ...usage, quantityMin: 225, unitId: 'gram' };
    expect(shownIn(grams)).toEqual(['225 g (2 sticks)', '2 sticks', '225 g']);
  });

  it('show both where no system tells them apart', () => {
    const usage = { quantityMin: 3, unitId: 'large', alternativeMeasure: amount(1, 'pound') };
    const shownAmounts = shownIn(usage, doubledScale);
    expect(shownAmounts.slice(0, 2)).toEqual(['6 large (2 pounds)', '6 large (2 pounds)']);
    expect(shownAmounts[2]).toMatch(/^6 large \(9\d\d g\)$/);
  });

  it('scale a sum, and join it in the other system', () => {
    const usage = { quantityMin: 1, unitId: 'pound', furtherAmount: amount(4, 'ounce') };
    const [written, imperial, metric] = shownIn(usage);
    expect([written, imperial]).toEqual(['1 pound + 4 ounces', '1 pound + 4 ounces']);
    expect(metric).toMatch(/^5[67]\d g$/);
    expect(shownIn(usage, doubledScale).slice(0, 2)).toEqual(['2½ pounds', '2½ pounds']);
  });

  it('do not scale the size of a package, and convert it', () => {
    const usage = { quantityMin: 1, unitId: 'can', packageSize: amount(400, 'gram') };
    expect(shownIn(usage)[0]).toBe('1 can (400 g)');
    expect(shownIn(usage, doubledScale)[0]).toBe('2 cans (400 g each)');
    expect(shownIn({ ...usage, packageSize: amount(14, 'ounce') }, doubledScale)[2]).toMatch(
      /^2 cans \(395 g each\)$/,
    );
  });

  it('are one amount once they are scaled', () => {
    const usage = { quantityMin: 0.5, unitId: 'cup', furtherAmount: amount(2, 'tablespoon') };
    expect(shownIn(usage)[0]).toBe('½ cup + 2 tablespoons');
    expect(shownIn(usage, doubledScale)[0]).toBe('1¼ cups');
    const head = { quantityMin: 1, unitId: 'head', furtherAmount: amount(2, 'clove') };
    expect(shownIn(head, doubledScale)[0]).toBe('2 heads + 4 cloves');
  });

  it('beside a sum tell of the first amount alone where they say so', () => {
    const sum = { ...cups, quantityMin: 1, furtherAmount: amount(2, 'tablespoon') };
    const alternativeMeasure = { ...amount(200, 'gram'), excludesFurther: true as const };
    const first = { ...sum, alternativeMeasure };
    expect(shownIn(first)).toEqual([
      '1 cup (200 g) + 2 tablespoons',
      '1 cup + 2 tablespoons',
      '225 g',
    ]);
    expect(shownIn(first, doubledScale)).toEqual(['2¼ cups (450 g)', '2¼ cups', '450 g']);
    const all = { ...sum, alternativeMeasure: amount(225, 'gram') };
    expect(shownIn(all)).toEqual([
      '1 cup + 2 tablespoons (225 g)',
      '1 cup + 2 tablespoons',
      '225 g',
    ]);
  });

  it('tell a British pint, from which nothing is computed', () => {
    const usage = { unitId: 'pint', ingredientId: 'milk' };
    const british = { ...usage, alternativeMeasure: amount(568, 'milliliter') };
    expect(shownIn(british, doubledScale)).toEqual([
      '2 pints (1.15 L)',
      '2 pints (4¾ cups)',
      '2 pints (1.15 L)',
    ]);
    const american = { ...usage, alternativeMeasure: amount(475, 'milliliter') };
    expect(shownIn(american)).toEqual(['1 pint (475 ml)', '1 pint', '475 ml']);
    const other = { ...usage, unitId: 'milliliter', quantityMin: 568 };
    expect(shownIn({ ...other, alternativeMeasure: amount(1, 'pint') })[1]).toBe(
      '2¼ cups plus 2 tablespoons (1 pint)',
    );
  });

  it('are weighed by the cook’s own weight, whatever system it is of', () => {
    const usage = { quantityMin: 1, unitId: 'cup', alternativeMeasure: amount(8, 'ounce') };
    expect(shownIn(usage)).toEqual(['1 cup (8 ounces)', '1 cup (8 ounces)', '225 g']);
  });

  it('are spooned where nobody knows the weight of what is not poured', () => {
    const usage = { quantityMin: 6, unitId: 'tablespoon', ingredientId: 'tomato' };
    expect(shownIn(usage)[2]).toBe('6 tablespoons');
  });

  it('give the size of a package as it is sold', () => {
    const can = { quantityMin: 1, unitId: 'can', packageSize: amount(400, 'milliliter') };
    expect(shownIn(can)).toEqual(['1 can (400 ml)', '1 can (13½ fluid ounces)', '1 can (400 ml)']);
    expect(shownIn({ ...can, packageSize: amount(12, 'fluid-ounce') })[2]).toBe('1 can (355 ml)');
  });
});
