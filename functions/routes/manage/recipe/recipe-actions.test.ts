import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { pruneUndoActions } from '#functions/repositories/recipe/undo-action.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import {
  aRecipeKitchen,
  publiclyOf,
  recipeActions as actions,
  type RecipeKitchen,
  seenOf,
} from '#functions/testing/sites/recipe-kitchen.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const dayMs = 24 * 60 * 60 * 1000;

const aKitchen = () => aRecipeKitchen(app);
const seen = (kitchen: RecipeKitchen) => seenOf(app, kitchen);

const pastOf = { undo: 'undone', redo: 'redone' } as const;

const statusesOf = ({ results }: { results: { status: string }[] }) =>
  results.map(({ status }) => status);
const publicly = (kitchen: RecipeKitchen, path: string) => publiclyOf(app, kitchen, path);

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

  it('fills a collection to its hundred recipes and refuses those that come after', async () => {
    const { act, cook, draft, premium, published, collectionId } = await aKitchen();
    const many: string[] = [];
    for (let count = 0; count < 97; count += 1) many.push((await cook.createRecipe()).id);
    const action = { action: 'add-to-collection', collectionId };
    expect(new Set(statusesOf((await act({ ...action, recipeIds: many })).body))).toEqual(
      new Set(['done']),
    );
    const { body } = await act({ ...action, recipeIds: [published.id, draft.id, premium.id] });
    expect(body.results).toMatchObject([
      { status: 'unchanged' },
      { status: 'failed', code: 'list_full' },
      { status: 'failed', code: 'list_full' },
    ]);
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

  it.each(Object.entries(actions))('can itself be taken back: %s', async (_name, actionOf) => {
    const kitchen = await aKitchen();
    const before = await seen(kitchen);
    const { body } = await kitchen.act(actionOf(kitchen));
    const after = await seen(kitchen);
    await kitchen.undo(body.undoId);
    const redone = await kitchen.redo(body.undoId);
    expect(new Set(statusesOf(redone.body))).toEqual(new Set(['redone']));
    expect(await seen(kitchen)).toEqual(after);
    const rows = await storedRows(app.database);
    expect((await kitchen.redo(body.undoId)).body).toEqual(redone.body);
    expect(await storedRows(app.database)).toBe(rows);
    await kitchen.undo(body.undoId);
    expect(await seen(kitchen)).toEqual(before);
  });

  it(
    'of several, in any order of actions, leaves nothing of them, and doing them again all',
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
          const after = await seen(kitchen);
          for (const id of undoIds.filter((each) => each !== null)) {
            app.clock.now += 1000;
            await kitchen.undo(id);
          }
          expect(await seen(kitchen)).toEqual(before);
          for (const id of undoIds.toReversed().filter((each) => each !== null)) {
            app.clock.now += 1000;
            await kitchen.redo(id);
          }
          expect(await seen(kitchen)).toEqual(after);
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

  it.each([
    ['term', ({ tag }: RecipeKitchen) => `/terms/${tag.id}`, 'remove a term'],
    ['collection', (kitchen: RecipeKitchen) => `/collections/${kitchen.collectionId}`, 'scatter'],
  ])('says that all stay where the %s was deleted since', async (_name, pathOf, action) => {
    const kitchen = await aKitchen();
    const { body } = await kitchen.act(actions[action]!(kitchen));
    await kitchen.cook.delete(pathOf(kitchen));
    const before = await seen(kitchen);
    const { results } = (await kitchen.undo(body.undoId)).body;
    expect(results.map(({ status, code }) => `${status} ${code}`)).toEqual(
      results.map(() => 'stays not_found'),
    );
    expect(results.length).toBeGreaterThan(0);
    expect(await seen(kitchen)).toEqual(before);
  });

  it('leaves to others what they have brought to the same state, and brings back only its own', async () => {
    const kitchen = await aKitchen();
    const { draft, changed, cook } = kitchen;
    const recipeIds = [draft.id, changed.id];
    await cook.post(`/recipes/${changed.id}/unpublish`);
    const { body } = await kitchen.act({ action: 'publish', recipeIds });
    await cook.post(`/recipes/${draft.id}/unpublish`);
    const theirs = { recipeId: draft.id, status: 'stays', code: 'stale_write' };
    for (const done of ['undo', 'redo', 'undo', 'undo', 'redo', 'redo'] as const) {
      const { results } = (await kitchen[done](body.undoId)).body;
      expect(results).toMatchObject([theirs, { recipeId: changed.id, status: pastOf[done] }]);
    }
    expect(await kitchen.find(draft.id)).toMatchObject({ publishedAt: null });
    expect(await kitchen.find(changed.id)).not.toMatchObject({ publishedAt: null });
  });

  it('says that a recipe stays closed where only that is left of the action', async () => {
    const kitchen = await aKitchen();
    const recipeIds = [kitchen.published.id];
    const privacySetting = 'subscribers_only';
    await kitchen.cook.put(`/recipes/${kitchen.published.id}`, aRecipe({ privacySetting }));
    const { body } = await kitchen.act({ action: 'set-privacy', privacySetting, recipeIds });
    expect((await kitchen.undo(body.undoId)).body.results).toMatchObject([
      { status: 'stays', code: 'stays_closed' },
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
