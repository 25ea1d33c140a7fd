import { describe, expect, it } from 'vitest';
import { recipeInput } from '#contract/recipe/recipe.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { UsesAnswer, UsingRecipesAnswer } from '#contract/site/uses.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);
const stranger = await aCook(app);

const idOf = async (path: string, kind: string, thing: object) =>
  (await cook.post<Record<string, { id: string }>>(path, thing)).body[kind]!.id;
const counts = async (owner = cook) => (await owner.get<UsesAnswer>('/uses')).body.uses;
const using = async (id: string, owner = cook) =>
  (await owner.get<UsingRecipesAnswer>(`/uses/${id}`)).body;

const own = () => crypto.randomUUID();
const groupOf = (...usages: object[]) => [
  { id: own(), title: 'All', ingredientUsages: usages.map((usage) => ({ id: own(), ...usage })) },
];

const aRecipeOf = (title: string, ...ingredientIds: string[]) =>
  recipeInput.parse({
    title,
    slug: title.toLowerCase(),
    ingredientUsageGroups: groupOf(...ingredientIds.map((ingredientId) => ({ ingredientId }))),
  });

/** A cook's lists, two recipes that name what is on them, and one that is deleted. */
async function aPantry() {
  const [unit] = (await cook.get<GlobalsAnswer>('/globals')).body.units;
  const [plum, prune] = [
    await idOf('/ingredients', 'ingredient', { title: 'plum' }),
    await idOf('/ingredients', 'ingredient', { title: 'prune' }),
  ];
  const tin = await idOf('/equipment', 'equipment', { title: 'Tin' });
  const tag = await idOf('/terms', 'term', { kind: 'tag', title: 'Autumn', slug: 'autumn' });
  await cook.publishRecipe(
    recipeInput.parse({
      title: 'Cake',
      slug: 'cake',
      tagIds: [tag],
      ingredientUsageGroups: groupOf(
        { ingredientId: plum, quantityMin: 1, unitId: unit!.id },
        { ingredientId: plum },
        { ingredientId: prune },
      ),
      equipmentUsages: [{ id: own(), equipmentId: tin }],
    }),
  );
  await cook.createRecipe(aRecipeOf('Bread', prune));
  const gone = await cook.createRecipe(aRecipeOf('Gone', prune));
  await cook.delete(`/recipes/${gone.id}`);
  return { unit: unit!.id, plum, prune, tin, tag };
}

describe('What recipes are made of', () => {
  it('is counted once a recipe, drafts too, by what is shown', async () => {
    const { unit, plum, prune, tin, tag } = await aPantry();
    expect(await counts()).toEqual({ [plum]: 1, [prune]: 2, [unit]: 1, [tin]: 1, [tag]: 1 });
    await cook.post(`/ingredients/${prune}/merge`, { intoId: plum });
    expect(await counts()).toEqual({ [plum]: 2, [unit]: 1, [tin]: 1, [tag]: 1 });
    expect(await using(plum)).toMatchObject({
      recipeCount: 2,
      recipes: [
        { title: 'Bread', isPublished: false },
        { title: 'Cake', isPublished: true },
      ],
    });
    expect((await using(tag)).recipes.map(({ title }) => title)).toEqual(['Cake']);
    expect(await counts(stranger)).toEqual({});
    expect((await stranger.get(`/uses/${plum}`)).status).toBe(404);
    expect(await using(unit, stranger)).toEqual({ recipes: [], recipeCount: 0 });
  });
});
