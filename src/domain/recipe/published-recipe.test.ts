import { describe, expect, it } from 'vitest';
import { creditOf, equipmentImageOf } from './published-recipe.ts';

describe('The credit of an imported recipe', () => {
  it.each([
    [{ credit: 'Ada', sourceUrl: 'https://a.example/pie' }, 'https://a.example/pie'],
    [{ credit: 'Ada', sourceUrl: 'javascript:alert(1)' }, null],
    [{ credit: 'Ada' }, null],
  ])('of %j leads to %j', (legacyRecipeData, url) => {
    expect(creditOf({ legacyRecipeData })).toEqual({ text: 'Ada', url });
  });

  it.each([null, {}, { credit: '' }, { credit: 7 }])('is missing in %j', (legacyRecipeData) => {
    expect(creditOf({ legacyRecipeData })).toBeNull();
  });
});

describe('The picture of equipment', () => {
  const known = ['own', 'chosen'];
  const pictureOf = (id: string | null) => known.find((each) => each === id) ?? null;

  it.each([
    ['chosen', 'own', 'chosen'],
    [null, 'own', 'own'],
    ['gone', 'own', 'own'],
    [null, null, null],
  ])('is, with %j chosen over %j, %j', (imageOverrideId, featuredImageId, shown) => {
    expect(equipmentImageOf({ imageOverrideId }, { featuredImageId }, pictureOf)).toBe(shown);
  });
});
