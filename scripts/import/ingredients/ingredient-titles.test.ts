import { describe, expect, test } from 'vitest';
import { chooseTitles, ingredientKey, titleOverride } from './ingredient-titles.ts';

describe('Ingredients of rows', () => {
  test('are one in any case and number, under the title that is written most', () => {
    const titles = chooseTitles(['Tomatoes', 'tomato', 'tomato', 'Olive Oil'], []);
    expect([...titles]).toEqual([
      ['tomato', 'tomato'],
      ['olive oil', 'Olive Oil'],
    ]);
  });

  test('keep the title that the site has', () => {
    const titles = chooseTitles(['tomato', 'tomato'], ['Tomatoes']);
    expect(titles.get(ingredientKey('tomato'))).toBe('Tomatoes');
  });

  const two = { quantityMin: 2, unitSlug: null };
  const grams = { quantityMin: 400, unitSlug: 'gram' };
  const unmeasured = { quantityMin: null, unitSlug: null };

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
});
