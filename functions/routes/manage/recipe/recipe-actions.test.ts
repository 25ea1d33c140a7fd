import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  RecipeActionAnswer,
  RecipeActionInput,
  UndoAnswer,
} from '#contract/recipe/recipe-action.ts';
import type { RecipeIndexAnswer } from '#contract/recipe/recipe-index.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { commit } from '#functions/db/database.ts';
import { pruneUndoActions } from '#functions/repositories/recipe/undo-action.ts';
import { aRecipe, aTerm } from '#functions/testing/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { aCook } from '#functions/testing/site-client.ts';
import { testApp, unhurried } from '#functions/testing/test-app.ts';

const app = await testApp({ config: unhurried });
const dayMs = 24 * 60 * 60 * 1000;

/** Recipes in each state that one can be in. */
async function aKitchen() {
  const cook = await aCook(app);
  const tag = await aTerm(app.database, { siteId: cook.site.id, kind: 'cuisine' });
  const change = (id: string, changes: object) =>
    cook.put(`/recipes/${id}`, { ...aRecipe(), ...changes });
  const draft = await cook.createRecipe();
  const published = await cook.publishRecipe();
  const premium = await cook.publishRecipe(aRecipe({ privacySetting: 'subscribers_only' }));
  const changed = await cook.publishRecipe(aRecipe({ cuisineIds: [tag.id] }));
  await change(changed.id, { cuisineIds: [], privacySetting: 'subscribers_only' });
  const deleted = await cook.publishRecipe();
  const made = await cook.post<{ collection: { id: string } }>('/collections', {
    title: 'Pies',
    slug: 'pies',
    recipeIds: [published.id, changed.id, deleted.id],
  });
  await cook.delete(`/recipes/${deleted.id}`);
  const recipes = { draft, published, premium, changed, deleted };
  const recipeIds = Object.values(recipes).map(({ id }) => id);
  const act = (action: object, options?: { headers: Record<string, string> }) =>
    cook.post<RecipeActionAnswer>('/recipe-actions', { recipeIds, ...action }, options);
  const undo = (id: string | null) => cook.post<UndoAnswer>(`/undo-actions/${id}`);
  const find = async (id: string) =>
    (await cook.get<{ recipe: RecipeView }>(`/recipes/${id}`)).body.recipe;
  return {
    cook,
    tag,
    ...recipes,
    recipeIds,
    collectionId: made.body.collection.id,
    act,
    undo,
    find,
  };
}
type Kitchen = Awaited<ReturnType<typeof aKitchen>>;

const statusesOf = ({ results }: { results: { status: string }[] }) =>
  results.map(({ status }) => status);
const publicly = (kitchen: Kitchen, path: string) =>
  app.call(`GET`, `/api/v1/site/${kitchen.cook.site.slug}${path}`);

