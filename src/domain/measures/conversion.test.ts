import { describe, expect, it } from 'vitest';
import { showMeasure } from './conversion.ts';
import type { DisplaySystem, MeasuredIngredient } from './conversion.ts';
import { unscaled } from './quantity.ts';
import { findBuiltInUnit } from './built-in-units.ts';

const anIngredient = (changes: Partial<MeasuredIngredient> = {}): MeasuredIngredient => ({
  gramsPerLiter: null,
  metric: 'volume',
  imperial: 'volume',
  ...changes,
});
const flour = anIngredient({
  gramsPerLiter: 528,
  metric: 'weight',
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
    [1, 'cup', '235 ml'],
    [2, 'fluid-ounce', '60 ml'],
    [1, 'pint', '470 ml'],
    [1, 'quart', '950 ml'],
    [1, 'gallon', '3.8 L'],
    [10, 'gallon', '38 L'],
    [4, 'tablespoon', '60 ml'],
    [12, 'teaspoon', '60 ml'],
    [8, 'tablespoon', '120 ml'],
    [4.22675, 'cup', '1 L'],
    [1, 'pound', '450 g'],
    [2.2046, 'pound', '1 kg'],
    [1, 'ounce', '28 g'],
    [0.5, 'ounce', '14 g'],
    [3, 'pound', '1.35 kg'],
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
    [2, 'tablespoon', '2 tablespoons'],
    [1, 'teaspoon', '1 teaspoon'],
    [3, 'tablespoon', '23 g'],
    [8, 'tablespoon', '62 g'],
  ])('weigh spoons from 20 g on: %d %s of flour is %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'metric', flour)).toBe(text);
  });

  it('leave spoons of what is not poured and has no known weight', () => {
    const capers = anIngredient({ metric: 'weight' });
    expect(shown(measure(7, 'tablespoon'), 'metric', capers)).toBe('7 tablespoons');
    expect(shown(measure(12, 'tablespoon'), 'metric', capers)).toBe('175 ml');
  });

  it('take both ends of a range of spoons to one unit', () => {
    expect(shown(measure(1, 'tablespoon', 2), 'metric')).toBe('1–2 tablespoons');
    expect(shown(measure(3, 'tablespoon', 5), 'metric')).toBe('45–75 ml');
  });

  it('word a range of two units in full', () => {
    expect(shown(measure(30, 'milliliter', 60), 'imperial')).toBe('2 tablespoons to ¼ cup');
    expect(shown(measure(200, 'milliliter', 250), 'imperial')).toBe(
      '¾ cup plus 1½ tablespoons to 1 cup plus 1 tablespoon',
    );
  });

  it('take both ends of a range to one unit', () => {
    expect(shown(measure(2, 'pound', 3), 'metric')).toBe('0.91–1.35 kg');
    expect(shown(measure(1, 'cup', 2), 'metric')).toBe('235–470 ml');
  });
});

describe('US amounts, §9', () => {
  it.each([
    [1, 'liter', '4¼ cups'],
    [1, 'kilogram', '2¼ pounds'],
    [500, 'gram', '1 pound plus 2 ounces'],
    [450, 'gram', '1 pound'],
    [10, 'gram', '0.35 ounce'],
    [5, 'milliliter', '1 teaspoon'],
    [15, 'milliliter', '1 tablespoon'],
    [50, 'milliliter', '3 tablespoons plus 1 teaspoon'],
    [100, 'milliliter', '6 tablespoons plus 2 teaspoons'],
    [60, 'milliliter', '¼ cup'],
    [200, 'milliliter', '¾ cup plus 1½ tablespoons'],
    [250, 'milliliter', '1 cup plus 1 tablespoon'],
    [400, 'gram', '14 ounces'],
    [60, 'gram', '2⅛ ounces'],
    [680, 'gram', '1½ pounds'],
    [800, 'milliliter', '3⅓ cups'],
    [5, 'deciliter', '2 cups plus 2 tablespoons'],
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
    [1 / 6, 'cup', '2 tablespoons plus 2 teaspoons'],
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
  ])('%d %s, too little for any US measure, stays %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'imperial')).toBe(text);
  });
});

