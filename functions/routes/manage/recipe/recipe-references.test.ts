import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { RecipesAnswer } from '#contract/recipe/recipe-view.ts';
import { commit } from '#functions/db/database.ts';
import { terms } from '#functions/db/schema/site/recipe/terms.ts';
import { anImage, aRecipe, aTerm } from '#functions/testing/random/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);
const stranger = await aCook(app);
const foreign = { siteId: stranger.site.id, userId: stranger.site.ownerId };
const id = () => crypto.randomUUID();

const foreignTag = await aTerm(app.database, { siteId: foreign.siteId });
const foreignImage = await anImage(app.database, foreign);
const ownMeal = await aTerm(app.database, { siteId: cook.site.id, kind: 'meal' });
const foreignRecipe = await stranger.createRecipe();

const groupWith = (usage: object) => ({
  ingredientUsageGroups: [{ id: id(), title: 'Dough', ingredientUsages: [{ id: id(), ...usage }] }],
});
const stepWith = (step: object) => ({
  instructionGroups: [
    {
      id: id(),
      title: 'Bake',
      instructions: [{ id: id(), content: { type: 'document', children: [] }, ...step }],
    },
  ],
});
const measuring = (unitId: string) => ({
  type: 'document',
  children: [
    {
      type: 'paragraph',
      children: [{ type: 'measurement', quantity: 2, unitId, children: [{ text: '2 cups' }] }],
    },
  ],
});

const send = (changes: object) =>
  cook.post<{ issues: { path: string }[] }>('/recipes', { ...aRecipe(), ...changes });

describe('What a recipe refers to, S4.3', () => {
  it.each<[string, string, object]>([
    ["another site's tag", 'tagIds.0', { tagIds: [foreignTag.id] }],
    ['a meal where a diet belongs', 'dietIds.0', { dietIds: [ownMeal.id] }],
    ["another site's picture", 'images.0.id', { images: [{ id: foreignImage.id }] }],
    ['an unknown video', 'videoId', { videoId: id() }],
    ['a stranger as contributor', 'contributorIds.0', { contributorIds: [foreign.userId] }],
    [
      'an unknown unit',
      'ingredientUsageGroups.0.ingredientUsages.0.unitId',
      groupWith({ unitId: id() }),
    ],
    [
      'an unknown unit of a further amount',
      'ingredientUsageGroups.0.ingredientUsages.0.furtherAmount.unitId',
      groupWith({ quantityMin: 1, furtherAmount: { quantityMin: 2, unitId: id() } }),
    ],
    [
      'an unknown ingredient',
      'ingredientUsageGroups.0.ingredientUsages.0.ingredientId',
      groupWith({ ingredientId: id() }),
    ],
    [
      "another site's picture in a step",
      'instructionGroups.0.instructions.0.images.0.id',
      stepWith({ images: [{ id: foreignImage.id }] }),
    ],
    [
      'an unknown unit in a text',
      'instructionGroups.0.instructions.0.content',
      stepWith({ content: measuring(id()) }),
    ],
    [
      'unknown equipment',
      'equipmentUsages.0.equipmentId',
      { equipmentUsages: [{ id: id(), equipmentId: id() }] },
    ],
  ])('is refused as %s', async (_name, path, changes) => {
    const answer = await send(changes);
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([{ path, message: 'Invalid input' }]);
  });

  it('leaves nothing behind when it is refused', async () => {
    const other = await aCook(app);
    await other.post('/recipes', { ...aRecipe(), tagIds: [foreignTag.id] });
    expect((await other.get<RecipesAnswer>('/recipes')).body.total).toBe(0);
  });

  it('may be a picture of the owner that belongs to no site', async () => {
    const image = await anImage(app.database, { siteId: null, userId: cook.site.ownerId });
    expect((await send({ images: [{ id: image.id }] })).status).toBe(201);
  });

  it('is not brought to the site by a recipe that is refused', async () => {
    const image = await anImage(app.database, { siteId: null, userId: cook.site.ownerId });
    const before = await storedRows(app.database);
    const refused = await send({ images: [{ id: image.id }], tagIds: [foreignTag.id] });
    expect(refused.status).toBe(400);
    expect(await storedRows(app.database)).toBe(before);
  });

  it("may not be somebody else's picture that belongs to no site", async () => {
    const image = await anImage(app.database, { siteId: null, userId: foreign.userId });
    expect((await send({ images: [{ id: image.id }] })).status).toBe(400);
  });

  it('may be the owner as contributor and a unit of the platform', async () => {
    const { body } = await cook.get<GlobalsAnswer>('/globals');
    const changes = {
      contributorIds: [cook.site.ownerId],
      ...groupWith({ unitId: body.units[0]?.id, quantityMin: 2 }),
    };
    expect((await send(changes)).status).toBe(201);
  });

  it('may have been deleted since without keeping the recipe from being edited', async () => {
    const tag = await aTerm(app.database, { siteId: cook.site.id });
    const recipe = await cook.createRecipe(aRecipe({ tagIds: [tag.id] }));
    await commit(app.database, [app.database.delete(terms).where(eq(terms.id, tag.id))]);
    const body: RecipeInput = { title: 'Other', slug: recipe.slug, tagIds: [tag.id] };
    expect((await cook.put(`/recipes/${recipe.id}`, body)).status).toBe(200);
  });
});

describe('Ids within a recipe, §3', () => {
  it('name one thing each', async () => {
    const usage = { id: id() };
    const group = { id: id(), title: 'Dough', ingredientUsages: [usage, usage] };
    const answer = await send({ ingredientUsageGroups: [group] });
    expect(answer.body.issues).toEqual([
      { path: 'ingredientUsageGroups.0.ingredientUsages.1.id', message: 'Invalid input' },
    ]);
  });
});

describe("Another site's recipes, S4.1", () => {
  const path = `/recipes/${foreignRecipe.id}`;

  it('are not found', async () => {
    const { title, slug } = foreignRecipe;
    const answers = [
      await cook.get(path),
      await cook.put(path, { title, slug }),
      await cook.post(`${path}/publish`),
      await cook.post(`${path}/unpublish`),
      await cook.delete(path),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await stranger.get(path)).body).toEqual({ recipe: foreignRecipe });
  });
});
