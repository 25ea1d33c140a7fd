import { describe, expect, it } from 'vitest';
import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import { aSearchSite, groupOf, ingredientOf } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const site = await aSearchSite(app);
const flour = await ingredientOf(site, 'Flour');
const { units } = (await site.get<GlobalsAnswer>('/globals')).body;
const unitId = (slug: string): string => units.find((unit) => unit.slug === slug)?.id ?? '';
const amount = (quantityMin: number, slug: string) => ({
  quantityMin,
  quantityMax: null,
  unitId: unitId(slug),
});

const measures = {
  furtherAmount: amount(2, 'tablespoon'),
  alternativeMeasure: amount(150, 'gram'),
  packageSize: amount(1, 'pound'),
};
const group = groupOf([flour.id]);
const [plain] = group.ingredientUsages;
const usage = {
  ...plain!,
  ...amount(1, 'cup'),
  ...measures,
  note: 'sifted with 1 tsp salt',
};
const content = { ingredientUsageGroups: [{ ...group, ingredientUsages: [usage] }] };
const recipe = await site.publish('Bread', content);

describe('The figures of an ingredient usage', () => {
  it('go out as the cook wrote them, without the line that was typed', async () => {
    const typed = { ...plain!, ...amount(0.75, 'liter'), writtenAs: '3/4 l flour' };
    const published = await site.publish('Loaf', {
      ingredientUsageGroups: [{ ...group, ingredientUsages: [typed] }],
    });
    const path = `/api/v1/site/${site.site.slug}/recipes/${published.slug}`;
    const { body } = await app.call<{ recipe: PublishedRecipeView }>('GET', path, {});
    const shown = body.recipe.ingredientUsageGroups[0]?.ingredientUsages[0];
    expect(shown?.words.figures).toEqual({ quantity: '¾' });
    expect(shown).not.toHaveProperty('writtenAs');
    expect(shown).not.toHaveProperty('figures');
  });
});

describe('Further measures of an ingredient usage', () => {
  it('come back to the cook as they were written', async () => {
    const { body } = await site.get<{ recipe: RecipeView }>(`/recipes/${recipe.id}`);
    expect(body.recipe.ingredientUsageGroups[0]?.ingredientUsages).toEqual([usage]);
  });

  it('go out to readers with their units and the amounts of their texts', async () => {
    const path = `/api/v1/site/${site.site.slug}/recipes/${recipe.slug}`;
    const { body } = await app.call<{ recipe: PublishedRecipeView }>('GET', path, {});
    const shown = body.recipe.ingredientUsageGroups[0]?.ingredientUsages[0];
    expect(shown).toMatchObject(measures);
    expect(shown?.readTexts).toEqual([
      {
        text: 'sifted with 1 tsp salt',
        parts: [
          'sifted with ',
          {
            quantityMin: 1,
            quantityMax: 1,
            unit: 'teaspoon',
            weighing: { gramsPerLiter: 1234, metric: 'weight', imperial: 'volume' },
          },
          ' salt',
        ],
        isDoubtful: false,
      },
    ]);
    const slugs = body.recipe.units.map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(['cup', 'gram', 'pound', 'tablespoon']);
  });

  it('are refused without an amount', async () => {
    const wrong = { ...usage, furtherAmount: { unitId: unitId('cup') } };
    const answer = await site.post<{ issues: { path: string }[] }>('/recipes', {
      title: 'Bread',
      slug: 'other-bread',
      ingredientUsageGroups: [{ ...groupOf([]), ingredientUsages: [wrong] }],
    });
    expect(answer.status).toBe(400);
    expect(answer.body.issues.map(({ path }) => path)).toEqual([
      'ingredientUsageGroups.0.ingredientUsages.0.furtherAmount.quantityMin',
    ]);
  });
});
