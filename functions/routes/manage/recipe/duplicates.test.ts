import { describe, expect, it } from 'vitest';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const other = await aCook(app);
const duplicate = (id: string, by = cook) =>
  by.post<{ recipe: RecipeView }>(`/recipes/${id}/duplicate`);

const usageId = crypto.randomUUID();
const reference = { type: 'ingredient-usage-reference' as const, ingredientUsageId: usageId };
const whole = (slug: string, imageId: string) =>
  aRecipe({
    title: 'Plum pie',
    slug,
    images: [{ id: imageId }],
    privacySetting: 'subscribers_only',
    ingredientUsageGroups: [
      {
        id: crypto.randomUUID(),
        title: 'Pie',
        note: null,
        ingredientUsages: [
          {
            id: usageId,
            quantityMin: 1,
            quantityMax: null,
            unitId: null,
            ingredientId: null,
            preparation: null,
            ingredientTitleOverride: 'Plums',
            link: null,
            note: null,
          },
        ],
      },
    ],
    note: {
      type: 'document',
      children: [{ type: 'paragraph', children: [{ ...reference, children: [{ text: 'them' }] }] }],
    },
  });

describe('Duplicating a recipe', () => {
  it('makes a draft that says the same under ids, a title and a slug of its own', async () => {
    const { id: siteId, ownerId: userId } = cook.site;
    const image = await anImage(app.database, { siteId, userId });
    const { id } = await cook.publishRecipe(whole('plum', image.id));
    const answer = await duplicate(id);
    const { recipe } = answer.body;
    expect([answer.status, answer.headers.get('ETag')]).toEqual([201, '"1"']);
    expect(recipe).toMatchObject({
      title: 'Plum pie (copy)',
      slug: 'plum-copy',
      version: 1,
      publishedAt: null,
      privacySetting: 'subscribers_only',
      images: [{ id: image.id }],
      referencedImages: [{ id: image.id }],
    });
    const [usage] = recipe.ingredientUsageGroups.flatMap((group) => group.ingredientUsages);
    expect(usage?.id).not.toBe(usageId);
    expect(JSON.stringify(recipe.note)).toContain(usage?.id);
    expect((await duplicate(recipe.id)).body.recipe).toMatchObject({
      title: 'Plum pie (copy)',
      slug: 'plum-copy-2',
    });
    expect((await cook.post(`/recipes/${recipe.id}/publish`)).status).toBe(200);
  });

  it("is not found of another's recipe, nor of a deleted one", async () => {
    const { id } = await cook.createRecipe();
    expect((await duplicate(id, other)).status).toBe(404);
    await cook.delete(`/recipes/${id}`);
    expect((await duplicate(id)).status).toBe(404);
  });
});
