import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measuredUnits } from '#domain/measures/units.ts';
import { findInStep, otherScale, readAmount } from './step-findings.ts';

const units = measuredUnits.map(({ slug }) => ({ slug, id: `id-of-${slug}` }));

const marked = (text: string, language: string) =>
  findInStep(text, { language, units }).map((each) => [
    text.slice(each.start, each.end),
    each.kind === 'timer' ? each.minutes : `${each.quantity} ${each.unitId}`,
  ]);

describe('What a step tells', () => {
  it.each([
    [
      'en',
      'Melt 50 g butter, add 2 cups flour and simmer for 20 minutes.',
      [
        ['50 g', '50 id-of-gram'],
        ['2 cups', '2 id-of-cup'],
        ['20 minutes', 20],
      ],
    ],
    [
      'de',
      '200 g Mehl mit 2 EL Öl 5 Minuten rühren.',
      [
        ['200 g', '200 id-of-gram'],
        ['2 EL', '2 id-of-tablespoon'],
        ['5 Minuten', 5],
      ],
    ],
    ['fr', 'Ajouter 20 cl d’eau.', [['20 cl', '20 id-of-centiliter']]],
    ['es', 'Añade 100 ml de agua.', [['100 ml', '100 id-of-milliliter']]],
    ['it', 'Unire 100 g di burro.', [['100 g', '100 id-of-gram']]],
    ['nl', 'Voeg 2 eetlepels olie toe.', [['2 eetlepels', '2 id-of-tablespoon']]],
    ['en', 'Bake at 350°F.', []],
    ['en', 'Crack 2 eggs into it.', []],
    ['en', 'Cut into 2 cm cubes.', []],
    ['en', 'Add 2-3 cups water.', []],
    ['en', '', []],
  ])('%s: %j', (language, text, found) => {
    expect(marked(text, language)).toEqual(found);
  });

  it('stands apart, in order and within the text, whatever is typed', () => {
    const pieces = fc.constantFrom(
      '20',
      ' ',
      'minutes',
      'g',
      '350',
      '°F',
      'to',
      '-',
      '½',
      'cups',
      'an',
      'hour',
      '2 EL',
      'à',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 30 }),
        fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'nl', 'ja'),
        (parts, language) => {
          const text = parts.join(' ');
          let end = 0;
          for (const each of findInStep(text, { language, units })) {
            expect(each.start).toBeGreaterThanOrEqual(end);
            expect(each.end).toBeGreaterThan(each.start);
            end = each.end;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});

describe('The text of an amount', () => {
  it('is read anew where it was edited', () => {
    expect(readAmount('75 g', { language: 'en', units })).toMatchObject({
      quantity: 75,
      unitId: 'id-of-gram',
    });
  });

  it.each(['some', '75 g and more', 'about', '', '2 3'])('is none any more: %j', (text) => {
    expect(readAmount(text, { language: 'en', units })).toBeNull();
  });
});

describe('A heat in a step', () => {
  it('is told in the other scale', () => {
    expect(otherScale('Bake at 350°F.')).toEqual([{ written: '350°F', shown: '175°C' }]);
  });

  it('is left alone where the cook gave both', () => {
    expect(otherScale('Bake at 350°F (180°C).')).toEqual([]);
  });
});
