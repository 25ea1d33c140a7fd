import { describe, expect, it } from 'vitest';
import type { RecipeCardModel } from '#content/shared-models.ts';
import { anImage } from '#content/testing/frame-builders.ts';
import { besideLead } from './beside-lead.ts';

const card = (id: string, isPictured: boolean) =>
  ({ id, image: isPictured ? anImage() : null }) as RecipeCardModel;
const latestRecipes = [
  card('tart', true),
  card('soup', true),
  card('bread', false),
  card('broth', false),
];
const idsOf = (recipes: RecipeCardModel[]) => recipes.map(({ id }) => id);

describe('What stands beside the lead of a home page', () => {
  it('is what the cook has featured', () => {
    const featured = [card('stew', true)];
    const { beside, latest } = besideLead({ featuredRecipes: featured, latestRecipes }, () => 2);
    expect(idsOf(beside)).toEqual(['stew']);
    expect(latest).toEqual(latestRecipes);
  });

  it('is else the first of the latest', () => {
    const { beside, latest } = besideLead({ featuredRecipes: [], latestRecipes }, () => 2);
    expect(idsOf(beside)).toEqual(['tart', 'soup']);
    expect(idsOf(latest)).toEqual(['bread', 'broth']);
  });

  it('leaves pictures to those below where it is a list of words', () => {
    const given = { featuredRecipes: [], latestRecipes };
    const { beside, latest } = besideLead(given, () => 3, 'in words');
    expect(idsOf(beside)).toEqual(['bread', 'broth', 'tart']);
    expect(idsOf(latest)).toEqual(['soup']);
  });
});
