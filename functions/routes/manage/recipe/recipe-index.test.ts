import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { RecipeIndexAnswer, RecipeIndexRow } from '#contract/recipe/recipe-index.ts';
import { commit } from '#functions/db/database.ts';
import { recipeIndexCards } from '#functions/db/schema/site/recipe/recipe-index.ts';
import { indexRecipes } from '#functions/jobs/index-recipes.ts';
import { removeDeletedRecipes } from '#functions/jobs/remove-deleted-recipes.ts';
import { anImage, aRecipe, aTerm, aText } from '#functions/testing/random/builders.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const { database } = app;
const dayMs = 24 * 60 * 60 * 1000;

async function aLibrary() {
  const cook = await aCook(app);
  const visitor = await aVisitor(app, cook);
  const { id: siteId, ownerId: userId } = cook.site;
  const [tag, image] = [
    await aTerm(database, { siteId }),
    await anImage(database, { siteId, userId }),
  ];
  const collection = { title: 'Pies', slug: 'pies', recipeIds: [] as string[] };
  const made = await cook.post<{ collection: { id: string } }>('/collections', collection);
  return { cook, visitor, tag, image, collection, collectionId: made.body.collection.id };
}
type Library = Awaited<ReturnType<typeof aLibrary>>;

const read = async ({ cook }: Pick<Library, 'cook'>, since?: string) =>
  (await cook.get<RecipeIndexAnswer>(`/recipe-index${since ? `?since=${since}` : ''}`)).body;

async function piecesOf({ cook }: Library, limit: number): Promise<RecipeIndexAnswer[]> {
  const pieces: RecipeIndexAnswer[] = [];
  let after = '';
  do {
    const { body } = await cook.get<RecipeIndexAnswer>(`/recipe-index?limit=${limit}${after}`);
    pieces.push(body);
    after = body.next === null ? '' : `&after=${encodeURIComponent(body.next)}`;
  } while (after !== '');
  return pieces;
}

const byId = (one: RecipeIndexRow, other: RecipeIndexRow) => one.id.localeCompare(other.id);
const lastFirst = (one: string, other: string) => other.localeCompare(one);

