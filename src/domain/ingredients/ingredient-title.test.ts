import { describe, expect, it } from 'vitest';
import { ingredientTitles } from './ingredient-title.ts';
import { findBuiltInUnit } from '../measures/built-in-units.ts';

const titles = (title: string, unitSlug: string | null, override: string | null = null) =>
  titlesIn('en', title, unitSlug, override);

function titlesIn(
  language: string,
  ...[title, unitSlug, override]: [string, string | null, string | null]
) {
  const unit = unitSlug === null ? null : findBuiltInUnit(unitSlug);
  return ingredientTitles(
    { ingredientTitleOverride: override, unit, ingredient: { title } },
    language,
  );
}

describe('Ingredient titles, §5', () => {
  it('of counted things have two forms', () => {
    expect(titles('tomato', null)).toEqual({ singular: 'tomato', plural: 'tomatoes' });
    expect(titles('tomatoes', null)).toEqual({ singular: 'tomato', plural: 'tomatoes' });
  });

  it.each(['small', 'medium', 'large'])('behind %s have two forms', (slug) => {
    expect(titles('egg', slug)).toEqual({ singular: 'egg', plural: 'eggs' });
  });

  it.each([
    ['blueberries', 'cup'],
    ['onion', 'gram'],
    ['garlic', 'clove'],
    ['lemon', 'slice'],
    ['tomatoes', 'can'],
  ])('%s behind %s keep the cook’s form', (title, slug) => {
    expect(titles(title, slug)).toEqual({ singular: title, plural: title });
  });

  it.each([
    ['de', 'Karotte'],
    ['fr', 'carotte'],
    ['pt-BR', 'ovo'],
  ])('of %s keep the cook’s form, as %s does', (language, title) => {
    expect(titlesIn(language, title, null, null)).toEqual({ singular: title, plural: title });
  });

  it('of a region of English have two forms', () => {
    expect(titlesIn('en-GB', 'tomato', null, null).plural).toBe('tomatoes');
  });

  it('give way to an override as it is', () => {
    expect(titles('egg', null, 'best Eggs')).toEqual({
      singular: 'best Eggs',
      plural: 'best Eggs',
    });
  });

  it('are empty without an ingredient', () => {
    const usage = { ingredientTitleOverride: null, unit: null, ingredient: null };
    expect(ingredientTitles(usage, 'en')).toEqual({ singular: '', plural: '' });
  });
});
