import { describe, expect, it } from 'vitest';
import type { MeasureView } from './conversion.ts';
import {
  findIngredientUsage,
  formatIngredientUsage,
  ingredientUsageLine,
} from './ingredient-usage.ts';
import type { ResolvedIngredientUsage } from './ingredient-usage.ts';
import type { Ingredient } from './ingredient.ts';
import { unscaled } from './quantity.ts';
import { paragraphsFromText } from './rich-text.ts';
import { findBuiltInUnit } from './units.ts';

const asWritten: MeasureView = { system: 'as-written', scale: unscaled };
const doubled: MeasureView = { system: 'as-written', scale: { wanted: 2, written: 1 } };

const anIngredient = (title: string, changes: Partial<Ingredient> = {}): Ingredient => ({
  id: 'ingredient',
  title,
  gramsPerLiter: null,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
  ...changes,
});

const aUsage = (changes: Partial<ResolvedIngredientUsage> = {}): ResolvedIngredientUsage => ({
  id: 'usage',
  quantityMin: 1,
  quantityMax: null,
  unitId: null,
  unit: null,
  ingredientId: 'ingredient',
  ingredient: anIngredient('tomato'),
  preparation: null,
  ingredientTitleOverride: null,
  link: null,
  note: null,
  ...changes,
});

const line = (changes: Partial<ResolvedIngredientUsage>, view = asWritten) =>
  ingredientUsageLine(formatIngredientUsage(aUsage(changes), view));

const unit = (slug: string) => findBuiltInUnit(slug);

describe('Ingredient usages, §5', () => {
  it.each([
    [1, null, '1 tomato'],
    [2, null, '2 tomatoes'],
    [0.5, null, '½ tomato'],
    [1.5, null, '1½ tomatoes'],
    [1, 2, '1–2 tomatoes'],
    [1.02, null, '1 tomato'],
  ])('%d and %j: %s', (quantityMin, quantityMax, text) => {
    expect(line({ quantityMin, quantityMax })).toBe(text);
  });

  it.each([
    ['large', 'egg', '2 large eggs'],
    ['small', 'onions', '2 small onions'],
    ['clove', 'garlic', '2 cloves garlic'],
    ['cup', 'blueberries', '2 cups blueberries'],
    ['cup', 'rice', '2 cups rice'],
    ['gram', 'butter', '2 g butter'],
  ])('two of unit %s: %j is %s', (slug, title, text) => {
    expect(line({ quantityMin: 2, unit: unit(slug), ingredient: anIngredient(title) })).toBe(text);
  });

  it('keep their title when there is no quantity', () => {
    const ingredient = anIngredient('tomatoes');
    expect(line({ quantityMin: null, ingredient })).toBe('tomatoes');
    expect(line({ quantityMin: null, unit: unit('pinch'), ingredient })).toBe('pinch tomatoes');
  });

  it('take a lone maximum for the quantity', () => {
    expect(line({ quantityMin: null, quantityMax: 3 })).toBe('3 tomatoes');
  });

  it('print an override as it is', () => {
    expect(line({ quantityMin: 2, ingredientTitleOverride: 'Ripe Tomato' })).toBe('2 Ripe Tomato');
  });

  it('without ingredient show what there is', () => {
    expect(line({ quantityMin: 2, unit: unit('cup'), ingredient: null })).toBe('2 cups');
  });
});

describe('Scaled and converted ingredient usages, §9', () => {
  it('follow the scale with amount, unit and title', () => {
    expect(line({}, doubled)).toBe('2 tomatoes');
    expect(line({ unit: unit('cup'), ingredient: anIngredient('milk') }, doubled)).toBe(
      '2 cups milk',
    );
  });

  it('make 23 servings of 12 without a crumb too few', () => {
    const view: MeasureView = { system: 'as-written', scale: { wanted: 23, written: 12 } };
    expect(line({ quantityMin: 12 }, view)).toBe('23 tomatoes');
  });

  it('are weighed by the ingredient’s own density', () => {
    const ingredient = anIngredient('flour', { gramsPerLiter: 528 });
    const view: MeasureView = { system: 'metric', scale: unscaled };
    expect(line({ quantityMin: 2, unit: unit('cup'), ingredient }, view)).toBe('250 g flour');
  });

  it('leave amounts written in preparation, note and override alone', () => {
    const preparation = paragraphsFromText('1 teaspoon (2 g), ground');
    const parts = formatIngredientUsage(
      aUsage({ preparation, note: 'about 1 cup', ingredientTitleOverride: '1 (16 ounce) package' }),
      doubled,
    );
    expect(parts).toEqual({
      id: 'usage',
      amount: '2',
      unit: null,
      title: '1 (16 ounce) package',
      preparation,
      note: 'about 1 cup',
      link: null,
    });
  });
});

describe('References to ingredient usages, §3', () => {
  const group = (id: string, ...ids: string[]) => ({
    id,
    title: id,
    note: null,
    ingredientUsages: ids.map((usageId) => aUsage({ id: usageId })),
  });

  it('find a row by its id wherever it was moved', () => {
    expect(findIngredientUsage([group('a', 'x'), group('b', 'y', 'z')], 'z')?.id).toBe('z');
    expect(findIngredientUsage([group('b', 'z', 'y'), group('a', 'x')], 'z')?.id).toBe('z');
  });

  it('find nothing once the row is gone', () => {
    expect(findIngredientUsage([group('a', 'x')], 'z')).toBeNull();
  });
});
