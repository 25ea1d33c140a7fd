import { describe, expect, it } from 'vitest';
import type { ComparisonAnswer, BuildsAnswer } from '#contract/publishing/build.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { RecipeIndexAnswer } from '#contract/recipe/recipe-index.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { interruptedDatabase } from '#functions/testing/database/broken-database.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { aRecipe, aTerm, aText } from '#functions/testing/random/builders.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { database } = app;

type Body = { recipe: RecipeView };

/** A recipe that is published, and live. */
async function aPublishedRecipe(fields: Partial<RecipeInput> = {}) {
  const site = await aLiveSite(app);
  const first = aRecipe({ title: 'First', ...fields });
  const { id } = await site.publishRecipe(first);
  await site.publish();
  const path = `/recipes/${id}`;
  const view = async () => (await site.get<Body>(path)).body.recipe;
  return {
    ...site,
    id,
    path,
    view,
    /** Saves what was published first, with other fields. */
    save: (other: Partial<RecipeInput> = {}) => site.put<Body>(path, { ...first, ...other }),
    isChanged: async () => (await view()).hasUnpublishedChanges,
    listedAsChanged: async () => {
      const { body } = await site.get<{ recipes: { id: string }[] }>('/recipes?status=changed');
      return body.recipes.map((recipe) => recipe.id);
    },
    indexedAsChanged: async () => {
      const { body } = await site.get<RecipeIndexAnswer>('/recipe-index');
      return body.recipes.map(({ hasUnpublishedChanges }) => hasUnpublishedChanges);
    },
  };
}

describe('What was changed and changed back has nothing to publish', () => {
  it('in the editor, the list and its filter, and nothing is built', async () => {
    const recipe = await aPublishedRecipe();
    await recipe.save({ title: 'Second' });
    expect(await recipe.listedAsChanged()).toEqual([recipe.id]);
    const { result, keys, wakes } = await recipe.watch(() => recipe.save());
    expect(result.body.recipe).toMatchObject({ version: 3, hasUnpublishedChanges: false });
    expect(await recipe.listedAsChanged()).toEqual([]);
    expect(await recipe.indexedAsChanged()).toEqual([false]);
    expect({ keys, wakes }).toEqual({ keys: [], wakes: 0 });
    expect(await recipe.stale()).toEqual([]);
  });

  it('and is changed again by the next change', async () => {
    const recipe = await aPublishedRecipe();
    await recipe.save({ title: 'Second' });
    await recipe.save();
    await recipe.save({ title: 'Third' });
    expect(await recipe.isChanged()).toBe(true);
    await recipe.save();
    expect(await recipe.isChanged()).toBe(false);
  });

  it('as a step in which nothing stands, which no page shows', async () => {
    const recipe = await aPublishedRecipe();
    const group = { id: crypto.randomUUID(), title: 'Dough', note: null };
    const rest = { timerMinutes: null, note: null, videoId: null, images: [] };
    const blank = { id: crypto.randomUUID(), content: aText(''), ...rest };
    await recipe.save({ instructionGroups: [{ ...group, instructions: [] }] });
    expect(await recipe.isChanged()).toBe(true);
    await recipe.post(`${recipe.path}/publish`);
    await recipe.save({ instructionGroups: [{ ...group, instructions: [blank] }] });
    expect((await recipe.view()).instructionGroups[0]?.instructions).toHaveLength(1);
    expect(await recipe.isChanged()).toBe(false);
  });

  it('by a restored version and by a batch', async () => {
    const recipe = await aPublishedRecipe();
    const { body } = await recipe.get<{ revisions: { id: string; kind: string }[] }>(
      `${recipe.path}/revisions`,
    );
    const published = body.revisions.find(({ kind }) => kind === 'publish');
    await recipe.save({ title: 'Second' });
    await recipe.post(`${recipe.path}/revisions/${published?.id}/restore`);
    expect(await recipe.isChanged()).toBe(false);
    const { title, slug } = await recipe.view();
    const batch = (name: string) =>
      recipe.post('/recipe-batches', { recipes: [{ id: recipe.id, title: name, slug }] });
    await batch('Third');
    expect(await recipe.isChanged()).toBe(true);
    await batch(title);
    expect(await recipe.isChanged()).toBe(false);
  });

  it('by an action on many recipes', async () => {
    const site = await aLiveSite(app);
    const tag = await aTerm(database, { siteId: site.site.id });
    const { id, title, slug } = await site.publishRecipe(aRecipe({ tagIds: [tag.id] }));
    const view = async () => (await site.get<Body>(`/recipes/${id}`)).body.recipe;
    await site.put(`/recipes/${id}`, { title, slug, tagIds: [] });
    expect((await view()).hasUnpublishedChanges).toBe(true);
    const action = { action: 'add-term', termId: tag.id, recipeIds: [id] };
    expect((await site.post('/recipe-actions', action)).status).toBe(200);
    expect((await view()).hasUnpublishedChanges).toBe(false);
  });
});

describe('What was changed back', () => {
  it('is no later change of what is scheduled', async () => {
    const recipe = await aPublishedRecipe();
    await recipe.save({ title: 'Second' });
    const wall = new Date(app.clock.now + 86_400_000).toISOString().slice(0, 16);
    await recipe.put(`${recipe.path}/schedule`, { at: wall, zone: 'Etc/UTC' });
    await recipe.save({ title: 'Third' });
    expect((await recipe.view()).schedule).toMatchObject({ hasLaterChanges: true });
    await recipe.save({ title: 'Second' });
    expect((await recipe.view()).schedule).toMatchObject({ hasLaterChanges: false });
    expect(await recipe.isChanged()).toBe(true);
  });

  it('is no change since the builds that showed it', async () => {
    const recipe = await aPublishedRecipe();
    await recipe.save({ title: 'Second' });
    await recipe.save();
    const { body } = await recipe.get<BuildsAnswer>('/builds?limit=1');
    const path = `/builds/${body.builds[0]?.id}/comparison`;
    expect((await recipe.get<ComparisonAnswer>(path)).body).toMatchObject({ pages: [] });
  });

  it('stays unpublished where something else was published meanwhile', async () => {
    const recipe = await aPublishedRecipe();
    await recipe.save({ title: 'Second' });
    const publish = () => recipe.post(`${recipe.path}/publish`);
    const { trips } = await savedWhile(async () => {}, recipe);
    await recipe.save({ title: 'Second' });
    for (const at of Array.from({ length: trips }, (_, index) => index + 1)) {
      await savedWhile(publish, recipe, at);
      const { body } = await recipe.get<{ recipes: { title: string }[] }>('/published-recipes');
      expect(await recipe.isChanged()).toBe(body.recipes[0]?.title !== 'First');
      await recipe.save();
      await publish();
      await recipe.save({ title: 'Second' });
    }
  });
});

/** Saves what was published first while something else happens behind one of the round trips. */
async function savedWhile(
  meanwhile: () => Promise<unknown>,
  recipe: Awaited<ReturnType<typeof aPublishedRecipe>>,
  at = 0,
) {
  const { database: interrupted, trips } = interruptedDatabase(database, { at, meanwhile });
  const other = await testApp({ database: interrupted, config: unhurried });
  const { slug } = await recipe.view();
  const body = { title: 'First', slug };
  await other.call('PUT', `${recipe.site.base}${recipe.path}`, { token: recipe.site.token, body });
  return { trips: trips() };
}
