import { describe, expect, it } from 'vitest';
import { builtInUnits } from '../measures/built-in-units.ts';
import { asWritten, doubled, names, workOf } from '../cooking/testing/written-recipes.ts';
import { showIngredientLine } from '../cooking/ingredient-line.ts';
import { packWork, unpackWork } from '../cooking/packed-work.ts';
import type { CookView } from '../cooking/read-cook-text.ts';
import { measureWordsOf } from './languages/language-units.ts';
import { readLine } from './line-reading/read-line.ts';
import { partsOfReading } from './line-reading/usage-of-reading.ts';
import type { RecipeNames } from '../cooking/write-groups.ts';
import { shownWords } from './shown-words.ts';
import { writtenFigures } from './usage-figures.ts';

const unitId = (slug: string) => builtInUnits.find((unit) => unit.slug === slug)?.slug ?? null;

const usageOf = (line: string, language: string) => ({
  id: 'usage-1',
  ingredientId: null,
  link: null,
  ...partsOfReading(readLine(line, language), unitId),
  writtenAs: line,
});

const shown = (line: string, language = 'en', view: CookView = asWritten) => {
  const usage = usageOf(line, language);
  const figures = writtenFigures(usage);
  const own = { ...usage, ...(figures && { figures }) };
  const known: RecipeNames = {
    ...names,
    words: () => shownWords(own, null, { unitOf: names.unit, language }),
  };
  const { ingredientGroups } = unpackWork(packWork(workOf({ usages: [usage], known })));
  const words = measureWordsOf(language);
  const first = ingredientGroups[0]!.lines[0]!;
  return showIngredientLine(first, { ...view, ...(words && { words }) }).amount;
};

describe('Amounts as written, §9', () => {
  it.each([
    ['en', '3/4 l milk', '¾ L'],
    ['en', '1 1/2 kg beef', '1½ kg'],
    ['en', '1-1/2 kg beef', '1½ kg'],
    ['en', '½ dl cream', '½ dl'],
    ['en', '1/2 to 3/4 l milk', '½–¾ L'],
    ['en', '0.5 cup milk', '0.5 cup'],
    ['en', '.5 tsp salt', '0.5 teaspoon'],
    ['en', '0.33 cup milk', '0.33 cup'],
    ['en', '3/7 cup milk', '3/7 cup'],
    ['en', '1 3/7 cups milk', '1 3/7 cups'],
    ['en', '2 cups (1/2 l) milk', '2 cups (½ L)'],
    ['en', '2 x 1/2 l cans beer', '2 cans (½ L each)'],
    ['en', '1 lb plus 0.5 oz beef', '1 pound + 0.5 ounce'],
    ['en', '1.5 kg beef', '1.5 kg'],
    ['en', 'half a cup milk', '½ cup'],
    ['de', '3/4 l Milch', '¾ l'],
    ['de', '1 1/2 l Milch', '1½ l'],
    ['de', '1 und 1/2 l Milch', '1½ l'],
    ['de', '0,5 TL Salz', '0,5 TL'],
    ['de', '0,75 l Milch', '0,75 l'],
    ['fr', '1/2 litre de lait', '½ litre'],
  ])('of %s: %j keep their figure: %s', (language, line, text) => {
    expect(shown(line, language)).toBe(text);
  });

  it('are computed where they are scaled or converted', () => {
    expect(shown('3/4 l milk', 'en', doubled)).toBe('1.5 L');
    expect(shown('3/4 l milk', 'en', { ...asWritten, system: 'metric' })).toBe('750 ml');
    expect(shown('0.5 cup milk', 'en', { ...asWritten, system: 'imperial' })).toBe('½ cup');
  });

  it('keep no figure of a line that says another amount', () => {
    const usage = { ...usageOf('3/4 l milk', 'en'), quantityMin: 0.4 };
    expect(writtenFigures(usage)).toBeNull();
  });
});
