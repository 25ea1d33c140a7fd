import { describe, expect, it } from 'vitest';
import type {
  RestoredAnswer,
  RevisionsAnswer,
  RevisionSummaryView,
  RevisionView,
} from '#contract/recipe/recipe-history.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { ownRevisionsMax } from '#domain/recipe/history/revision.ts';
import { eq } from 'drizzle-orm';
import { commit } from '#functions/db/database.ts';
import { recipeHistory } from '#functions/db/schema/site/recipe/recipe-history.ts';
import { terms } from '#functions/db/schema/site/recipe/terms.ts';
import { packHistory } from '#functions/jobs/keep-history.ts';
import { aRecipe, aTerm, aText } from '#functions/testing/random/builders.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const minuteMs = 60_000;

type Body = { recipe: RecipeView };
type Titled = [kind: string, title: string];

/** A recipe whose title tells its versions apart, and a clock beside it. */
async function aRecipeInWork(changes: object = {}) {
  const { id, slug } = await cook.createRecipe(aRecipe({ title: 'First', ...changes }));
  const path = `/recipes/${id}`;
  const list = async () => (await cook.get<RevisionsAnswer>(`${path}/revisions?limit=100`)).body;
  const get = async (revisionId: string) =>
    (await cook.get<{ revision: RevisionView }>(`${path}/revisions/${revisionId}`)).body.revision;
  return {
    id,
    slug,
    path,
    list,
    get,
    /** Saves after so many minutes. */
    save: (title: string, minutes: number, more: object = {}) => {
      app.clock.now += minutes * minuteMs;
      return cook.put<Body>(path, { title, slug, ...more });
    },
    publish: () => cook.post(`${path}/publish`),
    name: (body: object) => cook.post<{ revision: RevisionSummaryView }>(`${path}/revisions`, body),
    /** The newest first. */
    titles: async (): Promise<Titled[]> => {
      const { revisions } = await list();
      const all = await Promise.all(revisions.map(({ id: each }) => get(each)));
      return all.map(({ kind, content }) => [kind, content.title]);
    },
  };
}

describe('Automatic revisions, S13.4', () => {
  it('keep the copy before the first change, and no further one within two minutes', async () => {
    const recipe = await aRecipeInWork();
    await recipe.save('Second', 1);
    await recipe.save('Third', 0.5);
    await recipe.save('Fourth', 0.25);
    expect(await recipe.titles()).toEqual([['auto', 'First']]);
  });

  it('have what a cook wrote in the first minutes, not the empty beginning alone', async () => {
    const recipe = await aRecipeInWork();
    for (let save = 1; save <= 48; save += 1) await recipe.save(`After ${save * 5} s`, 1 / 12);
    const [newest] = await recipe.titles();
    const [, seconds = 0] = /(\d+)/.exec(newest![1])!;
    expect(Number(seconds)).toBeGreaterThanOrEqual(2 * 60);
  });

  it('keep a copy of each two minutes of writing without a pause', async () => {
    const recipe = await aRecipeInWork();
    for (let minute = 1; minute <= 7; minute += 1) await recipe.save(`At ${minute}`, 1);
    const titles = (await recipe.titles()).map(([, title]) => title);
    expect(titles).toEqual(['At 6', 'At 4', 'At 2', 'First']);
  });

  it('keep every copy that stood for ten minutes, with the time it was written', async () => {
    const recipe = await aRecipeInWork();
    await recipe.save('Second', 1);
    const written = new Date(app.clock.now).toISOString();
    await recipe.save('Third', 10);
    await recipe.save('Fourth', 60);
    expect(await recipe.titles()).toEqual([
      ['auto', 'Third'],
      ['auto', 'Second'],
      ['auto', 'First'],
    ]);
    const { revisions, total } = await recipe.list();
    expect(total).toBe(3);
    expect(revisions[1]).toMatchObject({ at: written, version: 2, name: null });
    expect(revisions[1]?.author).toEqual({ id: cook.site.ownerId, displayName: 'Edna Cook' });
  });

  it('are none of a save that was refused or changes nothing', async () => {
    const recipe = await aRecipeInWork();
    const headers = { 'If-Match': '"7"' };
    const body = { title: 'Second', slug: recipe.slug };
    expect((await cook.put(recipe.path, body, { headers })).status).toBe(409);
    await recipe.save('First', 60);
    expect(await recipe.titles()).toEqual([]);
  });

  it('are not made of a copy that was kept as published', async () => {
    const recipe = await aRecipeInWork();
    await recipe.publish();
    await recipe.publish();
    await recipe.save('Second', 60);
    expect(await recipe.titles()).toEqual([['publish', 'First']]);
  });

  it('are kept by saves of many recipes too', async () => {
    const recipe = await aRecipeInWork();
    const { id, slug } = recipe;
    await cook.post('/recipe-batches', { recipes: [{ id, slug, title: 'Imported' }] });
    await cook.post('/publications', { recipeIds: [id] });
    expect(await recipe.titles()).toEqual([
      ['publish', 'Imported'],
      ['auto', 'First'],
    ]);
  });
});

