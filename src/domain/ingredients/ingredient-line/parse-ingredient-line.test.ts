import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longTextOf } from '#domain/testing/long-text.ts';
import { namedUnitSlugs } from './unit-words.ts';
import { parseIngredientLine } from './parse-ingredient-line.ts';
import type { ParsedIngredientLine } from './parse-ingredient-line.ts';

type Row = [line: string, amount: string | null, unit: string | null, name: string];

const repeatedParts = [
  "(|)|[|[a](|[](|-|--|1|1/|1-|1,|,|.| |a|a'|_|½|a-|chopped |very |or |red, |about |(a) |of 1 ",
  'fine fresh |a, b or |salt and chopped |1-inch by |1 cup or |plus 1 cup |1 - ',
]
  .join('|')
  .split('|');

function measureOf(line: string): Row {
  const { quantityMin, quantityMax, unit, name } = parseIngredientLine(line);
  const isRange = quantityMin !== quantityMax;
  const amount = isRange ? `${quantityMin}-${quantityMax}` : quantityMin?.toString();
  return [line, amount ?? null, unit, name];
}

function remarksOf(line: string): [string | null, string | null] {
  const { preparation, note } = parseIngredientLine(line);
  return [preparation, note];
}

describe('Amount, unit and name of an ingredient line, §3', () => {
  it.each<Row>([
    ['2 cups flour', '2', 'cup', 'flour'],
    ['¼ cup milk', '0.25', 'cup', 'milk'],
    ['1½ cups milk', '1.5', 'cup', 'milk'],
    ['1 1/2 cups milk', '1.5', 'cup', 'milk'],
    ['1,5 kg Mehl', '1.5', 'kilogram', 'Mehl'],
    ['400g spaghetti', '400', 'gram', 'spaghetti'],
    ['2 c water', '2', 'cup', 'water'],
    ['1 T sugar', '1', 'tablespoon', 'sugar'],
    ['1 t salt', '1', 'teaspoon', 'salt'],
    ['1 tbsp. brown sugar', '1', 'tablespoon', 'brown sugar'],
    ['2 fl. oz. rum', '2', 'fluid-ounce', 'rum'],
    ['6 pc Toast', '6', 'piece', 'Toast'],
    ['1-2 cloves garlic', '1-2', 'clove', 'garlic'],
    ['3 or 4 stalks lemon grass', '3-4', 'stalk', 'lemon grass'],
    ['About 4 pounds spareribs', '4', 'pound', 'spareribs'],
    ['3/4 of a pound mako shark', '0.75', 'pound', 'mako shark'],
    ['half a lemon', '0.5', null, 'lemon'],
    ['two dozen oysters', '24', null, 'oysters'],
    ['one egg', '1', null, 'egg'],
  ])('reads %j', (...row) => {
    expect(measureOf(row[0])).toEqual(row);
  });

  it.each<Row>([
    ['a pinch of salt', '1', 'pinch', 'salt'],
    ['Pinch saffron', null, 'pinch', 'saffron'],
    ['Several sprigs fresh parsley', null, 'sprig', 'fresh parsley'],
    ['salt and pepper to taste', null, null, 'salt and pepper'],
    ['Vegetable oil for deep frying', null, null, 'Vegetable oil'],
    ['flour', null, null, 'flour'],
    ['Rosemary (dried)', null, null, 'Rosemary'],
    ['[Béchamel](/classic-bechamel)', null, null, 'Béchamel'],
    ['2 cups [flour](/x), sifted', '2', 'cup', 'flour'],
  ])('reads %j, which has no number or little else', (...row) => {
    expect(measureOf(row[0])).toEqual(row);
  });

  it.each<Row>([
    ['1 (16 ounce) package cream cheese, softened', '1', 'package', 'cream cheese'],
    ['one 28-ounce can tomatoes', '1', 'can', 'tomatoes'],
    ['2 x 400 g tins chickpeas', '2', 'tin', 'chickpeas'],
    ['1x 180g pack prawns', '1', 'package', 'prawns'],
    ['1 15 oz can diced tomatoes', '1', 'can', 'tomatoes'],
    ['18-ounce package cream cheese', '1', 'package', 'cream cheese'],
    ['1 2-inch piece of ginger', '1', 'piece', 'ginger'],
    ['4 1/2-inch-by-4-inch pieces of orange zest', '4', 'piece', 'orange zest'],
    ['1 3- to 6-pound turkey breast', '1', null, 'turkey breast'],
    ['A 1-pound eggplant', '1', 'pound', 'eggplant'],
    ['9-inch pie shell', '1', null, 'pie shell'],
  ])('keeps the size of a package or piece out of the amount of %j', (...row) => {
    expect(measureOf(row[0])).toEqual(row);
  });

  it.each<Row>([
    ['2 tablespoons plus 1 teaspoon sugar', '2', 'tablespoon', 'sugar'],
    ['3 quarts, plus 1/3 cup, water', '3', 'quart', 'water'],
    ['100 g / 3.5 oz butter', '100', 'gram', 'butter'],
    ['7 1/2 cups / 1.75 liters water', '7.5', 'cup', 'water'],
    ['1 pound each beef, veal and pork', '1', 'pound', 'beef, veal and pork'],
    ['6 large or 8 medium potatoes', '6', 'large', 'potatoes'],
  ])('takes the first measure of %j', (...row) => {
    expect(measureOf(row[0])).toEqual(row);
  });

  it.each<Row>([
    ['2 garlic cloves, minced', '2', 'clove', 'garlic'],
    ['4 large garlic cloves', '4', 'clove', 'garlic'],
    ['5 whole cloves', '5', null, 'whole cloves'],
    ['30 cloves', '30', null, 'cloves'],
    ['1 celery rib', '1', 'rib', 'celery'],
    ['3 large eggs', '3', 'large', 'eggs'],
    ['1 large head cauliflower', '1', 'head', 'cauliflower'],
    ['16 medium-sized new potatoes', '16', 'medium', 'new potatoes'],
    ['8 Greek medium black olives', '8', 'medium', 'Greek black olives'],
    ['2 heaping tablespoons cocoa', '2', 'tablespoon', 'cocoa'],
  ])('finds the unit of %j', (...row) => {
    expect(measureOf(row[0])).toEqual(row);
  });

  it.each<Row>([
    ['juice of 1 lemon', '1', null, 'lemon'],
    ['Grated zest from 2 oranges', '2', null, 'oranges'],
    ['juice 2 limes', '2', null, 'limes'],
    ['Butter, about 1/2 cup', '0.5', 'cup', 'Butter'],
    ['Water to cover (2 to 3 quarts)', '2-3', 'quart', 'Water'],
    ['Egg (3)', '3', null, 'Egg'],
    ['Garam Masala 1 tbsp', '1', 'tablespoon', 'Garam Masala'],
    ['Bouquet garni (2 leek leaves; 1 bay leaf)', null, null, 'Bouquet garni'],
  ])('finds the amount of %j further on', (...row) => {
    expect(measureOf(row[0])).toEqual(row);
  });

  it.each<Row>([
    ['1 cup corn, peanut or vegetable oil', '1', 'cup', 'corn, peanut or vegetable oil'],
    ['2 skinless, boneless chicken breasts', '2', null, 'skinless, boneless chicken breasts'],
    ['1 orange, cut into wedges', '1', null, 'orange'],
    ['2 tablespoons Cognac or brandy', '2', 'tablespoon', 'Cognac or brandy'],
    ['1 egg or 2 yolks', '1', null, 'egg'],
    ['1/2 cup whipped cream', '0.5', 'cup', 'whipped cream'],
    ["1 cup confectioners' sugar", '1', 'cup', "confectioners' sugar"],
    ['1 cup half-and-half', '1', 'cup', 'half-and-half'],
    ['2 tablespoons Chinese 5-spice', '2', 'tablespoon', 'Chinese 5-spice'],
  ])('finds where the name of %j ends', (...row) => {
    expect(measureOf(row[0])).toEqual(row);
  });
});

