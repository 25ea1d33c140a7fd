import { describe, expect, it } from 'vitest';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { watchedDatabase } from '#functions/testing/database/broken-database.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { type TestApp, testApp, unhurried } from '#functions/testing/app/test-app.ts';

type Call = { method: string; path: string; body?: object };
type Kitchen = Awaited<ReturnType<typeof aKitchen>>;

/** A site in whose kitchen something of everything has happened. */
async function aKitchen(app: TestApp) {
  const site = await aLiveSite(app);
  const { id: siteId, ownerId: userId } = site.site;
  const idOf = async (path: string, kind: string, body?: object) =>
    (await site.post<Record<string, { id: string }>>(path, body)).body[kind]?.id ?? '';
  const undoOf = async (path: string, body?: object) =>
    (await site.post<{ undoId: string }>(path, body)).body.undoId;
  const image = async () => (await anImage(app.database, { siteId, userId })).id;
  const [shownImage, spareImage, oldImage] = [await image(), await image(), await image()];
  const named = (slug: string) => ({ kind: 'tag', title: slug, slug });
  const [tagId, intoId] = [
    await idOf('/terms', 'term', named('one')),
    await idOf('/terms', 'term', named('two')),
  ];
  const content = (title: string): RecipeInput =>
    aRecipe({ title, images: [{ id: shownImage }], tagIds: [tagId] });
  const recipe = await site.publishRecipe(content('Plum pie'));
  const other = await site.publishRecipe(content('Pear pie'));
  const rewritten = await site.publishRecipe(content('Fig pie'));
  await site.publish();
  const { builds } = (await site.get<{ builds: { id: string }[] }>('/builds')).body;
  const path = `/recipes/${recipe.id}`;
  const revisionId = await idOf(`${path}/revisions`, 'revision', { name: 'First' });
  await site.put(path, { ...content('Plum tart'), slug: recipe.slug });
  await site.change(rewritten, { description: null, images: [] });
  const gone = await site.publishRecipe(content('Gone pie'));
  const recipeIds = [recipe.id, other.id];
  const undoId = await undoOf('/recipe-actions', { action: 'unpublish', recipeIds: [other.id] });
  await site.delete(`/recipes/${gone.id}`);
  await site.publish();
  const mediaUndoId = await undoOf(`/images/${oldImage}/replacements`, { imageId: await image() });
  await site.publish();
  const ids = { tagId, intoId, shownImage, spareImage, buildId: builds[0]?.id ?? '' };
  return {
    site,
    path,
    recipe,
    content,
    revisionId,
    goneId: gone.id,
    recipeIds,
    undoId,
    mediaUndoId,
    ...ids,
  };
}

const calls: Record<string, (made: Kitchen) => Call> = {
  'a save': ({ path, content, recipe }) => ({
    method: 'PUT',
    path,
    body: { ...content('Plum cake'), slug: recipe.slug },
  }),
  'a batch of saves': ({ recipeIds, content }) => ({
    method: 'POST',
    path: '/recipe-batches',
    body: { recipes: recipeIds.map((id) => ({ id, ...content('Batch'), slug: `batch-${id}` })) },
  }),
  'a publication': ({ path }) => ({ method: 'POST', path: `${path}/publish` }),
  'the end of a publication': ({ path }) => ({ method: 'POST', path: `${path}/unpublish` }),
  'publications of many': ({ recipeIds }) => {
    return { method: 'POST', path: '/publications', body: { recipeIds } };
  },
  'a schedule': ({ path }) => ({
    method: 'PUT',
    path: `${path}/schedule`,
    body: { at: '2099-12-24T08:00', zone: 'UTC' },
  }),
  'a deletion': ({ path }) => ({ method: 'DELETE', path }),
  'a restored recipe': ({ goneId }) => ({
    method: 'POST',
    path: `/deleted-recipes/${goneId}/restore`,
  }),
  'a restored revision': ({ path, revisionId }) => ({
    method: 'POST',
    path: `${path}/revisions/${revisionId}/restore`,
  }),
  'an action on many': ({ recipeIds, tagId: termId }) => {
    return {
      method: 'POST',
      path: '/recipe-actions',
      body: { action: 'remove-term', termId, recipeIds },
    };
  },
  'many made premium': ({ recipeIds }) => {
    const body = { action: 'set-privacy', privacySetting: 'subscribers_only', recipeIds };
    return { method: 'POST', path: '/recipe-actions', body };
  },
  'the undo of an action': ({ undoId }) => ({ method: 'POST', path: `/undo-actions/${undoId}` }),
  'a rollback': ({ buildId }) => ({ method: 'POST', path: `/builds/${buildId}/rollback` }),
  'a merge of terms': ({ tagId, intoId }) => {
    return { method: 'POST', path: `/terms/${tagId}/merge`, body: { intoId } };
  },
  'a term that goes': ({ intoId }) => ({ method: 'DELETE', path: `/terms/${intoId}` }),
  'a replaced picture': ({ shownImage, spareImage: imageId }) => {
    return { method: 'POST', path: `/images/${shownImage}/replacements`, body: { imageId } };
  },
  'the undo of a replacement': ({ mediaUndoId }) => {
    return { method: 'POST', path: `/media-undos/${mediaUndoId}` };
  },
  'a picture that is taken out of everything': ({ shownImage }) => {
    return { method: 'POST', path: `/media/${shownImage}/removals` };
  },
  'a deleted picture': ({ spareImage }) => {
    return { method: 'POST', path: '/media-deletions', body: { mediaIds: [spareImage] } };
  },
};

/** The rows of the content: not the keys of requests, nor who was seen when. */
async function contentRows({ database }: TestApp): Promise<string> {
  const tables = JSON.parse(await storedRows(database)) as [string, object[]][];
  const passing = /^(?:idempotency_keys|rate_limit_hits|sessions|job_runs)$/;
  return JSON.stringify(tables.filter(([name]) => !passing.test(name)));
}

/** What a death after any round trip of a call would leave, and pages that would not follow. */
async function statesOf(call: (made: Kitchen) => Call) {
  const app = await testApp({ config: unhurried });
  const made = await aKitchen(app);
  const { method, path, body } = call(made);
  const states = new Set([await contentRows(app)]);
  const database = watchedDatabase(app.database, async () => states.add(await contentRows(app)));
  const watched = await testApp({ mayFail: true, config: unhurried, database });
  const { base, token } = made.site.site;
  const { status } = await watched.call(method, `${base}${path}`, { token, body });
  await made.site.publish();
  return { status, states: states.size, stale: await made.site.stale() };
}

describe('A call of the kitchen that dies at any round trip, S13.1', { timeout: 60_000 }, () => {
  it.each(Object.entries(calls))('leaves nothing or all of its work: %s', async (_name, call) => {
    const { status, states, stale } = await statesOf(call);
    expect(status).toBeLessThan(300);
    // Before and after its one batch.
    expect([states, stale]).toEqual([2, []]);
  });
});