describe('The index of recipes', () => {
  it('tells of each recipe what the list of its cook shows', async () => {
    const library = await aLibrary();
    const { cook, visitor, tag, image, collection, collectionId } = library;
    const crop = { width: 600, height: 600, x: 10, y: 20 };
    const recipe = await cook.publishRecipe(
      aRecipe({ images: [{ id: image.id, crop }], tagIds: [tag.id], description: aText('Good.') }),
    );
    await cook.put(`/collections/${collectionId}`, { ...collection, recipeIds: [recipe.id] });
    await visitor.post('/bookmarks', { recipeId: recipe.id });
    const { say } = conversation(app);
    const commentId = newestId(await say(visitor, { recipeId: recipe.id }));
    await say(visitor, { recipeId: recipe.id, content: 'Also hidden', parentId: commentId });
    await say(visitor, { recipeId: recipe.id, content: 'Stays' });
    await cook.post(`/comments/${commentId}/hide`);
    const { recipes, isWhole, goneIds } = await read(library);
    expect([isWhole, goneIds]).toEqual([true, []]);
    expect(recipes).toEqual([
      {
        id: recipe.id,
        title: recipe.title,
        slug: recipe.slug,
        image: { key: image.key, width: 1200, height: 900, lqip: image.lqip, crop },
        privacySetting: 'public',
        version: 1,
        publishedAt: recipe.publishedAt,
        hasUnpublishedChanges: false,
        scheduledAt: null,
        scheduledZone: null,
        createdAt: recipe.createdAt,
        updatedAt: recipe.updatedAt,
        language: 'en',
        termIds: [tag.id],
        collectionIds: [collectionId],
        missing: ['alternativeText', 'times', 'yield', 'ingredients', 'steps'],
        bookmarkCount: 1,
        commentCount: 1,
      },
    ]);
  });

  it('tells the language of each recipe, its own or that of the site', async () => {
    const library = await aLibrary();
    await library.cook.createRecipe(aRecipe({ language: 'de' }));
    await library.cook.createRecipe();
    const { recipes } = await read(library);
    expect(recipes.map(({ language }) => language).toSorted()).toEqual(['de', 'en']);
  });

  it('tells when a recipe is to be published', async () => {
    const library = await aLibrary();
    const { id } = await library.cook.createRecipe();
    const { cursor } = await read(library);
    const answer = async (since: string) => {
      const { recipes, cursor: next } = await read(library, since);
      return { next, times: recipes.map((row) => [row.scheduledAt, row.scheduledZone]) };
    };
    const schedule = { at: '2099-12-24T08:00', zone: 'Europe/Berlin' };
    await library.cook.put(`/recipes/${id}/schedule`, schedule);
    const scheduled = await answer(cursor);
    expect(scheduled.times).toEqual([['2099-12-24T07:00:00.000Z', 'Europe/Berlin']]);
    await library.cook.delete(`/recipes/${id}/schedule`);
    expect((await answer(scheduled.next)).times).toEqual([[null, null]]);
  });

  it('costs as many round trips for many recipes as for one', async () => {
    const library = await aLibrary();
    const trips = async () => {
      const { recording, rounds } = recordingDatabase(database);
      const other = await testApp({ config: unhurried, database: recording });
      await other.call('GET', `${library.cook.site.base}/recipe-index`, {
        token: library.cook.site.token,
      });
      return rounds.length;
    };
    await library.cook.createRecipe();
    const ofOne = await trips();
    for (let count = 0; count < 5; count += 1) await library.cook.createRecipe();
    expect(await trips()).toBe(ofOne);
    expect(ofOne).toBeLessThanOrEqual(3);
  });

  it.each([1, 3, 7, 8])('comes in pieces of %d, the last changed first', async (limit) => {
    const library = await aLibrary();
    for (const pause of [0, 0, 1000, 0, 0, 1000, 0]) {
      // Some change in one moment.
      app.clock.now += pause;
      await library.cook.createRecipe();
    }
    const { recipes } = await read(library);
    const pieces = await piecesOf(library, limit);
    expect(pieces.slice(0, -1).map((piece) => piece.recipes.length)).toEqual(
      pieces.slice(0, -1).map(() => limit),
    );
    expect(pieces.map(({ isWhole }) => isWhole)).toEqual(pieces.map(() => limit > 7));
    expect(pieces.flatMap((piece) => piece.recipes).toSorted(byId)).toEqual(recipes.toSorted(byId));
    const times = pieces.flatMap((piece) =>
      piece.recipes.map(({ updatedAt }) => updatedAt).toSorted(lastFirst),
    );
    expect(times).toEqual(times.toSorted(lastFirst));
  });

  it.each([
    'limit=0',
    'limit=2001',
    'limit=x',
    'after=1/00000000-0000-4000-8000-000000000000',
    'limit=5&since=1',
    'limit=5&after=nowhere',
  ])('refuses %s', async (query) => {
    const { cook } = await aLibrary();
    expect((await cook.get(`/recipe-index?${query}`)).status).toBe(400);
  });

  it('is answered as unchanged while nothing changed', async () => {
    const { cook } = await aLibrary();
    await cook.createRecipe();
    const ask = (tag: string) =>
      app.call('GET', `${cook.site.base}/recipe-index`, {
        token: cook.site.token,
        headers: { 'If-None-Match': tag },
      });
    const tag = (await cook.get('/recipe-index')).headers.get('ETag')!;
    expect([(await ask(tag)).status, (await ask(`W/${tag}`)).status]).toEqual([304, 304]);
    await cook.createRecipe();
    expect((await ask(tag)).status).toBe(200);
  });

  it('shows recipes that were saved before there was one, and puts them down', async () => {
    const library = await aLibrary();
    const { id } = await library.cook.createRecipe();
    const before = await read(library);
    await commit(database, [
      database.delete(recipeIndexCards).where(eq(recipeIndexCards.recipeId, id)),
    ]);
    expect(await read(library)).toEqual(before);
    await indexRecipes(database);
    expect(
      await rowsOf(database, recipeIndexCards, eq(recipeIndexCards.recipeId, id)),
    ).toHaveLength(1);
    expect(await read(library)).toEqual(before);
  });

  it('is whole for a cursor that this database never gave', async () => {
    const library = await aLibrary();
    await library.cook.createRecipe();
    expect(await read(library, '999999999')).toEqual(await read(library));
    expect((await library.cook.get('/recipe-index?since=-1')).status).toBe(400);
  });

  it('is empty for another owner', async () => {
    const { cook } = await aLibrary();
    await cook.createRecipe();
    expect(await read(await aLibrary())).toMatchObject({ recipes: [], cursor: '0' });
  });
});

