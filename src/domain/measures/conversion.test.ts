import { describe, expect, it } from 'vitest';
import { convertMeasure, showMeasure } from './conversion.ts';
import type { DisplaySystem, MeasuredIngredient } from './conversion.ts';
import { unscaled } from './quantity.ts';
import { findBuiltInUnit } from './units.ts';

const anIngredient = (changes: Partial<MeasuredIngredient> = {}): MeasuredIngredient => ({
  title: 'stock',
  gramsPerLiter: null,
  defaultMetricMeasurementMethod: 'volume',
  defaultImperialMeasurementMethod: 'volume',
  ...changes,
});
const flour = anIngredient({
  title: 'flour',
  gramsPerLiter: 528,
  defaultMetricMeasurementMethod: 'weight',
});

const measure = (min: number, slug: string, max: number | null = null) => ({
  quantity: { min, max },
  unit: findBuiltInUnit(slug),
});

const shown = (
  written: ReturnType<typeof measure>,
  system: DisplaySystem,
  ingredient: MeasuredIngredient | null = null,
) => {
  const { amount, unit } = showMeasure(written, ingredient, { system, scale: unscaled });
  return unit === null ? amount : `${amount} ${unit}`;
};

describe('Metric amounts, §9', () => {
  it.each([
    [1, 'cup', '237 ml'],
    [2, 'fluid-ounce', '59 ml'],
    [1, 'pint', '473 ml'],
    [1, 'quart', '946 ml'],
    [1, 'gallon', '3.79 L'],
    [10, 'gallon', '38 L'],
    [4, 'tablespoon', '59 ml'],
    [12, 'teaspoon', '59 ml'],
    [8, 'tablespoon', '118 ml'],
    [4.22675, 'cup', '1 L'],
    [1, 'pound', '454 g'],
    [2.2046, 'pound', '1 kg'],
    [1, 'ounce', '28 g'],
    [0.5, 'ounce', '14.2 g'],
    [3, 'pound', '1.36 kg'],
    [60, 'pound', '27 kg'],
  ])('%d %s is %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'metric')).toBe(text);
  });

  it.each([
    [999, 'gram', '999 g'],
    [999.5, 'gram', '1 kg'],
    [1000, 'gram', '1 kg'],
    [1250, 'milliliter', '1.25 L'],
    [0.5, 'kilogram', '500 g'],
    [0.75, 'liter', '750 ml'],
    [2, 'deciliter', '2 dl'],
    [15, 'deciliter', '1.5 L'],
    [75, 'centiliter', '75 cl'],
    [500, 'milligram', '500 mg'],
    [2000, 'milligram', '2 g'],
  ])('1000 or more switches to kg or L: %d %s is %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'metric')).toBe(text);
  });

  it.each([
    [25, 'gram', '25 g'],
    [25.4, 'gram', '25 g'],
    [27.5, 'gram', '28 g'],
    [2.25, 'gram', '2.25 g'],
  ])('over 25 are rounded to whole: %d %s is %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'metric')).toBe(text);
  });

  it.each([
    [1, 'teaspoon', '1 teaspoon'],
    [0.125, 'teaspoon', '⅛ teaspoon'],
    [0.01, 'teaspoon', '0.01 teaspoon'],
    [3, 'tablespoon', '3 tablespoons'],
    [0.25, 'tablespoon', '¾ teaspoon'],
  ])('leave less than a quarter of a cup in its spoons: %d %s is %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'metric')).toBe(text);
  });

  it.each([
    [1, 'tablespoon', '7.8 g'],
    [1, 'teaspoon', '1 teaspoon'],
    [4, 'teaspoon', '10.4 g'],
  ])('weigh spoons from 5 g on: %d %s of flour is %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'metric', flour)).toBe(text);
  });

  it('take both ends of a range of spoons to one unit', () => {
    expect(shown(measure(1, 'tablespoon', 2), 'metric')).toBe('1–2 tablespoons');
    expect(shown(measure(3, 'tablespoon', 5), 'metric')).toBe('44–74 ml');
  });

  it('take both ends of a range to one unit', () => {
    expect(shown(measure(2, 'pound', 3), 'metric')).toBe('0.91–1.36 kg');
    expect(shown(measure(1, 'cup', 2), 'metric')).toBe('237–473 ml');
  });
});