describe('Weight and volume, §9', () => {
  it('a cup of flour is weighed with its grams per liter', () => {
    expect(shown(measure(1, 'cup'), 'metric', flour)).toBe('125 g');
    expect(shown(measure(9, 'cup'), 'metric', flour)).toBe('1.1 kg');
  });

  it('250 g of flour are measured in cups', () => {
    expect(shown(measure(250, 'gram'), 'imperial', flour)).toBe('2 cups');
  });

  it('the method is the ingredient’s default for the system', () => {
    const weighed = { ...flour, imperial: 'weight' as const };
    expect(shown(measure(500, 'gram'), 'imperial', weighed)).toBe('1 pound plus 2 ounces');
    const poured = { ...flour, metric: 'volume' as const };
    expect(shown(measure(1, 'cup'), 'metric', poured)).toBe('235 ml');
  });

  it.each([null, 0, -3])('stays weight or volume when grams per liter is %j', (gramsPerLiter) => {
    const unknown = { ...flour, gramsPerLiter };
    expect(shown(measure(1, 'cup'), 'metric', unknown)).toBe('235 ml');
    expect(shown(measure(500, 'gram'), 'imperial', unknown)).toBe('1 pound plus 2 ounces');
  });

  it('a weight too small for ounces is spooned when grams per liter is known', () => {
    const salt = anIngredient({
      gramsPerLiter: 1217,
      imperial: 'weight',
    });
    expect(shown(measure(3, 'gram'), 'imperial', salt)).toBe('½ teaspoon');
  });

  it('an amount written in the asked system keeps its method', () => {
    expect(shown(measure(8, 'ounce'), 'imperial', flour)).toBe('8 ounces');
    expect(shown(measure(250, 'milliliter'), 'metric', flour)).toBe('250 ml');
  });

  it('a stick of what is weighed is four ounces', () => {
    const butter = anIngredient({ metric: 'weight' });
    expect(shown(measure(1, 'stick'), 'metric', butter)).toBe('115 g');
    expect(shown(measure(2, 'stick'), 'imperial', butter)).toBe('2 sticks');
    expect(shown(measure(2, 'stick'), 'metric')).toBe('2 sticks');
  });
});

describe('As written, §2', () => {
  it.each([
    [1500, 'gram', '1500 g'],
    [27.5, 'gram', '27.5 g'],
    [20, 'teaspoon', '20 teaspoons'],
    [3, 'cup', '3 cups'],
    [1 / 16, 'cup', '1/16 cup'],
    [3 / 5, 'cup', '⅗ cup'],
    [3.4, 'ounce', '3.4 ounces'],
  ])('%d %s is %s', (amount, slug, text) => {
    expect(shown(measure(amount, slug), 'as-written', flour)).toBe(text);
  });

  it.each(['pinch', 'can', 'clove', 'large', 'bunch'])(
    'a %s is the same in every system',
    (slug) => {
      const written = measure(2, slug);
      expect(shown(written, 'metric', flour)).toBe(shown(written, 'as-written'));
      expect(shown(written, 'imperial', flour)).toBe(shown(written, 'as-written'));
    },
  );

  it.each([
    [1, '8 cups'],
    [2, '4½ pounds'],
    [5, '11 pounds'],
  ])('%d kg of flour is %s, never quarts of it', (kilograms, text) => {
    expect(shown(measure(kilograms, 'kilogram'), 'imperial', flour)).toBe(text);
  });

  it('counts without a unit and units of one site only are left alone', () => {
    const eggs = { quantity: { min: 30.5, max: null }, unit: null };
    expect(shown(eggs, 'metric')).toBe('30½');
    const punnet = { slug: 'punnet', title: 'punnet', pluralTitle: 'punnets', abbreviation: null };
    expect(shown({ ...eggs, unit: punnet as never }, 'metric')).toBe('30½ punnets');
  });
});