/** Another one each time. */
const aWallTime = () =>
  new Date(app.clock.now + (1 + Math.random()) * 365 * dayMs).toISOString().slice(0, 16);

type Work = (library: Library, id: string) => Promise<unknown>;
const works: Record<string, Work> = {
  create: ({ cook }) => cook.createRecipe(),
  edit: ({ cook, tag, image }, id) =>
    cook.put(`/recipes/${id}`, aRecipe({ tagIds: [tag.id], images: [{ id: image.id }] })),
  publish: ({ cook }, id) => cook.post(`/recipes/${id}/publish`),
  unpublish: ({ cook }, id) => cook.post(`/recipes/${id}/unpublish`),
  schedule: ({ cook }, id) => cook.put(`/recipes/${id}/schedule`, { at: aWallTime(), zone: 'UTC' }),
  unschedule: ({ cook }, id) => cook.delete(`/recipes/${id}/schedule`),
  delete: ({ cook }, id) => cook.delete(`/recipes/${id}`),
  restore: ({ cook }, id) => cook.post(`/deleted-recipes/${id}/restore`),
  remove: () => removeDeletedRecipes(database, app.clock.now + 31 * dayMs),
  collect: ({ cook, collection, collectionId }, id) =>
    cook.put(`/collections/${collectionId}`, { ...collection, recipeIds: [id] }),
  scatter: ({ cook, collection, collectionId }) =>
    cook.put(`/collections/${collectionId}`, collection),
  dissolve: ({ cook, collectionId }) => cook.delete(`/collections/${collectionId}`),
  keep: ({ visitor }, recipeId) => visitor.post('/bookmarks', { recipeId }),
  drop: ({ visitor }, id) => visitor.delete(`/bookmarks/${id}`),
  comment: ({ visitor }, recipeId) =>
    conversation(app).say(visitor, { recipeId, content: crypto.randomUUID() }),
  describe: ({ cook, image }) => cook.put(`/images/${image.id}`, { alt: crypto.randomUUID() }),
};

describe('What changed since an earlier answer', () => {
  it(
    'makes of it what a whole answer would be, whatever happened',
    { timeout: 120_000 },
    async () => {
      const step = fc.tuple(fc.constantFrom(...Object.keys(works)), fc.nat(20));
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
          const library = await aLibrary();
          const ids = [
            (await library.cook.publishRecipe()).id,
            (await library.cook.createRecipe()).id,
          ];
          let held = await read(library);
          const rows = new Map(held.recipes.map((row) => [row.id, row]));
          for (const [name, place] of steps) {
            await works[name]!(library, ids[place % ids.length]!);
            held = await read(library, held.cursor);
            for (const id of held.goneIds) rows.delete(id);
            for (const row of held.recipes) rows.set(row.id, row);
            const whole = await read(library);
            expect([name, sorted(rows.values())]).toEqual([name, sorted(whole.recipes)]);
          }
        }),
        { numRuns: 15 },
      );
    },
  );
});

const sorted = (rows: Iterable<RecipeIndexRow>) =>
  [...rows].toSorted((one, other) => (one.id < other.id ? -1 : 1));
