import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from './parse-ingredient-line.ts';

describe('What else a line tells of its amount', () => {
  const amount = (quantityMin: number, unit: string, quantityMax = quantityMin) => ({
    quantityMin,
    quantityMax,
    unit,
  });

  it.each([
    ['½ cup + 2 tablespoons milk', amount(2, 'tablespoon')],
    ['2 tablespoons plus 1 teaspoon sugar', amount(1, 'teaspoon')],
    ['1 lb. 4 oz. beef', amount(4, 'ounce')],
    ['1 cup and 2 tablespoons flour', amount(2, 'tablespoon')],
    ['1 head plus 2 cloves garlic', amount(2, 'clove')],
    ['1 lb, 4 oz beef', amount(4, 'ounce')],
    ['1 lb., 4 oz. beef', amount(4, 'ounce')],
    ['beef, 1 lb 4 oz', amount(4, 'ounce')],
    ['beef (1 lb. 4 oz.)', amount(4, 'ounce')],
  ])('is a sum in %j', (line, further) => {
    expect(parseIngredientLine(line)).toMatchObject({ further, note: null });
  });

  it.each([
    ['2 cups flour 250g', amount(250, 'gram')],
    ['1 cup (250 ml) milk', amount(250, 'milliliter')],
    ['100 g / 3.5 oz butter', amount(3.5, 'ounce')],
    ['½ cup + 2 tablespoons milk, 150ml', amount(150, 'milliliter')],
    ['3-4 cups (700-900 ml) stock', amount(700, 'milliliter', 900)],
    ['2 cups or 500 ml water', amount(500, 'milliliter')],
    ['1 head cauliflower (2 lb)', amount(2, 'pound')],
    ['1/2 pkg. (4 oz.) cream cheese', amount(4, 'ounce')],
    ['1/2 tin (200g) beans', amount(200, 'gram')],
    ['½ stick (¼ cup) butter', amount(0.25, 'cup')],
    ['1 cup (2 sticks) butter', amount(2, 'stick')],
    ['1/2 cup or 1 stick butter', amount(1, 'stick')],
    ['230 g melted butter (2 sticks)', amount(2, 'stick')],
    ['12 ounces unsalted butter (3 sticks), melted', amount(3, 'stick')],
    ['1 1/2 sticks (3/4 cup) unsalted butter', amount(0.75, 'cup')],
    ['1 stick (8 tablespoons) butter', amount(8, 'tablespoon')],
    ['2 sticks (225 g) margarine', amount(225, 'gram')],
  ])('is the same amount in other units in %j', (line, alternative) => {
    expect(parseIngredientLine(line)).toMatchObject({ alternative, note: null });
  });

  it.each(['1 cup (5 sticks) butter', '1 cup (2 sticks) celery', '2 sticks (1 cup each) butter'])(
    'is no other measure in %j',
    (line) => {
      expect(parseIngredientLine(line)).not.toHaveProperty('alternative');
      expect(parseIngredientLine(line)).not.toHaveProperty('further');
    },
  );

  it.each([
    ['1 cup (200 g) plus 2 tablespoons sugar', true],
    ['1 cup/240 ml plus 2 tablespoons milk', true],
    ['1 cup plus 2 tablespoons (225 g) sugar', undefined],
    ['1 cup (200 g) sugar', undefined],
  ])('is that of the first amount alone where it stands before a sum: %j', (line, isFirst) => {
    expect(parseIngredientLine(line).alternative?.excludesFurther).toBe(isFirst);
  });

  it.each([
    ['32 oz / 950ml stock', 'fluid-ounce', 'milliliter'],
    ['240 ml (8 oz) milk', 'milliliter', 'fluid-ounce'],
    ['8 oz (225 g) butter', 'ounce', 'gram'],
    ['8 oz (320 ml) puffed rice', 'ounce', 'milliliter'],
  ])('tells ounces that are fluid in %j', (line, unit, other) => {
    const parsed = parseIngredientLine(line);
    expect([parsed.unit, parsed.alternative?.unit]).toEqual([unit, other]);
  });

  it.each([
    ['2 x 400g cans chickpeas', amount(400, 'gram')],
    ['2 (14 oz) cans tomatoes', amount(14, 'ounce')],
    ['½ (14-ounce) can coconut milk', amount(14, 'ounce')],
    ['4 28 oz cans tomatoes', amount(28, 'ounce')],
    ['one 28-ounce can tomatoes', amount(28, 'ounce')],
    ['1 (16 ounce) package cream cheese', amount(16, 'ounce')],
    ['1 3-pound chicken', amount(3, 'pound')],
    ['4 salmon fillets, 6 oz each', amount(6, 'ounce')],
    ['4 (6 ounce) skinless chicken breasts', amount(6, 'ounce')],
    ['2 (1 1/2 pound) lobsters', amount(1.5, 'pound')],
  ])('is the size of what is counted in %j', (line, packageSize) => {
    expect(parseIngredientLine(line)).toMatchObject({ packageSize, note: null });
  });

  it.each([
    ['1 cup (2 tablespoons) milk', '2 tablespoons'],
    ['4 chicken breasts (6 ounces)', '6 ounces'],
    ['6 cloves (2 tablespoons) garlic', '2 tablespoons'],
    ['3 to 4 (1 pound) chicken breasts', '1 pound'],
    ['2 cans (800g) tomatoes', '800g'],
    ['5 (300g) carrots', '300g'],
    ['4 (6 ounces) chicken breasts', '6 ounces'],
    ['4 chicken breasts (6 ounce)', '6 ounce'],
    ['1 cup sugar, divided (3/4 cup + 1/4 cup)', '3/4 cup + 1/4 cup'],
    ['1 cup sugar (3/4 cup plus 2 tablespoons, divided)', '3/4 cup plus 2 tablespoons, divided'],
    ['1 cup sugar, 3/4 cup + 1/4 cup', '3/4 cup + 1/4 cup'],
    ['1 cup sugar less 1 tbsp', 'less 1 tbsp'],
    ['2 cups milk less 1/4 cup', 'less 1/4 cup'],
    ['1 cup less 2 tablespoons milk', 'less 2 tablespoons'],
    ['1 cup minus 1 tbsp flour', 'minus 1 tbsp'],
    ['8 cups broth + 2 cups water', '+ 2 cups water'],
    ['3 large carrots (about 1 pound)', 'about 1 pound'],
  ])('stays a note where it is something else or unsure: %j', (line, note) => {
    const parsed = parseIngredientLine(line);
    expect(parsed.note).toBe(note);
    for (const field of ['further', 'alternative', 'packageSize']) {
      expect(parsed).not.toHaveProperty(field);
    }
  });

  it.each([
    [
      'from 30 g to 70 g butter',
      { quantityMin: 30, quantityMax: 70, unit: 'gram', name: 'butter' },
    ],
    ['3 ounces and a half cheese', { quantityMin: 3.5, quantityMax: 3.5, unit: 'ounce' }],
    ['400 g x 2 beans', { quantityMin: null, unit: null, name: '400 g x 2 beans' }],
    ['4 ¼ inch thick steaks', { quantityMin: null, name: '4 ¼ inch thick steaks' }],
    ['1 1/2-inch piece ginger', { quantityMin: 1, unit: 'piece', note: '1 1/2-inch' }],
  ])('goes on after the unit of %j, or is not read', (line, parsed) => {
    expect(parseIngredientLine(line)).toMatchObject(parsed);
  });
});
