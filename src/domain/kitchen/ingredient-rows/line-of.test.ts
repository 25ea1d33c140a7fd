import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { measuredUnits } from '../../measures/units.ts';
import type { IngredientUsage } from '../../recipe/recipe.ts';
import { lineOf } from './line-of.ts';
import { correctedParts, rowFromLine } from './read-row.ts';
import { aPantry } from './testing/pantry.ts';

const pantry = aPantry();
const folder = new URL('../../../../../shared/data/ingredient-phrases/', import.meta.url);
const phrase = z.object({ input: z.string() });
const phrasesIn = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => phrase.parse(JSON.parse(line)).input);

/** A row of which nobody knows how it was typed. */
function unwritten(line: string): IngredientUsage {
  const { writtenAs: _written, ...row } = rowFromLine('row', line, pantry);
  return row;
}

describe('The line of a usage', () => {
  test.each([
    ['2 ½ cups flour, sifted', '2½ cups flour, sifted'],
    ['1-2 tablespoons olive oil (optional)', '1–2 tablespoons olive oil (optional)'],
    ['2 14oz cans tomatoes', '2 (14 ounces) cans tomatoes'],
    ['1 lb 4 oz butter', '1 pound plus 4 ounces butter'],
    ['salt', 'salt'],
    ['Juice of 2 limes', 'Juice of 2 limes'],
  ])('of “%s” is “%s”', (written, line) => {
    expect(lineOf(unwritten(written), pantry)).toBe(line);
  });

  test('is read back as the usage, of any amount, unit and work', () => {
    const amounts = fc.constantFrom(1, 2, 3, 1 / 2, 1 / 3, 1.5, 0.25, 12);
    const name = fc.constantFrom('flour', 'olive oil', 'brown sugar', 'chicken broth', 'butter');
    const work = fc.constantFrom('', ', sifted', ', at room temperature', ', finely chopped');
    // Of a half-gallon nobody writes two.
    const unit = fc.constantFrom(...measuredUnits.filter(({ slug }) => !slug.startsWith('half')));
    const line = fc.tuple(name, work).map((parts) => parts.join(''));
    fc.assert(
      fc.property(amounts, unit, line, (quantityMin, { slug }, words) => {
        const unitId = `unit-${slug}`;
        const usage = { ...unwritten(`1 cup ${words}`), quantityMin, unitId };
        expect(lineOf(usage, pantry)).toContain(words);
        expect(correctedParts(usage, pantry)).toEqual([]);
      }),
    );
  });

  test.skipIf(!existsSync(folder))('is read back of more than 997 of 1,000 real lines', () => {
    const lines = ['phrases.jsonl', 'phrases-metric.jsonl'].flatMap(phrasesIn);
    const others = lines.filter((line) => correctedParts(unwritten(line), pantry).length > 0);
    expect(others.length / lines.length).toBeLessThan(0.003);
  });
});