describe('Revisions that a cook keeps', () => {
  it('name the working copy', async () => {
    const recipe = await aRecipeInWork({ description: aText('Crisp') });
    const { status, body } = await recipe.name({ name: 'For Christmas' });
    expect(status).toBe(201);
    expect(body.revision).toMatchObject({ kind: 'named', name: 'For Christmas', version: 1 });
    const { content } = await recipe.get(body.revision.id);
    const { recipe: view } = (await cook.get<Body>(recipe.path)).body;
    expect(view).toMatchObject(content);
  });

  it('keep the copy that a conflict would lose', async () => {
    const recipe = await aRecipeInWork();
    const content = { ...aRecipe({ title: 'Mine' }), note: aText('Not to be lost') };
    const { body } = await recipe.name({ name: 'Before merging, 14:02', content });
    expect(body.revision).toMatchObject({ kind: 'merge' });
    expect((await recipe.get(body.revision.id)).content).toMatchObject(content);
    expect((await cook.get<Body>(recipe.path)).body.recipe.title).toBe('First');
  });

  it('are named and lose their name', async () => {
    const recipe = await aRecipeInWork();
    await recipe.save('Second', 60);
    const [kept] = (await recipe.list()).revisions;
    const path = `${recipe.path}/revisions/${kept?.id}`;
    const named = await cook.put(path, { name: 'The good one' });
    expect(named.body).toEqual({ revision: { ...kept, name: 'The good one' } });
    expect((await cook.put(path, { name: null })).body).toEqual({ revision: kept });
    expect((await cook.put(path, { name: ' ' })).status).toBe(400);
  });

  it('are refused of a version that is no longer there', async () => {
    const recipe = await aRecipeInWork();
    const headers = { 'If-Match': '"2"' };
    const answer = await cook.post(`${recipe.path}/revisions`, { name: 'Mine' }, { headers });
    expect(answer.status).toBe(409);
    expect((await recipe.list()).total).toBe(0);
  });

  it('are refused once there are very many', async () => {
    const recipe = await aRecipeInWork();
    const [kept] = [await recipe.name({ name: 'One' })];
    const [row] = await rowsOf(
      app.database,
      recipeHistory,
      eq(recipeHistory.id, kept.body.revision.id),
    );
    const more = Array.from({ length: ownRevisionsMax - 1 }, () => ({
      ...row!,
      id: crypto.randomUUID(),
    }));
    for (const each of more) {
      await commit(app.database, [app.database.insert(recipeHistory).values(each)]);
    }
    expect((await recipe.name({ name: 'One more' })).status).toBe(400);
    expect((await recipe.list()).total).toBe(ownRevisionsMax);
  });
});