describe('US amounts, §9', () => {
  it.each([
    [1, 'liter', '4¼ cups'],
    [1, 'kilogram', '2¼ pounds'],
    [500, 'gram', '1⅛ pounds'],
    [450, 'gram', '15¾ ounces'],
    [10, 'gram', '⅓ ounce'],
    [5, 'milliliter', '1 teaspoon'],
    [15, 'milliliter', '1 tablespoon'],
    [50, 'milliliter', '3⅓ tablespoons'],
    [100, 'milliliter', '6¾ tablespoons'],
    [60, 'milliliter', '¼ cup'],
    [250, 'milliliter', '1 cup'],
    [5, 'deciliter', '2⅛ cups'],
    [10, 'liter', '10½ quarts'],
    [100, 'liter', '106 quarts'],
  ])('%d %s is %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'imperial')).toBe(text);
  });

  it.each([
    [3, 'cup', '3 cups'],
    [8, 'tablespoon', '8 tablespoons'],
    [16, 'tablespoon', '1 cup'],
    [12, 'teaspoon', '¼ cup'],
    [0.25, 'tablespoon', '¾ teaspoon'],
    [1 / 6, 'cup', '2⅔ tablespoons'],
    [0.375, 'cup', '6 tablespoons'],
    [0.125, 'pound', '2 ounces'],
    [16, 'ounce', '16 ounces'],
    [64, 'ounce', '4 pounds'],
    [2, 'pint', '2 pints'],
    [1, 'half-gallon', '1 half-gallon'],
    [27.5, 'cup', '28 cups'],
  ])('already written in US units: %d %s is %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'imperial')).toBe(text);
  });

  it.each([
    [2, 'gram', '2 g'],
    [0.1, 'milliliter', '0.1 ml'],
    [0.01, 'teaspoon', '0.01 teaspoon'],
    [0, 'milliliter', '0 ml'],
  ])('%d %s, which no US unit shows within a tenth, stays %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'imperial')).toBe(text);
  });
});

describe('Weight and volume, §9', () => {
  it('a cup of flour is weighed with its grams per liter', () => {
    expect(shown(measure(1, 'cup'), 'metric', flour)).toBe('125 g');
    expect(shown(measure(9, 'cup'), 'metric', flour)).toBe('1.12 kg');
  });

  it('250 g of flour are measured in cups', () => {
    expect(shown(measure(250, 'gram'), 'imperial', flour)).toBe('2 cups');
  });

  it('the method is the ingredient’s default for the system', () => {
    const weighed = { ...flour, defaultImperialMeasurementMethod: 'weight' as const };
    expect(shown(measure(500, 'gram'), 'imperial', weighed)).toBe('1⅛ pounds');
    const poured = { ...flour, defaultMetricMeasurementMethod: 'volume' as const };
    expect(shown(measure(1, 'cup'), 'metric', poured)).toBe('237 ml');
  });

  it.each([null, 0, -3])('stays weight or volume when grams per liter is %j', (gramsPerLiter) => {
    const unknown = { ...flour, gramsPerLiter };
    expect(shown(measure(1, 'cup'), 'metric', unknown)).toBe('237 ml');
    expect(shown(measure(500, 'gram'), 'imperial', unknown)).toBe('1⅛ pounds');
  });

  it('a weight too small for ounces is spooned when grams per liter is known', () => {
    const salt = anIngredient({
      title: 'salt',
      gramsPerLiter: 1217,
      defaultImperialMeasurementMethod: 'weight',
    });
    expect(shown(measure(3, 'gram'), 'imperial', salt)).toBe('½ teaspoon');
  });

  it('an amount written in the asked system keeps its method', () => {
    expect(shown(measure(8, 'ounce'), 'imperial', flour)).toBe('8 ounces');
    expect(shown(measure(250, 'milliliter'), 'metric', flour)).toBe('250 ml');
  });

  it('only butter and its kin come in sticks of four ounces', () => {
    const butter = anIngredient({
      title: 'Unsalted butter',
      defaultMetricMeasurementMethod: 'weight',
    });
    expect(shown(measure(1, 'stick'), 'metric', butter)).toBe('113 g');
    expect(shown(measure(2, 'stick'), 'imperial', butter)).toBe('2 sticks');
    expect(shown(measure(2, 'stick'), 'metric', anIngredient({ title: 'cinnamon' }))).toBe(
      '2 sticks',
    );
    expect(shown(measure(2, 'stick'), 'metric')).toBe('2 sticks');
  });
});

describe('As written, §2', () => {
  it.each([
    [1500, 'gram', '1500 g'],
    [27.5, 'gram', '27.5 g'],
    [20, 'teaspoon', '20 teaspoons'],
    [3, 'cup', '3 cups'],
  ])('%d %s is %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'as-written', flour)).toBe(text);
  });

  it.each(['pinch', 'can', 'clove', 'large', 'bunch'])(
    'a %s is the same in every system',
    (slug) => {
      const written = measure(2, slug);
      expect(convertMeasure(written, flour, 'metric')).toEqual(written);
      expect(convertMeasure(written, flour, 'imperial')).toEqual(written);
    },
  );

  it('counts without a unit and units of one site only are left alone', () => {
    const eggs = { quantity: { min: 30.5, max: null }, unit: null };
    expect(shown(eggs, 'metric')).toBe('30½');
    const punnet = { slug: 'punnet', title: 'punnet', pluralTitle: 'punnets', abbreviation: null };
    expect(shown({ ...eggs, unit: punnet as never }, 'metric')).toBe('30½ punnets');
  });
});

describe('Scaled measures, §9', () => {
  it('are scaled before they are converted', () => {
    const view = { system: 'metric' as const, scale: { wanted: 3, written: 1 } };
    expect(showMeasure(measure(2, 'cup'), null, view)).toEqual({
      amount: '1.42',
      unit: 'L',
      isPlural: true,
    });
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
