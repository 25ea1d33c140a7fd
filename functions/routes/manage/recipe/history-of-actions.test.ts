import { describe, expect, it } from 'vitest';
import type { RecipeActionAnswer } from '#contract/recipe/recipe-action.ts';
import type { RevisionsAnswer, RevisionView } from '#contract/recipe/recipe-history.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { commit } from '#functions/db/database.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { publishScheduled } from '#functions/jobs/publish-scheduled.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { aRecipe, aTerm } from '#functions/testing/random/builders.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { database } = app;
const cook = await aCook(app);
const hourMs = 60 * 60_000;
const schedule = { at: '2099-12-24T08:00', zone: 'Europe/Berlin' };

async function aRecipeOfMany(changes: object = {}) {
  const { id, slug } = await cook.createRecipe(aRecipe({ title: 'First', ...changes }));
  const path = `/recipes/${id}`;
  const list = async () => (await cook.get<RevisionsAnswer>(`${path}/revisions`)).body.revisions;
  return {
    id,
    path,
    list,
    save: (title: string) => cook.put(path, { title, slug }),
    schedule: () => cook.put(`${path}/schedule`, schedule),
    view: async () => (await cook.get<{ recipe: RecipeView }>(path)).body.recipe,
    kinds: async () => (await list()).map(({ kind }) => kind),
    contents: async () => {
      const revisions = await list();
      const answers = await Promise.all(
        revisions.map((each) =>
          cook.get<{ revision: RevisionView }>(`${path}/revisions/${each.id}`),
        ),
      );
      return answers.map(({ body }) => body.revision);
    },
    act: async (action: object) => {
      const answer = await cook.post<RecipeActionAnswer>('/recipe-actions', {
        recipeIds: [id],
        ...action,
      });
      expect(answer.body.results).toMatchObject([{ status: 'done' }]);
      return answer.body.undoId;
    },
  };
}

describe('The revisions of a deleted recipe', () => {
  it('are served, named and restored by no call', async () => {
    const recipe = await aRecipeOfMany();
    await recipe.save('Second');
    const [revision] = await recipe.list();
    const one = `${recipe.path}/revisions/${revision?.id}`;
    const statuses = async () => {
      const answers = [
        await cook.get(`${recipe.path}/revisions`),
        await cook.get(one),
        await cook.post(`${recipe.path}/revisions`, { name: 'Mine' }),
        await cook.put(one, { name: 'Mine' }),
        await cook.post(`${one}/restore`),
        await recipe.schedule(),
        await cook.delete(`${recipe.path}/schedule`),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 201, 200, 200, 200, 204]);
    await cook.delete(recipe.path);
    expect(new Set(await statuses())).toEqual(new Set([404]));
  });

  it('come back with it, as they were', async () => {
    const recipe = await aRecipeOfMany();
    await cook.post(`${recipe.path}/publish`);
    await recipe.save('Second');
    await cook.post(`${recipe.path}/revisions`, { name: 'Mine' });
    const before = await recipe.contents();
    await cook.delete(recipe.path);
    await cook.post(`/deleted-recipes/${recipe.id}/restore`);
    expect(await recipe.contents()).toEqual(before);
    expect(before.map(({ kind }) => kind)).toEqual(['named', 'publish']);
  });
});

describe('The schedule of a recipe', () => {
  it.each([
    ['publishing it among many', { action: 'publish' }],
    ['deleting it among many', { action: 'delete' }],
  ])('ends with %s', async (_name, action) => {
    const recipe = await aRecipeOfMany();
    await recipe.schedule();
    await recipe.act(action);
    expect(await rowsOf(database, recipeSchedules)).toEqual([]);
  });

  it('does not come back with the recipe', async () => {
    const recipe = await aRecipeOfMany();
    await recipe.schedule();
    await cook.delete(recipe.path);
    await cook.post(`/deleted-recipes/${recipe.id}/restore`);
    expect(await recipe.view()).toMatchObject({ schedule: null, publishedAt: null });
  });

  it('publishes nothing of a recipe that was deleted', async () => {
    const recipe = await aRecipeOfMany();
    await recipe.schedule();
    const kept = await rowsOf(database, recipeSchedules);
    await cook.delete(recipe.path);
    await commit(database, [database.insert(recipeSchedules).values(kept)]);
    const now = Date.parse('2100-01-01');
    await publishScheduled({ database, now: () => now, enqueue: () => Promise.resolve() });
    const { publications } = forSite(database, cook.site.id);
    expect(await publications.list([recipe.id])).toEqual([]);
    expect(await rowsOf(database, recipeSchedules)).toEqual([]);
  });
});

describe('An action on many recipes', () => {
  it('keeps what it publishes', async () => {
    const recipe = await aRecipeOfMany();
    await recipe.act({ action: 'publish' });
    const [published, ...others] = await recipe.contents();
    expect(published).toMatchObject({
      kind: 'publish',
      version: 1,
      author: { id: cook.site.ownerId },
      content: { title: 'First' },
    });
    expect(others).toEqual([]);
  });

  it('is a save of who does it, and so is taking it back', async () => {
    const recipe = await aRecipeOfMany();
    const before = (await recipe.view()).privacySetting;
    app.clock.now += hourMs;
    const undoId = await recipe.act({
      action: 'set-privacy',
      privacySetting: 'subscribers_only',
    });
    app.clock.now += hourMs;
    await cook.post(`/undo-actions/${undoId}`);
    expect((await recipe.view()).privacySetting).toBe(before);
    const revisions = await recipe.contents();
    expect(
      revisions.map(({ kind, author, content }) => [kind, author?.id, content.privacySetting]),
    ).toEqual([
      ['auto', cook.site.ownerId, 'subscribers_only'],
      ['auto', cook.site.ownerId, before],
    ]);
  });

  it('keeps what it changes of the published copy', async () => {
    const tag = await aTerm(database, { siteId: cook.site.id, kind: 'cuisine' });
    const recipe = await aRecipeOfMany();
    await cook.post(`${recipe.path}/publish`);
    await recipe.save('Second');
    app.clock.now += hourMs;
    await recipe.act({ action: 'add-term', termId: tag.id });
    const contents = await recipe.contents();
    expect(contents.map(({ kind, content }) => [kind, content.title, content.cuisineIds])).toEqual([
      ['publish', 'First', [tag.id]],
      ['auto', 'Second', []],
      ['publish', 'First', []],
    ]);
  });
});
