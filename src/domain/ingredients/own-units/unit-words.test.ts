import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBuiltInUnit } from '../../measures/built-in-units.ts';
import { isUnitWord } from './unit-word.ts';
import { canBeSaidFor } from './said-for.ts';
import { unitCalled, usualPlural, wordsAfter, wordsOfUnit } from './unit-words.ts';
import { anOwnUnit, aSiteSaying, everyUnit } from './testing/own-units.ts';

const unit = (slug: string) => everyUnit.get(slug)!;
const after = (slug: string, input: Parameters<typeof wordsAfter>[1], language = 'en') =>
  wordsAfter(wordsOfUnit(unit(slug), [], language), input, { unit: unit(slug), language });

describe('The words of a unit', () => {
  it('are the platform’s in the language of the site, until the cook has others', () => {
    expect(wordsOfUnit(unit('tablespoon'), [], 'de')).toMatchObject({ title: 'EL' });
    const own = [anOwnUnit('tablespoon', { language: 'de', title: 'Löffel' })];
    expect(wordsOfUnit(unit('tablespoon'), own, 'de-AT').title).toBe('Löffel');
    expect(wordsOfUnit(unit('tablespoon'), own, 'en').title).toBe('tablespoon');
  });

  it('have the usual plural, or the one that is told', () => {
    expect(after('tablespoon', { title: 'big spoon' })?.pluralTitle).toBe('big spoons');
    expect(after('tablespoon', { title: 'tbsp' })?.pluralTitle).toBe('tbsp');
    expect(after('tablespoon', { title: 'Löffel' }, 'de')?.pluralTitle).toBe('Löffel');
    expect(after('leaf', { pluralTitle: 'leafs' })).toMatchObject({ title: 'leaf' });
    expect(usualPlural('pinch', 'en')).toBe('pinches');
  });

  it('are nobody’s where they are those of the platform again', () => {
    expect(after('gram', { title: 'gram', abbreviation: 'g' })).toBeNull();
    expect(after('gram', { title: null })).toBeNull();
    expect(after('gram', { abbreviation: null })).toMatchObject({ abbreviation: null });
    expect(after('tablespoon', { title: 'EL' }, 'de')).toBeNull();
  });

  it.each(['2 cups', 'cup, large', 'cup (US)', '½ cup', '', '.', ' cup', 'cup\u200B', 'a+b'])(
    'are not %j, which a line could not have',
    (word) => expect(isUnitWord(word)).toBe(false),
  );

  it('are letters with what joins them', () => {
    expect(['tbsp.', 'big spoon', "cook's cup", 'Eßlöffel', 'half-pint'].every(isUnitWord)).toBe(
      true,
    );
  });

  it.each([
    ['tin', 'can', 'tin'],
    ['Tins', 'can', 'tin'],
    ['tbsp', 'teaspoon', 'tablespoon'],
    ['fluid ounce', 'cup', 'fluid-ounce'],
    ['tinned', 'jar', 'can'],
    ['can', 'jar', 'can'],
  ])('cannot be %j of a %s, which is the %s', (word, of, other) => {
    const site = aSiteSaying(anOwnUnit('can', { title: 'tinned', pluralTitle: 'tinneds' }));
    expect(unitCalled(word, site, { language: 'en', but: of })?.slug).toBe(other);
  });

  it('may be another spelling of the same', () => {
    expect(unitCalled('tbsp', aSiteSaying(), { language: 'en', but: 'tablespoon' })).toBeNull();
    expect(unitCalled('EL', aSiteSaying(), { language: 'de', but: 'tablespoon' })).toBeNull();
    expect(unitCalled('EL', aSiteSaying(), { language: 'de', but: 'cup' })?.slug).toBe(
      'tablespoon',
    );
  });
});

describe('One unit for another', () => {
  it.each([
    ['clove', 'piece'],
    ['can', 'tin'],
    ['dash', 'pinch'],
    ['big', 'large'],
    ['dessertspoon', 'centiliter'],
  ])('can be said: %s and %s', (one, other) => {
    expect([canBeSaidFor(one, other), canBeSaidFor(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['cup', 'mug'],
    ['tablespoon', 'teaspoon'],
    ['dozen', 'piece'],
    ['inch', 'centimeter'],
    ['stick', 'piece'],
    ['large', 'piece'],
    ['cup', 'hogshead'],
  ])('cannot be said: %s and %s', (one, other) => {
    expect([canBeSaidFor(one, other), canBeSaidFor(other, one)]).toEqual([false, false]);
  });

  it('can be said of measures only where both hold the very same', () => {
    const slug = fc.constantFrom(...everyUnit.keys());
    fc.assert(
      fc.property(slug, slug, (one, other) => {
        fc.pre(canBeSaidFor(one, other));
        expect(findBuiltInUnit(one)?.perUnit).toBe(findBuiltInUnit(other)?.perUnit);
        expect(findBuiltInUnit(one)?.system).toBe(findBuiltInUnit(other)?.system);
      }),
    );
  });
});
