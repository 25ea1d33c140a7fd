import { describe, expect, test } from 'vitest';
import { ingredientKey, titleOverride } from '#domain/ingredients/line-reading/title-override.ts';
import { chooseTitles } from './ingredient-titles.ts';

const named = (name: string) => ({ name, key: ingredientKey(name, 'en') });

describe('Ingredients of rows', () => {
  test('are one in any case and number, under the title that is written most', () => {
    const titles = chooseTitles(['Tomatoes', 'tomato', 'tomato', 'Olive Oil'].map(named), []);
    expect([...titles]).toEqual([
      ['tomato', 'tomato'],
      ['olive oil', 'Olive Oil'],
    ]);
  });

  test('keep the title that the site has', () => {
    const titles = chooseTitles(['tomato', 'tomato'].map(named), ['Tomatoes']);
    expect(titles.get(ingredientKey('tomato', 'en'))).toBe('Tomatoes');
  });

  const two = { quantityMin: 2, unitSlug: null, language: 'en' };
  const grams = { quantityMin: 400, unitSlug: 'gram', language: 'en' };
  const unmeasured = { quantityMin: null, unitSlug: null, language: 'en' };

  test('need no words of their own where the title reads like them', () => {
    expect(titleOverride('tomatoes', 'tomato', two)).toBeNull();
    expect(titleOverride('tomato', 'tomato', { ...two, quantityMin: 1 })).toBeNull();
    expect(titleOverride('salt', 'salt', unmeasured)).toBeNull();
  });

  test('keep the words of the line where the title would read otherwise', () => {
    expect(titleOverride('Tomatoes', 'tomato', two)).toBe('Tomatoes');
    expect(titleOverride('tomatoes', 'tomato', grams)).toBe('tomatoes');
    expect(titleOverride('Salt', 'salt', unmeasured)).toBe('Salt');
  });

  test.each(['Eier', 'Glas', 'boneless'])(
    'of other languages get no English number: %s',
    (name) => {
      expect(ingredientKey(name, 'de')).toBe(name.toLowerCase());
      expect(titleOverride(name, name, { ...two, language: 'de' })).toBeNull();
    },
  );
});