describe('Preparation and note of an ingredient line, §3', () => {
  it.each([
    ['1 (16 ounce) package cream cheese, softened', 'softened', null],
    ['2 cups finely chopped, peeled onions', 'finely chopped, peeled', null],
    ['1 clove garlic minced', 'minced', null],
    ['2 carrots, peeled and cut into 1/4-inch dice', 'peeled and cut into 1/4-inch dice', null],
    ['6 eggs at room temperature, separated', 'at room temperature, separated', null],
    ['25 g butter (melted)', 'melted', null],
    ['juice of 1 lemon', 'juice', null],
    ['1 egg, beaten with 1 tablespoon water', 'beaten with 1 tablespoon water', null],
    ['2 tablespoons capers, drained, for garnish', 'drained', 'for garnish'],
    ['1 teaspoon salt, or to taste', null, 'or to taste'],
    ['About 1 cup milk', null, 'About'],
    ['~1 cup milk', null, null],
    ['salt and pepper to taste', null, 'to taste'],
    ['1 cup loosely packed basil', null, 'loosely packed'],
    ['2 ounces good-quality chocolate', null, 'good-quality'],
    ['1 cup fresh or frozen peas', null, 'fresh or frozen'],
    ['1 cup stock (see note (page 3) below)', null, 'see note (page 3) below'],
    ['1 cup stock (or [water {still}])', null, 'or [water {still}]'],
    ['1 cup stock (or water', null, 'or water'],
  ])('parts the remarks of %j', (line, preparation, note) => {
    expect(remarksOf(line)).toEqual([preparation, note]);
  });

  it('reads a name around brackets', () => {
    expect(parseIngredientLine('1/2 cup dried (unsweetened) coconut')).toMatchObject({
      name: 'dried coconut',
      note: 'unsweetened',
    });
  });
});

