import { describe, expect, test } from 'vitest';
import { emptyContent } from '../../recipe/empty-content.ts';
import type { TermKind } from '../../recipe/recipe.ts';
import { termOptions } from './term-options.ts';

const aTerm = (kind: TermKind, title: string, recipeCount = 0) => ({
  id: title,
  kind,
  slug: title,
  title,
  recipeCount,
});
const site = {
  language: 'en',
  terms: [
    aTerm('diet', 'Vegan'),
    aTerm('diet', 'Vegetarian', 5),
    aTerm('diet', 'Gluten-free', 2),
    aTerm('tag', 'Quick', 1),
    aTerm('tag', 'One pot', 9),
    aTerm('tag', 'Quiche'),
  ],
  mergedTerms: [{ id: 'x', kind: 'tag' as const, title: 'Fast', intoId: 'Quick', termId: 'Quick' }],
};
const offered = (kind: TermKind, typed: string, more: object = {}) =>
  termOptions({
    kind,
    typed,
    site,
    limit: 8,
    ingredients: [],
    recipe: emptyContent,
    ...more,
  });
const labels = (...asked: Parameters<typeof offered>) =>
  offered(...asked).map(({ id, label }) => (id === 'new' ? `+${label}` : label));

describe('Offered terms', () => {
  test('are those of the kind, the most used first, and a new one last', () => {
    expect(labels('tag', '')).toEqual(['One pot', 'Quick', 'Quiche']);
    expect(labels('tag', 'qui')).toEqual(['Quick', 'Quiche', '+qui']);
  });

  test('are not new where one is called so, whatever its number or kept name', () => {
    expect(labels('tag', 'one pots')).toEqual(['One pot']);
    expect(offered('tag', 'fast')).toEqual([{ id: 'Quick', label: 'Quick', alias: 'Fast' }]);
  });

  test('are none that the recipe has, not even as new', () => {
    const recipe = { ...emptyContent, tagIds: ['x'] };
    expect(labels('tag', 'quick', { recipe })).toEqual([]);
  });

  test('are diets that nothing in the recipe speaks against', () => {
    expect(labels('diet', '', { ingredients: ['butter', 'oats'] })).toEqual([
      'Vegetarian',
      'Gluten-free',
    ]);
    expect(labels('diet', '', { ingredients: ['chicken', 'flour'] })).toEqual([]);
  });

  test('are all diets of a recipe whose ingredients nobody can read', () => {
    const recipe = { ...emptyContent, language: 'de' };
    expect(labels('diet', '', { recipe, ingredients: ['butter'] })).toHaveLength(3);
  });
});
