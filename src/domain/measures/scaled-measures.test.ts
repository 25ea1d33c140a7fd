import { describe, expect, it } from 'vitest';
import { showMeasure } from './conversion.ts';
import { findBuiltInUnit } from './built-in-units.ts';

const measure = (min: number, slug: string) => ({
  quantity: { min, max: null },
  unit: findBuiltInUnit(slug),
});
const thirds = { wanted: 1, written: 3 };

describe('Scaled measures, §9', () => {
  it('are scaled before they are converted', () => {
    const view = { system: 'metric' as const, scale: { wanted: 3, written: 1 } };
    expect(showMeasure(measure(2, 'cup'), null, view)).toEqual({
      amount: '1.4',
      unit: 'L',
      isPlural: true,
    });
  });

  it.each([
    [2, 'tablespoon', thirds, '2 teaspoons'],
    [1, 'tablespoon', { wanted: 3, written: 2 }, '1½ tablespoons'],
    [1, 'teaspoon', { wanted: 4, written: 1 }, '1 tablespoon plus 1 teaspoon'],
    [0.25, 'teaspoon', thirds, '1/12 teaspoon'],
    [0.125, 'teaspoon', { wanted: 3, written: 4 }, '1/10 teaspoon'],
    [1, 'quart', { wanted: 1, written: 2 }, '2 cups'],
    [0.75, 'cup', { wanted: 3, written: 4 }, '½ cup plus 1 tablespoon'],
    [1, 'pound', thirds, '⅓ pound'],
    [12, 'ounce', { wanted: 2, written: 1 }, '1½ pounds'],
    [2, 'deciliter', { wanted: 3, written: 2 }, '3 dl'],
    [600, 'gram', { wanted: 2, written: 1 }, '1.2 kg'],
  ] as const)('keep to the cook’s own system: %d %s', (...[amount, slug, scale, text]) => {
    const shown = showMeasure(measure(amount, slug), null, { system: 'as-written', scale });
    expect(`${shown.amount} ${shown.unit}`).toBe(text);
  });

  it('halve three quarters of a cup into spoons', () => {
    const view = { system: 'imperial' as const, scale: { wanted: 0.5, written: 1 } };
    expect(showMeasure(measure(0.75, 'cup'), null, view)).toEqual({
      amount: '6',
      unit: 'tablespoons',
      isPlural: true,
    });
  });
});

describe('Whole things, §9', () => {
  const egg = {
    gramsPerLiter: 1027,
    metric: 'weight' as const,
    imperial: 'volume' as const,
  };

  it.each([
    [2, '⅔', false],
    [4, '1⅓', true],
    [9, '3', true],
  ])('are counted in parts: a third of %d is %s', (count, amount, isPlural) => {
    const eggs = { quantity: { min: count, max: null }, unit: null };
    const shown = showMeasure(eggs, egg, { system: 'imperial', scale: thirds });
    expect(shown).toEqual({ amount, unit: null, isPlural });
  });
});
