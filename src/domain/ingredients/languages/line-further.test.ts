import { describe, expect, it } from 'vitest';
import { showIngredientLine } from '../../cooking/ingredient-line.ts';
import {
  anIngredientUsage,
  asWritten,
  doubled,
  namesWith,
  workOf,
} from '../../cooking/testing/written-recipes.ts';
import { builtInUnits } from '../../measures/built-in-units.ts';
import type { MeasureView } from '../../measures/conversion.ts';
import { readLine } from '../line-reading/read-line.ts';
import { partsOfReading } from '../line-reading/usage-of-reading.ts';
import { measureWordsOf, unitIn } from './language-units.ts';

const unitNamed = (slug: string, language: string) => {
  const unit = builtInUnits.find((each) => each.slug === slug);
  return unit ? unitIn(language, unit, undefined) : null;
};

const shown = (language: string, line: string, view: MeasureView = asWritten) => {
  const parts = partsOfReading(readLine(line, language), (slug) => slug);
  const known = namesWith({ unit: (id) => unitNamed(id, language) }, language);
  const usage = anIngredientUsage({ ...parts, ingredientId: null });
  const words = measureWordsOf(language) ?? undefined;
  const [group] = workOf({ usages: [usage], known }).ingredientGroups;
  const { amount, title } = showIngredientLine(group!.lines[0]!, { ...view, words });
  return [amount, title].filter(Boolean).join(' ');
};

describe('What else a line of another language tells of its amount', () => {
  it.each([
    ['de', '1 kg 200 g Mehl', '1 kg + 200 g Mehl', '2,4 kg Mehl'],
    ['de', '1 EL + 1 TL Zucker', '1 EL + 1 TL Zucker', '2 EL plus 2 TL Zucker'],
    ['de', '1 EL und 1 TL Zucker', '1 EL + 1 TL Zucker', '2 EL plus 2 TL Zucker'],
    ['fr', '1 c. à s. et 1 c. à c. de sel', '1 c. à s. + 1 c. à café de sel', null],
    ['es', '1 cucharada y 1 cucharadita de sal', '1 cucharada + 1 cucharadita de sal', null],
    ['it', '1 cucchiaio e 1 cucchiaino di sale', '1 cucchiaio + 1 cucchiaino di sale', null],
    ['nl', '1 el en 1 tl suiker', '1 el + 1 tl suiker', '2 el plus 2 tl suiker'],
    ['es', '1 lb 4 oz de carne', '1 lb + 4 oz de carne', '2½ lb de carne'],
    ['de', '2 Cups (250 g) Mehl', '2 Cups (250 g) Mehl', '4 Cups (500 g) Mehl'],
    ['de', '2 Tassen (250 g) Mehl', '2 Tassen (250 g) Mehl', '4 Tassen (500 g) Mehl'],
    ['de', '250 g / 2 Cups Mehl', '250 g (2 Cups) Mehl', '500 g (4 Cups) Mehl'],
    ['fr', '1 tasse (250 ml) de lait', '1 tasse (250 ml) de lait', '2 tasses (500 ml) de lait'],
    ['fr', '200 g de farine (1 tasse)', '200 g (1 tasse) de farine', '400 g (2 tasses) de farine'],
    ['es', '2 tazas o 500 ml de leche', '2 tazas (500 ml) de leche', '4 tazas (1 l) de leche'],
    ['it', '1 cup = 240 ml di latte', '1 cup (240 ml) di latte', '2 cup (480 ml) di latte'],
    ['de', '2 Dosen à 400 g Tomaten', '2 Dosen (je 400 g) Tomaten', '4 Dosen (je 400 g) Tomaten'],
    ['de', '1 Dose (400 g) Tomaten', '1 Dose (400 g) Tomaten', '2 Dosen (je 400 g) Tomaten'],
    ['de', '2 x 400 g Dosen Tomaten', '2 Dosen (je 400 g) Tomaten', '4 Dosen (je 400 g) Tomaten'],
    ['fr', '1 boîte de 400 g de tomates', '1 boîte (400 g) de tomates', null],
    ['es', '1 lata de 400 g de tomate', '1 lata (400 g) de tomate', null],
    ['it', '1 scatola da 400 g di ceci', '1 scatola (400 g) di ceci', null],
    ['nl', '1 blik van 400 g tomaten', '1 blik (400 g) tomaten', null],
    ['nl', '1 blik tomaten (à 400 g)', '1 blik (400 g) tomaten', null],
    [
      'de',
      '1 Cup (200 g) plus 2 EL Zucker',
      '1 Cup (200 g) + 2 EL Zucker',
      '2¼ Cups (450 g) Zucker',
    ],
  ])('of %s: %j is shown as %j and twice as %j', (...[language, line, once, twice]) => {
    expect(shown(language, line)).toBe(once);
    expect([shown(language, line, doubled), null]).toContain(twice);
  });

  it.each([
    ['de', '2 Dosen (400 g) Tomaten', '400 g'],
    ['de', '2 Cups (10 g) Mehl', '10 g'],
    ['de', '2 EL Mehl (ca. 20 g)', 'ca. 20 g'],
    ['fr', '2 boîtes de tomates (400 g)', '400 g'],
  ])('of %s: %j stays a remark, for it may be meant in two ways', (language, line, note) => {
    expect(readLine(line, language)).toMatchObject({ note });
    expect(readLine(line, language)).not.toHaveProperty('alternativeMeasure');
    expect(readLine(line, language)).not.toHaveProperty('packageSize');
  });
});

describe('The words of a cook who counts measures', () => {
  it.each([
    ['8 Blatt Gelatine', '8 Blatt Gelatine', '16 Blatt Gelatine'],
    ['3 Blätter Basilikum', '3 Blätter Basilikum', '6 Blätter Basilikum'],
    ['1 Blatt Lorbeer', '1 Blatt Lorbeer', '2 Blatt Lorbeer'],
    ['2 Glas Wein', '2 Glas Wein', '4 Glas Wein'],
    ['2 Gläser Gurken', '2 Gläser Gurken', '4 Gläser Gurken'],
  ])('stay as they are: %j', (line, once, twice) => {
    expect(shown('de', line)).toBe(once);
    expect(shown('de', line, doubled)).toBe(twice);
  });

  it.each([
    ['de', 'Saft von 1 Zitrone', 'Saft', '2 Zitrone'],
    ['fr', 'le jus de 2 citrons', 'le jus', '4 citrons'],
    ['it', 'scorza grattugiata di 2 limoni', 'scorza grattugiata', '4 limoni'],
    ['nl', 'sap van een halve citroen', 'sap', '1 citroen'],
  ])('of %s name a part of fruit: %j', (...[language, line, preparation, twice]) => {
    expect(readLine(line, language)).toMatchObject({ preparation, text: null });
    expect(shown(language, line, doubled)).toBe(twice);
  });
});

describe('English units in other languages', () => {
  it.each([
    ['de', '2 tablespoons Öl', '2 tablespoons Öl', '4 tablespoons Öl'],
    ['fr', '1 cup de farine', '1 cup de farine', '2 cups de farine'],
    ['es', '1 tbsp de aceite', '1 tbsp de aceite', '2 tbsp de aceite'],
    ['it', '1 pound di carne', '1 pound di carne', '2 pounds di carne'],
    ['nl', '1 stick boter', '1 stick boter', '2 sticks boter'],
  ])('of %s: %j keep their words and scale', (...[language, line, once, twice]) => {
    expect(shown(language, line)).toBe(once);
    expect(shown(language, line, doubled)).toBe(twice);
  });
});