describe('An action on many recipes', () => {
  it('says of each what became of it', async () => {
    const kitchen = await aKitchen();
    const stranger = await (await aCook(app)).publishRecipe();
    const { body } = await kitchen.act({
      action: 'publish',
      recipeIds: [...kitchen.recipeIds, stranger.id],
    });
    expect(statusesOf(body)).toEqual([
      'done',
      'unchanged',
      'unchanged',
      'done',
      'failed',
      'failed',
    ]);
    expect(body.results.at(-1)).toMatchObject({
      code: 'not_found',
      error: 'There is nothing here.',
    });
    expect((await kitchen.find(kitchen.changed.id)).hasUnpublishedChanges).toBe(false);
  });

  it('makes recipes premium at once, and publishes nothing else', async () => {
    const kitchen = await aKitchen();
    const { changed, published } = kitchen;
    const { body } = await kitchen.act({
      action: 'set-privacy',
      privacySetting: 'subscribers_only',
      recipeIds: [published.id, changed.id],
    });
    expect(statusesOf(body)).toEqual(['done', 'done']);
    for (const { slug, title } of [published, changed]) {
      expect((await publicly(kitchen, `/recipes/${slug}`)).body).toMatchObject({
        recipe: { title, isLocked: true, privacySetting: 'subscribers_only' },
      });
    }
    const after = await kitchen.find(changed.id);
    expect(after).toMatchObject({ hasUnpublishedChanges: true });
    expect(after.title).not.toBe(changed.title);
    expect((await kitchen.find(published.id)).hasUnpublishedChanges).toBe(false);
    expect((await kitchen.cook.put(`/recipes/${changed.id}`, aRecipe())).status).toBe(200);
  });

  it('gives a term to what visitors find, and takes it', async () => {
    const kitchen = await aKitchen();
    const listed = async () => {
      const { body } = await publicly(kitchen, `/recipes?cuisines=${kitchen.tag.slug}`);
      return (body as { total: number }).total;
    };
    expect(await listed()).toBe(1);
    await kitchen.act({ action: 'add-term', termId: kitchen.tag.id });
    expect(await listed()).toBe(3);
    expect((await kitchen.find(kitchen.draft.id)).cuisineIds).toEqual([kitchen.tag.id]);
    await kitchen.act({ action: 'remove-term', termId: kitchen.tag.id });
    expect(await listed()).toBe(0);
  });

  it('refuses a term or collection of another site', async () => {
    const [kitchen, other] = [await aKitchen(), await aKitchen()];
    const answers = [
      await kitchen.act({ action: 'add-term', termId: other.tag.id }),
      await kitchen.act({ action: 'add-to-collection', collectionId: other.collectionId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });

  it('does for the others what one refuses: its address is taken', async () => {
    const kitchen = await aKitchen();
    const { cook, draft, published } = kitchen;
    await cook.put(`/recipes/${published.id}`, aRecipe());
    await cook.put(`/recipes/${draft.id}`, aRecipe({ slug: published.slug }));
    const recipeIds = [draft.id, kitchen.changed.id];
    const { body } = await kitchen.act({ action: 'publish', recipeIds });
    expect(body.results).toMatchObject([
      { status: 'failed', code: 'slug_taken' },
      { status: 'done' },
    ]);
  });

  it('collects recipes in the order in which they are named', async () => {
    const { act, cook, draft, premium } = await aKitchen();
    for (const recipeIds of [
      [draft.id, premium.id],
      [premium.id, draft.id],
    ]) {
      const collection = { title: 'Tarts', slug: `tarts-${recipeIds[0]}`, recipeIds: [] };
      const made = await cook.post<{ collection: { id: string } }>('/collections', collection);
      const { id: collectionId } = made.body.collection;
      const { body } = await act({ action: 'add-to-collection', collectionId, recipeIds });
      expect(body.undoId).not.toBeNull();
      const found = await cook.get<{ collection: { recipeIds: string[] } }>(
        `/collections/${collectionId}`,
      );
      expect(found.body.collection.recipeIds).toEqual(recipeIds);
    }
  });

  it('is done once for one key', async () => {
    const kitchen = await aKitchen();
    const options = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
    const first = await kitchen.act({ action: 'delete' }, options);
    const rows = await storedRows(app.database);
    const second = await kitchen.act({ action: 'delete' }, options);
    expect(second.body).toEqual(first.body);
    expect(await storedRows(app.database)).toBe(rows);
  });
});

const actions: Record<string, (kitchen: Kitchen) => object> = {
  publish: () => ({ action: 'publish' }),
  unpublish: () => ({ action: 'unpublish' }),
  delete: () => ({ action: 'delete' }),
  restore: () => ({ action: 'restore' }),
  premium: () => ({ action: 'set-privacy', privacySetting: 'subscribers_only' }),
  public: () => ({ action: 'set-privacy', privacySetting: 'public' }),
  'add a term': ({ tag }) => ({ action: 'add-term', termId: tag.id }),
  'remove a term': ({ tag }) => ({ action: 'remove-term', termId: tag.id }),
  collect: ({ collectionId }) => ({ action: 'add-to-collection', collectionId }),
  scatter: ({ collectionId }) => ({ action: 'remove-from-collection', collectionId }),
} satisfies Record<string, (kitchen: Kitchen) => Partial<RecipeActionInput>>;

/** Everything that owner and visitors see of the recipes but versions and times of change. */
async function seen(kitchen: Kitchen) {
  const { cook, collectionId } = kitchen;
  const index = (await cook.get<RecipeIndexAnswer>('/recipe-index')).body;
  const recipes = index.recipes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const answers = [
    recipes,
    (await cook.get(`/collections/${collectionId}`)).body,
    ...(await Promise.all(recipes.map(async ({ id }) => await kitchen.find(id)))),
    ...(await Promise.all(
      [
        '/recipes',
        '/filters',
        '/collections/pies',
        ...recipes.map(({ slug }) => `/recipes/${slug}`),
      ].map(async (path) => (await publicly(kitchen, path)).body),
    )),
  ];
  const passing = new Set(['version', 'updatedAt', 'deletedAt', 'requestId']);
  const text = JSON.stringify(answers, (name, value: unknown) => (passing.has(name) ? 0 : value));
  return JSON.parse(text) as unknown;
}

describe('Undoing an action', () => {
  it.each(Object.entries(actions))('leaves nothing of it: %s', async (_name, actionOf) => {
    const kitchen = await aKitchen();
    const before = await seen(kitchen);
    const { body } = await kitchen.act(actionOf(kitchen));
    app.clock.now += 1000;
    expect(await seen(kitchen)).not.toEqual(before);
    const undone = await kitchen.undo(body.undoId);
    expect(new Set(statusesOf(undone.body))).toEqual(new Set(['undone']));
    expect(await seen(kitchen)).toEqual(before);
    const rows = await storedRows(app.database);
    expect((await kitchen.undo(body.undoId)).body).toEqual(undone.body);
    expect(await storedRows(app.database)).toBe(rows);
  });

  it(
    'of several, in any order of actions, leaves nothing of them',
    { timeout: 120_000 },
    async () => {
      const names = fc.array(fc.constantFrom(...Object.keys(actions)), {
        minLength: 2,
        maxLength: 5,
      });
      await fc.assert(
        fc.asyncProperty(names, async (chosen) => {
          const kitchen = await aKitchen();
          const before = await seen(kitchen);
          const undoIds: (string | null)[] = [];
          for (const name of chosen) {
            app.clock.now += 1000;
            undoIds.unshift((await kitchen.act(actions[name]!(kitchen))).body.undoId);
          }
          for (const id of undoIds.filter((each) => each !== null)) {
            app.clock.now += 1000;
            await kitchen.undo(id);
          }
          expect(await seen(kitchen)).toEqual(before);
        }),
        { numRuns: 12 },
      );
    },
  );

  it('tells which recipes stay, for they were changed since', async () => {
    const kitchen = await aKitchen();
    const { published, draft, cook } = kitchen;
    const recipeIds = [published.id, draft.id];
    const { body } = await kitchen.act({ action: 'unpublish', recipeIds: [published.id] });
    await cook.post(`/recipes/${published.id}/publish`);
    const other = await kitchen.act({ action: 'add-term', termId: kitchen.tag.id, recipeIds });
    await cook.delete(`/recipes/${draft.id}`);
    expect((await kitchen.undo(other.body.undoId)).body.results).toMatchObject([
      { recipeId: published.id, status: 'undone' },
      { recipeId: draft.id, status: 'stays', code: 'not_found' },
    ]);
    await cook.put(`/recipes/${published.id}`, aRecipe());
    await cook.post(`/recipes/${published.id}/publish`);
    expect((await kitchen.undo(body.undoId)).body.results).toMatchObject([
      { status: 'stays', code: 'stale_write' },
    ]);
  });

  it('is for its site alone, and for thirty days', async () => {
    const [kitchen, other] = [await aKitchen(), await aKitchen()];
    const { body } = await kitchen.act({ action: 'unpublish' });
    expect((await other.undo(body.undoId)).status).toBe(404);
    const later = app.clock.now + 30 * dayMs;
    await commit(app.database, [pruneUndoActions(app.database, later - 1)]);
    expect((await kitchen.undo(body.undoId)).status).toBe(200);
    await commit(app.database, [pruneUndoActions(app.database, later)]);
    expect((await kitchen.undo(body.undoId)).status).toBe(404);
  });
});
