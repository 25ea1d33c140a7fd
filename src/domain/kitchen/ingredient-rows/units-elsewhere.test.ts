import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languagesWithWords, languageWords } from '../../ingredients/languages/language-words.ts';
import { spellingsOf } from '../../ingredients/languages/phrases.ts';
import { unitElsewhere } from '../../ingredients/languages/unit-elsewhere.ts';
import { readLine } from '../../ingredients/line-reading/read-line.ts';
import { builtInUnits } from '../../measures/built-in-units.ts';
import { withNewUnit, withUnitNamed } from './correct-row.ts';
import { lineOf } from './line-of.ts';
import { correctedParts, rowFromLine } from './read-row.ts';
import { nameOf, unitNameOf } from './row-name.ts';
import { aPantry } from './testing/pantry.ts';

const read = (line: string, language = 'en') => {
  const pantry = aPantry([], language);
  const row = rowFromLine('1', line, pantry);
  return { ...row, unit: unitNameOf(row, pantry), name: nameOf(row, pantry) };
};

describe('A unit in another language than the recipe', () => {
  it.each([
    ['2 EL Zucker', 'en', { unitId: 'unit-tablespoon', unit: 'EL', name: 'Zucker' }],
    ['1 Prise Salz', 'en', { unitId: 'unit-pinch', unit: 'Prise', name: 'Salz' }],
    ['2 gousses d’ail', 'en', { unitId: 'unit-clove', unit: 'gousses', name: 'ail' }],
    ['2 cucchiai di olio', 'en', { unitId: 'unit-tablespoon', unit: 'cucchiai', name: 'olio' }],
    ['2 EL sucre', 'fr', { unitId: 'unit-tablespoon', unit: 'EL', name: 'sucre' }],
    ['2 tbsp sucre', 'fr', { unitId: 'unit-tablespoon', unit: 'tbsp', name: 'sucre' }],
  ])('is read in %j of a recipe in %s', (line, language, said) => {
    expect(read(line, language)).toMatchObject(said);
  });

  it.each(['2 filet mignons', '1 bouquet garni', '2 pak choi', '2 lemons'])(
    'is none in %j',
    (line) => expect(read(line).unitId).toBeNull(),
  );

  it('is what the words say wherever only one is called so, and comes back as its line', () => {
    const spelled = languagesWithWords.flatMap((language) =>
      builtInUnits.flatMap(({ slug }) =>
        spellingsOf(languageWords(language), slug).map(({ many }) => ({ slug, many })),
      ),
    );
    const foreign = spelled
      .filter(({ many }) => /^\p{L}{2,}$/u.test(many))
      .filter(({ many }) => unitElsewhere(many, 'en') !== null);
    fc.assert(
      fc.property(
        fc.constantFrom(...foreign),
        fc.integer({ min: 2, max: 9 }),
        ({ many }, amount) => {
          const line = `${amount} ${many} xyz`;
          fc.pre(readLine(line, 'en').unitSlug === null);
          const pantry = aPantry();
          const row = rowFromLine('1', line, pantry);
          expect(row).toMatchObject({
            quantityMin: amount,
            unitId: `unit-${unitElsewhere(many, 'en')?.slug}`,
            unitWord: many,
          });
          const { writtenAs: _, ...unwritten } = row;
          expect(correctedParts(row, pantry)).toEqual([]);
          expect(lineOf(unwritten, pantry)).toContain('xyz');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('The unit of a row', () => {
  const pantry = aPantry();
  const row = rowFromLine('1', '2 jiggers rum', pantry);

  it('may be named in any language', () => {
    expect(withUnitNamed(row, 'EL', pantry)).toMatchObject({
      unitId: 'unit-tablespoon',
      unitWord: 'EL',
    });
    expect(withUnitNamed(row, 'tablespoons', pantry)).not.toHaveProperty('unitWord');
  });

  it('may be a new one, which is counted and goes from the name', () => {
    const corrected = withNewUnit(row, 'jiggers', pantry)!;
    expect(corrected).toMatchObject({ unitId: 'unit-piece', unitWord: 'jiggers' });
    expect([unitNameOf(corrected, pantry), nameOf(corrected, pantry)]).toEqual(['jiggers', 'rum']);
    expect(correctedParts(corrected, pantry)).toEqual(['unit', 'ingredient']);
  });

  it.each(['2', 'cup, large', '', 'x'.repeat(41)])('is none that is called %j', (word) => {
    expect(withNewUnit(row, word, pantry)).toBeNull();
  });
});
