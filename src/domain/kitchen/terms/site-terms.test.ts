import { describe, expect, test } from 'vitest';
import { emptyContent } from '../../recipe/empty-content.ts';
import type { TermFacts } from '../../recipe/recipe-terms.ts';
import {
  recipesWith,
  shownTerms,
  termsOfKind,
  termsPerKind,
  withoutTerm,
  withTerm,
} from './site-terms.ts';

const aTerm = (id: string, title: string): TermFacts => ({
  id,
  kind: 'tag',
  slug: id,
  title,
  recipeCount: 0,
});
const [veg, quick] = [aTerm('veg', 'Vegetarian'), aTerm('quick', 'Quick')];
const site = {
  terms: [veg, quick],
  mergedTerms: [
    { id: 'meatless', kind: 'tag' as const, title: 'Meatless', intoId: 'veggie', termId: 'veg' },
    { id: 'veggie', kind: 'tag' as const, title: 'Veggie', intoId: 'veg', termId: 'veg' },
  ],
};
const recipe = { ...emptyContent, tagIds: ['meatless', 'veg', 'gone', 'quick'] };

describe('Terms of a recipe', () => {
  test('are shown once, by what they were merged into', () => {
    expect(shownTerms(recipe.tagIds, site)).toEqual([
      { id: 'veg', term: veg },
      { id: 'gone', term: null },
      { id: 'quick', term: quick },
    ]);
  });

  test('are taken away with all that was merged into them', () => {
    expect(withoutTerm(recipe, veg, site).tagIds).toEqual(['gone', 'quick']);
    const other = { ...recipe, tagIds: ['quick'] };
    expect(withoutTerm(other, veg, site)).toBe(other);
  });

  test('are added once, and as many as the server takes', () => {
    expect(withTerm(recipe, 'tag', 'quick')).toBe(recipe);
    expect(withTerm(recipe, 'meal', 'dinner').mealIds).toEqual(['dinner']);
    const full = { ...recipe, tagIds: Array.from({ length: termsPerKind }, (_, at) => `${at}`) };
    expect(withTerm(full, 'tag', 'quick')).toBe(full);
  });

  test('are found by what was merged into them', () => {
    expect(termsOfKind(site, 'tag')[0]?.aliases).toEqual(['Meatless', 'Veggie']);
    expect(termsOfKind(site, 'meal')).toEqual([]);
  });

  test('count the recipes that name them in any of their words', () => {
    const recipes = [
      { id: 'a', termIds: ['meatless', 'veg'] },
      { id: 'b', termIds: ['veggie'] },
      { id: 'c', termIds: ['quick'] },
    ];
    expect(recipesWith('veg', recipes, site)).toBe(2);
  });
});
