import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';

const list = ['200 g butter', '3 g salt'];
const textWith = (fact: string): string =>
  ['Abc', '', fact, ...list, '', 'Mix the butter with the salt.'].join('\n');

describe('The yield above a list', () => {
  it.each([
    ['en', 'for 12 pieces', '12 pieces'],
    ['en', 'For 4 to 6 people:', '4 to 6 people'],
    ['de', 'Für 4 Personen', '4 Personen'],
    ['de', 'für ca. 12 Stück', '12 Stück'],
    ['fr', 'Pour 6 personnes', '6 personnes'],
    ['es', 'Para 4 personas', '4 personas'],
    ['it', 'Per 4 persone', '4 persone'],
    ['nl', 'Voor 4 personen', '4 personen'],
    ['sv', 'För 4 personer', '4 personer'],
  ])('is read in %s: %s', (language, fact, value) => {
    const read = readText(textWith(fact), language);
    expect(read.servings?.value).toBe(value);
    expect(toldRecipe(read)).toMatchObject({ title: 'Abc', lines: list });
  });

  it.each(['For 20 minutes', 'Für 2 Stunden', 'Pour 30 min', 'Voor 1 uur', 'For 2 kg'])(
    'is no time and no measure: %s',
    (fact) => {
      expect(readText(textWith(fact), 'en').servings).toBeNull();
    },
  );
});

describe('Facts in one line', () => {
  const facts = [
    ['en', 'Prep time: 40 minutes', 'Cooking time: 1 ½ hours', 'Serves 4'],
    ['de', 'Zubereitungszeit: 40 Minuten', 'Schmorzeit: 1 ½ Stunden', 'Für 4 Personen'],
    ['fr', 'Préparation : 40 minutes', 'Cuisson : 1 h 30', 'Pour 4 personnes'],
    ['nl', 'Voorbereiding: 40 minuten', 'Oventijd: 90 minuten', 'Voor 4 personen'],
    ['es', 'Preparación: 40 minutos', 'Cocción: 90 minutos', 'Para 4 personas'],
    ['it', 'Preparazione: 40 minuti', 'Cottura: 90 minuti', 'Per 4 persone'],
  ];
  it('are read each, whatever stands between', () => {
    const between = fc.constantFrom(' · ', ' | ', ' • ', ' / ', '; ', '   ', '\t');
    fc.assert(
      fc.property(fc.constantFrom(...facts), between, ([language = '', ...own], mark) => {
        const { times, servings } = readText(textWith(own.join(mark)), language);
        expect(times.prep?.value.minutes).toBe(40);
        expect(times.cook?.value.minutes).toBe(90);
        expect(servings?.value).toMatch(/^4/);
      }),
    );
  });
});