describe('Restoring a revision', () => {
  const restore = (path: string, id?: string, headers = {}) =>
    cook.post<RestoredAnswer>(`${path}/revisions/${id}/restore`, undefined, { headers });

  it('writes a new version, and keeps what stood', async () => {
    const recipe = await aRecipeInWork({ description: aText('Crisp') });
    await recipe.save('Second', 60, { description: null });
    const [first] = (await recipe.list()).revisions;
    const { status, body, headers } = await restore(recipe.path, first?.id, { 'If-Match': '"2"' });
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"3"');
    expect(body).toMatchObject({
      recipe: { title: 'First', version: 3, description: aText('Crisp') },
      leftOut: [],
    });
    expect(await recipe.titles()).toEqual([
      ['restore', 'Second'],
      ['auto', 'First'],
    ]);
  });

  it('brings back what was compressed meanwhile', async () => {
    const recipe = await aRecipeInWork({ note: aText('Ö — 🍰'.repeat(1000)) });
    await recipe.save('Second', 60, { note: null });
    await packHistory(app.database);
    const [first] = (await recipe.list()).revisions;
    const stored = await rowsOf(app.database, recipeHistory, eq(recipeHistory.recipeId, recipe.id));
    expect(stored).toMatchObject([{ content: null }]);
    expect(stored[0]?.packed?.length).toBeLessThan(2000);
    const { body } = await restore(recipe.path, first?.id);
    expect(body.recipe.note).toEqual(aText('Ö — 🍰'.repeat(1000)));
  });

  it('is refused when the version seen is no longer there', async () => {
    const recipe = await aRecipeInWork();
    await recipe.save('Second', 60);
    const [first] = (await recipe.list()).revisions;
    expect((await restore(recipe.path, first?.id, { 'If-Match': '"1"' })).status).toBe(409);
    expect(await recipe.titles()).toEqual([['auto', 'First']]);
  });

  it('leaves out what was deleted since, and says where', async () => {
    const tag = await aTerm(app.database, { siteId: cook.site.id });
    const other = await aTerm(app.database, { siteId: cook.site.id });
    const recipe = await aRecipeInWork({ tagIds: [tag.id, other.id] });
    await recipe.save('Second', 60, { tagIds: [] });
    await commit(app.database, [app.database.delete(terms).where(eq(terms.id, tag.id))]);
    const [first] = (await recipe.list()).revisions;
    const { body } = await restore(recipe.path, first?.id);
    expect(body).toMatchObject({ recipe: { tagIds: [other.id] }, leftOut: ['tagIds.0'] });
  });

  it('leaves an address to the recipe that has taken it since', async () => {
    const recipe = await aRecipeInWork();
    const slug = `${recipe.slug}-moved`;
    await recipe.save('Second', 60, { slug });
    await cook.createRecipe(aRecipe({ slug: recipe.slug }));
    const [first] = (await recipe.list()).revisions;
    const { body } = await restore(recipe.path, first?.id);
    expect(body.recipe).toMatchObject({ title: 'First', slug });
  });
});

describe('Revisions of another recipe or site, S4.2', () => {
  it('are not found', async () => {
    const recipe = await aRecipeInWork();
    const { body } = await recipe.name({ name: 'Mine' });
    const other = await aRecipeInWork();
    const stranger = await aCook(app);
    const path = `/revisions/${body.revision.id}`;
    const asked = await Promise.all([
      cook.get(other.path + path),
      cook.put(other.path + path, { name: 'Yours' }),
      cook.post(`${other.path}${path}/restore`),
      stranger.get(recipe.path + path),
      stranger.put(recipe.path + path, { name: 'Yours' }),
      stranger.post(`${recipe.path}${path}/restore`),
      stranger.get(`${recipe.path}/revisions`),
      stranger.post(`${recipe.path}/revisions`, { name: 'Yours' }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
    expect((await recipe.list()).revisions).toEqual([body.revision]);
  });
});
