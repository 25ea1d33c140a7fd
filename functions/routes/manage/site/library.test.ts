import { describe, expect, it } from 'vitest';
import { removeDeletedRecipes } from '#functions/jobs/remove-deleted-recipes.ts';
import { deletedRecipesKeptMs } from '#domain/recipe/deleted-recipe.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { TermView } from '#contract/recipe/recipe-view.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);
const stranger = await aCook(app);

type Cook = typeof cook;

const aTermOf = async (owner: Cook, slug: string) =>
  (await owner.post<{ term: TermView }>('/terms', { kind: 'tag', title: slug, slug })).body.term;
const anIngredient = async (title: string) =>
  (await cook.post<{ ingredient: Ingredient }>('/ingredients', { title })).body.ingredient;
const anEquipment = async (title: string) =>
  (await cook.post<{ equipment: { id: string } }>('/equipment', { title })).body.equipment;
const globals = async () => (await cook.get<GlobalsAnswer>('/globals')).body;

describe('Terms of the manage API', () => {
  it('are created, renamed and deleted', async () => {
    const term = await aTermOf(cook, 'quick');
    expect(term).toMatchObject({ kind: 'tag', title: 'quick', slug: 'quick', recipeCount: 0 });
    const path = `/terms/${term.id}`;
    const renamed = await cook.put<{ term: TermView }>(path, { title: 'Fast', slug: 'fast' });
    expect(renamed.body.term).toMatchObject({ id: term.id, title: 'Fast', slug: 'fast' });
    expect((await cook.delete(path)).status).toBe(204);
    expect((await globals()).terms).not.toContainEqual(expect.objectContaining({ id: term.id }));
  });

  it('cannot be deleted while any copy of a recipe names them', async () => {
    const [term, former] = [await aTermOf(cook, 'baked'), await aTermOf(cook, 'oven')];
    await cook.post(`/terms/${former.id}/merge`, { intoId: term.id });
    const recipe = await cook.publishRecipe(aRecipe({ tagIds: [former.id] }));
    const { slug } = recipe;
    await cook.put(`/recipes/${recipe.id}`, { title: 'Without', slug, tagIds: [] });
    const refused = await cook.delete(`/terms/${term.id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } });
    await cook.delete(`/recipes/${recipe.id}`);
    expect((await cook.delete(`/terms/${term.id}`)).status).toBe(409);
    await removeDeletedRecipes(app.database, app.clock.now + deletedRecipesKeptMs);
    expect((await cook.delete(`/terms/${term.id}`)).status).toBe(204);
    expect((await globals()).mergedTerms).toEqual([]);
  });

  it('cannot be deleted while a version names them that is to be published', async () => {
    const term = await aTermOf(cook, 'scheduled');
    const recipe = await cook.createRecipe(aRecipe({ tagIds: [term.id] }));
    const at = new Date(app.clock.now + 24 * 3_600_000).toISOString().slice(0, 16);
    const scheduled = await cook.put(`/recipes/${recipe.id}/schedule`, { at, zone: 'UTC' });
    expect(scheduled.status).toBe(200);
    await cook.put(`/recipes/${recipe.id}`, { title: 'Without', slug: recipe.slug, tagIds: [] });
    expect((await cook.delete(`/terms/${term.id}`)).status).toBe(409);
  });

  it('have one slug a kind', async () => {
    await aTermOf(cook, 'summer');
    const same = { title: 'Summer', slug: 'summer' };
    expect((await cook.post('/terms', { kind: 'tag', ...same })).status).toBe(409);
    expect((await cook.post('/terms', { kind: 'diet', ...same })).status).toBe(201);
  });

  it('change the pages that name them', async () => {
    const term = await aTermOf(cook, 'winter');
    const body = { title: 'Winter', slug: 'winter' };
    const first = await cook.watch(() => cook.put(`/terms/${term.id}`, body));
    expect(first.keys).toEqual([`term:${term.id}`]);
    const second = await cook.watch(() => cook.put(`/terms/${term.id}`, body));
    expect(second.keys).toEqual([]);
  });

  it('of another site are not found', async () => {
    const term = await aTermOf(stranger, 'theirs');
    const path = `/terms/${term.id}`;
    expect((await cook.put(path, { title: 'Mine', slug: 'mine' })).status).toBe(404);
    expect((await cook.delete(path)).status).toBe(404);
  });
});

describe('Two people who change an entry of a list', () => {
  const dish = { kind: 'tag', title: 'Shared', slug: 'shared' };

  it.each([
    ['ingredients', { title: 'spelt' }, [{ title: 'farro' }, { gramsPerLiter: 500 }]],
    ['ingredients', { title: 'rye' }, [{ pluralTitle: 'ryes' }, { link: 'https://mill.example/' }]],
    ['equipment', { title: 'pot' }, [{ title: 'Dutch oven' }, { link: 'https://pots.example/' }]],
    ['terms', dish, [{ title: 'Together' }, { slug: 'together' }]],
  ])('of %s keep what the other changed', async (list, named, [one, other]) => {
    const made = await cook.post<Record<string, { id: string }>>(`/${list}`, named);
    const [entry] = Object.values(made.body);
    const path = `/${list}/${entry?.id}`;
    await Promise.all([cook.put(path, one), cook.put(path, other)]);
    const all = new Map(Object.entries(await globals())).get(list);
    expect(all).toContainEqual(expect.objectContaining({ ...entry, ...one, ...other }));
    const { keys } = await cook.watch(() => cook.put(path, {}));
    expect(keys).toEqual([]);
  });
});

describe('Ingredients of the manage API', () => {
  it('are measured by weight in metric and by volume in imperial unless told otherwise', async () => {
    const ingredient = await anIngredient('flour');
    expect(ingredient).toMatchObject({
      gramsPerLiter: null,
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    });
  });

  it('change the pages that name them', async () => {
    const { id } = await anIngredient('sugar');
    const body = { title: 'caster sugar', gramsPerLiter: 845 };
    const { result, keys } = await cook.watch(() => cook.put(`/ingredients/${id}`, body));
    expect(result.body).toMatchObject({ ingredient: { id, ...body } });
    expect(keys).toEqual([`ingredient:${id}`]);
  });

  it('cannot be deleted while a recipe uses them that is there or can be restored', async () => {
    const { id: ingredientId } = await anIngredient('butter');
    const usage = { id: crypto.randomUUID(), ingredientId };
    const group = { id: crypto.randomUUID(), title: 'Dough', ingredientUsages: [usage] };
    const recipe = await cook.post<{ recipe: { id: string } }>('/recipes', {
      ...aRecipe(),
      ingredientUsageGroups: [group],
    });
    const refused = await cook.delete(`/ingredients/${ingredientId}`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'in_use' });
    await cook.delete(`/recipes/${recipe.body.recipe.id}`);
    expect((await cook.delete(`/ingredients/${ingredientId}`)).status).toBe(409);
    await removeDeletedRecipes(app.database, app.clock.now + deletedRecipesKeptMs);
    expect((await cook.delete(`/ingredients/${ingredientId}`)).status).toBe(204);
  });

  it('of another site are not found', async () => {
    const { id } = await anIngredient('salt');
    expect((await stranger.put(`/ingredients/${id}`, { title: 'Mine' })).status).toBe(404);
    expect((await stranger.delete(`/ingredients/${id}`)).status).toBe(404);
    expect((await globals()).ingredients).toContainEqual(
      expect.objectContaining({ title: 'salt' }),
    );
  });
});

describe('Equipment of the manage API', () => {
  it('shows its picture', async () => {
    const { id: siteId, ownerId: userId } = cook.site;
    const image = await anImage(app.database, { siteId, userId });
    const body = { title: 'whisk', featuredImageId: image.id };
    const answer = await cook.post('/equipment', body);
    expect(answer.body).toMatchObject({
      equipment: { ...body, featuredImage: { key: image.key } },
    });
  });

  it("takes no other site's picture", async () => {
    const { id: siteId, ownerId: userId } = stranger.site;
    const image = await anImage(app.database, { siteId, userId });
    const answer = await cook.post('/equipment', { title: 'bowl', featuredImageId: image.id });
    expect(answer.body).toMatchObject({ issues: [{ path: 'featuredImageId' }] });
  });

  it('changes the pages that name it', async () => {
    const { id } = await anEquipment('pan');
    const { keys } = await cook.watch(() => cook.put(`/equipment/${id}`, { title: 'iron pan' }));
    expect(keys).toEqual([`equipment:${id}`]);
  });

  it('cannot be deleted while a recipe uses it', async () => {
    const { id: equipmentId } = await anEquipment('oven');
    const equipmentUsages = [{ id: crypto.randomUUID(), equipmentId }];
    await cook.post('/recipes', { ...aRecipe(), equipmentUsages });
    expect((await cook.delete(`/equipment/${equipmentId}`)).status).toBe(409);
  });

  it('of another site is not found', async () => {
    const { id } = await anEquipment('knife');
    expect((await stranger.put(`/equipment/${id}`, { title: 'Mine' })).status).toBe(404);
    expect((await stranger.delete(`/equipment/${id}`)).status).toBe(404);
  });
});