describe('Any line at all, design §14', () => {
  const long = 10_000;

  it('gives an empty line an empty name', () => {
    expect(parseIngredientLine(' \n ')).toEqual({
      quantityMin: null,
      quantityMax: null,
      unit: null,
      name: '',
      preparation: null,
      note: null,
    });
  });

  it.each(['(optional)', 'to taste', 'For the sauce', '***?!', '...', ')))'])(
    'keeps %j as a name',
    (line) => {
      expect(parseIngredientLine(line).name).toBe(line.replaceAll('*', ''));
    },
  );

  it('has no name for a bare amount', () => {
    const bare = { quantityMin: 1, unit: 'cup', name: '' };
    expect(parseIngredientLine('1 cup')).toMatchObject(bare);
    expect(parseIngredientLine('1 cup for the pan')).toMatchObject({
      ...bare,
      note: 'for the pan',
    });
  });

  it('never throws, and gives finite amounts in order and units of the platform', () => {
    const units = new Set<string | null>([...namedUnitSlugs, null]);
    const texts = fc.oneof(fc.string({ unit: 'binary' }), lineOf(20));
    fc.assert(
      fc.property(texts, (line) => {
        const parsed = parseIngredientLine(line);
        expect(hasSoundAmount(parsed)).toBe(true);
        expect(units.has(parsed.unit)).toBe(true);
        expect(parsed.name).toBe(parsed.name.trim());
      }),
      { numRuns: 1000 },
    );
  });

  it('comes to the end of 10,000 characters of garbage', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(lineOf(5), (part) => {
        const line = `${part} `.repeat(long).slice(0, long);
        expect(() => parseIngredientLine(line)).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });

  it.each(repeatedParts)('comes to the end of %j repeated', { timeout: 10_000 }, (part) => {
    expect(() => parseIngredientLine(longTextOf(part))).not.toThrow();
  });
});

function hasSoundAmount({ quantityMin, quantityMax }: ParsedIngredientLine): boolean {
  if (quantityMin === null || quantityMax === null) return quantityMin === quantityMax;
  return Number.isFinite(quantityMax) && quantityMin <= quantityMax;
}

/** Lines of the words and marks that the rules know. */
function lineOf(mostParts: number): fc.Arbitrary<string> {
  const words =
    'a about and can chopped cloves cold cup each fine fresh for garlic grated in juice';
  const more = 'large of one or ounce package plus red salt small to very with wooden x zest';
  const marks = '( ) [ ] { } , ; : - -- – — / . % * _ + ½ 1 2/3 1.5 1,5 12 3-4 28-ounce 1/0';
  const part = fc.constantFrom(...`${words} ${more} ${marks}`.split(' '));
  const space = fc.constantFrom('', ' ', ' ');
  const parts = fc.array(fc.tuple(part, space), { minLength: 1, maxLength: mostParts });
  return parts.map((pairs) => pairs.flat().join(''));
}

describe('The name of a line', () => {
  it.each([
    ['2 cups thin strips of fresh basil', 'fresh basil', 'thin strips', null],
    ['3/4 cup onion strips', 'onion', 'strips', null],
    ['12 ounces medium to large mushrooms', 'mushrooms', null, 'medium to large'],
    ['8 ounces deep-yellow, extra-sharp cheddar', 'deep-yellow, extra-sharp cheddar', null, null],
    ['2 hard boiled eggs', 'eggs', 'hard boiled', null],
    ['2 cups brewed coffee', 'brewed coffee', null, null],
    ['1 pound roasted peppers', 'roasted peppers', null, null],
    ['2 cups flour seasoned with salt', 'flour', 'seasoned with salt', null],
    ['1 tablespoon quality ketchup', 'ketchup', null, 'quality'],
    ['6 ounces fine-quality chocolate', 'chocolate', null, 'fine-quality'],
    ['1 cup medium-grind bulgur', 'bulgur', null, 'medium-grind'],
    ['3/4 pound tiny new potatoes', 'tiny new potatoes', null, null],
    ['1 teaspoon parsley, chives and dill', 'parsley, chives and dill', null, null],
    ['1 pound beans (fresh), tips and strings cut', 'beans', 'tips and strings cut', 'fresh'],
    ['Lemon wedges and watercress sprigs', 'Lemon wedges and watercress sprigs', null, null],
    ['2 whole, very small white onions', 'whole, very small white onions', null, null],
  ])('of %j is %j', (...[line, name, preparation, note]) => {
    expect(parseIngredientLine(line)).toMatchObject({ name, preparation, note });
  });
});
