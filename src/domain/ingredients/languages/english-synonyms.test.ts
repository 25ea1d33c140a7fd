import { describe, expect, it } from 'vitest';
import { showIngredientLine } from '../../cooking/ingredient-line.ts';
import {
  anIngredientUsage,
  asWritten,
  doubled,
  namesWith,
  workOf,
} from '../../cooking/testing/written-recipes.ts';
import { unitWords } from '../ingredient-line/unit-words.ts';
import { readLine } from '../line-reading/read-line.ts';
import { partsOfReading } from '../line-reading/usage-of-reading.ts';
import { englishSynonym } from './english-synonyms.ts';

const shown = (line: string, view = asWritten) => {
  const parts = partsOfReading(readLine(line, 'en'), (slug) => slug);
  const usage = anIngredientUsage({ ...parts, ingredientId: null });
  const [group] = workOf({ usages: [usage], known: namesWith({}) }).ingredientGroups;
  return showIngredientLine(group!.lines[0]!, view).amount;
};

const synonyms = unitWords.filter(([word, { slug }]) => englishSynonym(slug, word) !== null);

describe('Other English words for a unit', () => {
  it.each([
    ['8 rashers bacon', '8 rashers', '16 rashers'],
    ['1 batch pizza dough', '1 batch', '2 batches'],
    ['1 sachet yeast', '1 sachet', '2 sachets'],
    ['a tub of ricotta', '1 tub', '2 tubs'],
    ['5cm ginger', '5 cm', '10 cm'],
    ['1 thumb ginger', '1 thumb', '2 thumbs'],
    ['8 slices bacon', '8 slices', '16 slices'],
    ['2 tbsp oil', '2 tablespoons', '4 tablespoons'],
  ])('stay the cook’s: %j', (line, once, twice) => {
    expect(shown(line)).toBe(once);
    expect(shown(line, doubled)).toBe(twice);
  });

  it.each(synonyms)('%s stays in every line', (word) => {
    expect(readLine(`3 ${word} xyz`, 'en')).toMatchObject({ unitWord: word });
  });
});
