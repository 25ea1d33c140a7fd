import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRecipeCard, anImage } from '#content/testing/frame-builders.ts';
import { columnsOf, frontPageOf } from './front-page.ts';

const cards = (name: string, most: number) =>
  fc
    .array(fc.boolean(), { maxLength: most })
    .map((pictured) =>
      pictured.map((isPictured, at) =>
        aRecipeCard({ id: `${name}-${at}`, image: isPictured ? anImage() : null }),
      ),
    );

const homes = fc.record({
  featuredRecipes: cards('featured', 9),
  latestRecipes: cards('latest', 13),
});

describe('The front page of Broadsheet', () => {
  it('shows every recipe once, those that are featured with the lead', () => {
    fc.assert(
      fc.property(homes, (body) => {
        const { beside, rows } = frontPageOf(body);
        expect([...beside, ...rows]).toEqual([...body.featuredRecipes, ...body.latestRecipes]);
        expect(beside).toEqual(expect.arrayContaining(body.featuredRecipes));
      }),
    );
  });

  it('has full rows below, and at most a dozen recipes around the lead', () => {
    fc.assert(
      fc.property(homes, (body) => {
        const { beside, rows } = frontPageOf(body);
        expect(rows.length % 4).toBe(0);
        expect(beside.length).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('keeps the order of recipes in both columns and leaves none out', () => {
    fc.assert(
      fc.property(cards('recipe', 12), (beside) => {
        const { headlines, briefs } = columnsOf(beside);
        const ids = new Set([...headlines, ...briefs]);
        expect(ids).toEqual(new Set(beside));
        expect(headlines).toEqual(beside.filter((recipe) => headlines.includes(recipe)));
        expect(briefs).toEqual(beside.filter((recipe) => briefs.includes(recipe)));
      }),
    );
  });

  it('shows no brief without a picture while a headline has one', () => {
    fc.assert(
      fc.property(cards('recipe', 12), (beside) => {
        const { headlines, briefs } = columnsOf(beside);
        const pictures = (recipes: typeof beside) =>
          recipes.filter(({ image }) => image !== null).length;
        const missing = briefs.length - pictures(briefs);
        expect(missing * pictures(headlines)).toBe(0);
      }),
    );
  });
});
