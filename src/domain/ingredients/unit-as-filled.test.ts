import { describe, expect, it } from 'vitest';
import { showIngredientLine } from '../cooking/ingredient-line.ts';
import {
  anIngredientUsage,
  asWritten,
  namesWith,
  workOf,
} from '../cooking/testing/written-recipes.ts';
import { builtInUnits } from '../measures/built-in-units.ts';
import type { MeasureView } from '../measures/conversion.ts';
import { readLine } from './line-reading/read-line.ts';
import { partsOfReading } from './line-reading/usage-of-reading.ts';

const unitId = (slug: string) => builtInUnits.find((unit) => unit.slug === slug)?.slug ?? null;

const shown = (line: string, view: Partial<MeasureView>, language = 'en') => {
  const usage = anIngredientUsage({
    ...partsOfReading(readLine(line, language), unitId),
    ingredientId: 'flour',
  });
  const { ingredientGroups } = workOf({ usages: [usage], known: namesWith({}, language) });
  return showIngredientLine(ingredientGroups[0]!.lines[0]!, { ...asWritten, ...view }).amount;
};

const metric = { system: 'metric' } as const;
const sixfold = { scale: { wanted: 6, written: 1 } };

describe('Measures that are not level', () => {
  it.each([
    ['2 heaping cups flour', '2 cups', '12 cups'],
    ['heaping 1/4 cup flour', '¼ cup', '1½ cups'],
    ['1 heaped tablespoon flour', '1 tablespoon', '6 tablespoons'],
    ['a rounded teaspoon of flour', '1 teaspoon', '6 teaspoons'],
    ['1 scant cup flour', '1 cup', '6 cups'],
    ['2 generous cups flour', '2 cups', '12 cups'],
  ])('keep their unit in every view: %j', (line, once, six) => {
    expect(shown(line, metric)).toBe(once);
    expect(shown(line, sixfold)).toBe(six);
    expect(shown(line, { ...metric, ...sixfold })).toBe(six);
  });

  it.each([
    ['de', '1 gehäufter EL Mehl', '6 EL'],
    ['de', '1 gehäufter Esslöffel Mehl', '6 Esslöffel'],
    ['de', '1 geh. TL Mehl', '6 TL'],
    ['de', '1 leicht gehäufter EL Mehl', '6 EL'],
    ['fr', '1 cuillère à soupe bombée de farine', '6 cuillères à soupe'],
    ['es', '1 cucharada colmada de harina', '6 cucharadas'],
    ['it', '1 cucchiaio colmo di farina', '6 cucchiai'],
    ['nl', '1 volle eetlepel bloem', '6 eetlepels'],
    ['nl', '1 opgehoopte el bloem', '6 el'],
  ])('are told of %s: %j', (language, line, six) => {
    expect(shown(line, { ...metric, ...sixfold }, language)).toBe(six);
  });

  it.each(['2 level cups flour', '2 cups flour', '2 cups flour (rounded up)'])(
    'are not: %j',
    (line) => {
      expect(shown(line, metric)).toBe('250 g');
    },
  );
});
