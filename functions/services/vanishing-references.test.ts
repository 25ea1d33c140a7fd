import { describe, expect, it } from 'vitest';
import { read } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { usesRead } from '#functions/repositories/media/media-uses.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { interruptedDatabase } from '#functions/testing/database/broken-database.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { type TestApp, testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const { base, slug, token } = cook.site;

const anUnusedImage = async () => {
  const { id: siteId, ownerId: userId } = cook.site;
  return (await anImage(app.database, { siteId, userId })).id;
};
const idOf = async (path: string, kind: string, body: object) =>
  (await cook.post<Record<string, { id: string }>>(path, body)).body[kind]?.id ?? '';

const shown = await anUnusedImage();
const recipe = await cook.createRecipe();
const collectionId = await idOf('/collections', 'collection', { title: 'Pies', slug: 'pies' });
const equipmentId = await idOf('/equipment', 'equipment', { title: 'Tin' });

type Call = { method: string; path: string; body?: object };

/** Everything that comes to show a picture, under names of its own each time. */
const writes: Record<string, (imageId: string) => Call | Promise<Call>> = {
  'a new recipe': (id) => ({
    method: 'POST',
    path: '/recipes',
    body: aRecipe({ images: [{ id }] }),
  }),
  'the copy of a recipe': (id) => ({
    method: 'PUT',
    path: `/recipes/${recipe.id}`,
    body: aRecipe({ images: [{ id }] }),
  }),
  'a batch of recipes': (id) => ({
    method: 'POST',
    path: '/recipe-batches',
    body: { recipes: [{ id: crypto.randomUUID(), ...aRecipe({ images: [{ id }] }) }] },
  }),
  'a restored revision': async (id) => {
    const path = `/recipes/${recipe.id}/revisions`;
    const content = aRecipe({ images: [{ id }] });
    const revisionId = await idOf(path, 'revision', { name: 'Pie', content });
    return { method: 'POST', path: `${path}/${revisionId}/restore` };
  },
  'a new collection': (imageId) => {
    const body = { title: 'Tarts', slug: `tarts-${crypto.randomUUID()}`, imageId };
    return { method: 'POST', path: '/collections', body };
  },
  'a collection': (imageId) => ({
    method: 'PUT',
    path: `/collections/${collectionId}`,
    body: { imageId },
  }),
  'new equipment': (featuredImageId) => {
    const body = { title: `Pan ${crypto.randomUUID()}`, featuredImageId };
    return { method: 'POST', path: '/equipment', body };
  },
  equipment: (featuredImageId) => ({
    method: 'PUT',
    path: `/equipment/${equipmentId}`,
    body: { title: 'Tin', featuredImageId },
  }),
  'the settings': (featuredImageId) => ({
    method: 'PUT',
    path: '/sites',
    body: { title: 'Pot', slug, featuredImageId },
  }),
};

/** Everything that takes a picture away which nothing shows. */
const ends: Record<string, (imageId: string) => Call> = {
  'is deleted': (id) => ({ method: 'POST', path: '/media-deletions', body: { mediaIds: [id] } }),
  'is used up': (imageId) => {
    return { method: 'POST', path: `/images/${shown}/replacements`, body: { imageId } };
  },
};

/** Whether anything shows a picture, and whether the site still has it. */
async function stateOf(id: string) {
  const uses = await read(app.database, usesRead(cook.site.id, id));
  const kinds = await forSite(app.database, cook.site.id).mediaLibrary.listKinds([id]);
  const { recipes, collections, equipment, site } = uses;
  const places = [...recipes, ...collections, ...equipment];
  const isShown = places.length > 0 || JSON.stringify(site).includes(id);
  return { isShown, isThere: kinds.has(id) };
}

const pairs = Object.keys(writes).flatMap((write) => Object.keys(ends).map((end) => [write, end]));

/** What came of two calls, the second done in a round trip of the first; null past its last. */
async function met(first: Call, second: Call, at: number) {
  const { database, trips } = interruptedDatabase(app.database, {
    at,
    meanwhile: () => send(app, second),
  });
  const slow = await testApp({ config: unhurried, database });
  const { status } = await send(slow, first);
  expect([status < 500, slow.logged]).toEqual([true, []]);
  return trips() < at ? null : status;
}

const send = ({ call }: TestApp, { method, path, body }: Call) =>
  call(method, `${base}${path}`, { token, body });

/** The round trips of two calls, each in the other, after which something shows what is not there. */
async function lossesOf(writing: string, ending: string): Promise<string[]> {
  const losses: string[] = [];
  const orders = [
    ['the write', (write: Call, end: Call, at: number) => met(write, end, at)],
    ['the end', (write: Call, end: Call, at: number) => met(end, write, at)],
  ] as const;
  for (const [first, meet] of orders) {
    for (let at = 1; ; at += 1) {
      const id = await anUnusedImage();
      const status = await meet(await writes[writing]!(id), ends[ending]!(id), at);
      if (status === null) break;
      const { isShown, isThere } = await stateOf(id);
      if (isShown && !isThere) losses.push(`${first} answers ${status} after ${at}`);
    }
  }
  return losses;
}

describe('A picture that goes while something comes to show it', () => {
  it.each(pairs)('is shown by nothing, or stays: %s, and it %s', async (writing, ending) => {
    expect(await lossesOf(writing, ending)).toEqual([]);
  });

  it('is named by the refusal', async () => {
    const id = await anUnusedImage();
    const { database } = interruptedDatabase(app.database, {
      at: 2,
      meanwhile: () => send(app, ends['is deleted']!(id)),
    });
    const slow = await testApp({ config: unhurried, database });
    const write = { method: 'POST', path: '/recipes', body: aRecipe({ images: [{ id }] }) };
    const { status, body } = await send(slow, write);
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'images.0.id' }] }]);
  });
});
