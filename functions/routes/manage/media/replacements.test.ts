import { describe, expect, it } from 'vitest';
import type { ReplacementAnswer } from '#contract/media/library.ts';
import type { LibraryImageView } from '#contract/media/media.ts';
import { mediaKeptMs } from '#domain/media/library/media-undo.ts';
import { commit } from '#functions/db/database.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { freeMedia } from '#functions/jobs/free-media.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { interruptedDatabase } from '#functions/testing/database/broken-database.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { eq } from 'drizzle-orm';

const app = await testApp({ config: unhurried });
const { database } = app;
const cook = await aCook(app);
const crop = { x: 600, y: 300, width: 300, height: 300 };

async function aPicture(size: { width?: number; height?: number } = {}) {
  const picture = await anImage(database, { siteId: cook.site.id, userId: cook.site.ownerId });
  await commit(database, [
    database
      .update(images)
      .set({ alt: 'A pie', ...size })
      .where(eq(images.id, picture.id)),
  ]);
  return picture;
}

const replace = (id: string, imageId: string) =>
  cook.post<ReplacementAnswer>(`/images/${id}/replacements`, { imageId });
const undo = (undoId: string) => cook.post(`/media-undos/${undoId}`);
const pictureNow = async (id: string) =>
  (await cook.get<{ images: LibraryImageView[] }>('/images?limit=100')).body.images.find(
    (each) => each.id === id,
  );
const cropsOf = async (id: string) => {
  type Answer = { recipe: { images: { crop?: object }[]; isPublished?: boolean } };
  return (await cook.get<Answer>(`/recipes/${id}`)).body.recipe.images.map((use) => use.crop);
};

/** What became of an undo in each of whose round trips another one is done. */
async function undoneTwice(): Promise<string[]> {
  const outcomes: string[] = [];
  for (let at = 1; ; at += 1) {
    const [picture, other] = [await aPicture(), await aPicture()];
    const { undoId } = (await replace(picture.id, other.id)).body;
    const meanwhile = () => undo(undoId);
    const { database: interrupted, trips } = interruptedDatabase(database, { at, meanwhile });
    const slow = await testApp({ config: unhurried, database: interrupted });
    const { base, token } = cook.site;
    const { status } = await slow.call('POST', `${base}/media-undos/${undoId}`, { token });
    if (trips() < at) return outcomes;
    const { key } = (await pictureNow(picture.id)) ?? {};
    outcomes.push(`${status} ${key === picture.key ? 'undone' : 'again'}`);
  }
}

describe('Replacing a picture everywhere', () => {
  it('keeps the picture and gives it another file, which all pages that show it come to show', async () => {
    const [picture, other] = [await aPicture(), await aPicture({ width: 800, height: 800 })];
    const recipe = await cook.publishRecipe(aRecipe({ images: [{ id: picture.id }] }));
    const { result, keys, wakes } = await cook.watch(() => replace(picture.id, other.id));
    expect(result.body.image).toMatchObject({
      id: picture.id,
      key: other.key,
      alt: 'A pie',
      width: 800,
    });
    expect(keys).toContain(`image:${picture.id}`);
    expect(wakes).toBe(1);
    expect(await pictureNow(other.id)).toBeUndefined();
    const shown = await app.call('GET', `/api/v1/site/${cook.site.slug}/recipes/${recipe.slug}`);
    expect(shown.body).toMatchObject({ recipe: { images: [{ key: other.key }] } });
  });

  it('can be undone and done again', async () => {
    const [picture, other] = [await aPicture(), await aPicture()];
    const { undoId } = (await replace(picture.id, other.id)).body;
    await undo(undoId);
    expect(await pictureNow(picture.id)).toMatchObject({ key: picture.key });
    await undo(undoId);
    expect(await pictureNow(picture.id)).toMatchObject({ key: other.key });
  });

  it('is undone once by two who undo it at the same time', async () => {
    const outcomes = await undoneTwice();
    // Who comes before the other read its plan, or after its work was done, does it again.
    expect(new Set(outcomes)).toEqual(new Set(['200 again', '409 undone']));
  });

  it('is not undone over a file that came later', async () => {
    const [picture, second, third] = [await aPicture(), await aPicture(), await aPicture()];
    const { undoId } = (await replace(picture.id, second.id)).body;
    await replace(picture.id, third.id);
    expect((await undo(undoId)).status).toBe(409);
    expect(await pictureNow(picture.id)).toMatchObject({ key: third.key });
  });

  it('keeps parts of a picture of the same shape, scaled', async () => {
    const [picture, other] = [await aPicture(), await aPicture({ width: 2400, height: 1800 })];
    const recipe = await cook.publishRecipe(aRecipe({ images: [{ id: picture.id, crop }] }));
    const { body } = await replace(picture.id, other.id);
    expect(body.droppedCrops).toBe(0);
    expect(await cropsOf(recipe.id)).toEqual([{ x: 1200, y: 600, width: 600, height: 600 }]);
    await undo(body.undoId);
    expect(await cropsOf(recipe.id)).toEqual([crop]);
  });

  it('drops parts that the new one does not have, and says how many', async () => {
    const [picture, other] = [await aPicture(), await aPicture({ width: 800, height: 800 })];
    const recipe = await cook.publishRecipe(aRecipe({ images: [{ id: picture.id, crop }] }));
    await cook.post('/collections', {
      title: 'X',
      slug: 'x',
      imageId: picture.id,
      imageCrop: crop,
    });
    const { body } = await replace(picture.id, other.id);
    expect(body.droppedCrops).toBe(2);
    expect(await cropsOf(recipe.id)).toEqual([undefined]);
    const path = `/api/v1/site/${cook.site.slug}/recipes/${recipe.slug}`;
    expect(JSON.stringify((await app.call('GET', path)).body)).not.toContain('"crop"');
    await undo(body.undoId);
    expect(await cropsOf(recipe.id)).toEqual([crop]);
    expect((await app.call('GET', path)).body).toMatchObject({ recipe: { images: [{ crop }] } });
  });

  it('leaves what is not published as it is published', async () => {
    const [picture, other] = [await aPicture(), await aPicture({ width: 800, height: 800 })];
    const recipe = await cook.publishRecipe(aRecipe({ images: [{ id: picture.id, crop }] }));
    const { slug } = recipe;
    await cook.put(`/recipes/${recipe.id}`, { title: 'Later', slug });
    const { body } = await replace(picture.id, other.id);
    const shown = await app.call<{ recipe: { title: string } }>(
      'GET',
      `/api/v1/site/${cook.site.slug}/recipes/${slug}`,
    );
    expect(shown.body.recipe.title).toBe(recipe.title);
    await undo(body.undoId);
    expect(await cropsOf(recipe.id)).toEqual([crop]);
  });

  it('takes only a picture that nothing shows, of the same site', async () => {
    const [picture, used] = [await aPicture(), await aPicture()];
    await cook.createRecipe(aRecipe({ images: [{ id: used.id }] }));
    expect((await replace(picture.id, used.id)).status).toBe(409);
    expect((await replace(picture.id, picture.id)).status).toBe(400);
    const stranger = await aCook(app);
    const { id: siteId, ownerId: userId } = stranger.site;
    const strange = await anImage(database, { siteId, userId });
    expect((await replace(picture.id, strange.id)).status).toBe(400);
    const body = { imageId: strange.id };
    expect((await stranger.post(`/images/${picture.id}/replacements`, body)).status).toBe(404);
  });

  it('is undone on its own site alone', async () => {
    const [picture, other] = [await aPicture(), await aPicture()];
    const { undoId } = (await replace(picture.id, other.id)).body;
    const stranger = await aCook(app);
    expect((await stranger.post(`/media-undos/${undoId}`)).status).toBe(404);
  });

  it('frees the former file after thirty days', async () => {
    const { objects, media } = app.adapters;
    const [picture, other] = [await aPicture(), await aPicture()];
    for (const { key } of [picture, other]) {
      await media.write(`media/${key}`, new Uint8Array(1), { contentType: 'image/jpeg' });
    }
    await replace(picture.id, other.id);
    await freeMedia({ database, media, now: app.clock.now + mediaKeptMs });
    expect(objects.has(`media/${picture.key}`)).toBe(false);
    expect(objects.has(`media/${other.key}`)).toBe(true);
  });
});

describe('Removing a picture from everything', () => {
  it('shows pages without it, after which it can be deleted', async () => {
    const picture = await aPicture();
    const recipe = await cook.publishRecipe(aRecipe({ images: [{ id: picture.id }] }));
    await cook.post('/equipment', { title: 'Tin', featuredImageId: picture.id });
    const { result, keys } = await cook.watch(() => cook.post(`/media/${picture.id}/removals`));
    expect(result.body).toMatchObject({ removed: 2 });
    expect(keys).toContain(`recipe:${recipe.id}`);
    const deletion = await cook.post('/media-deletions', { mediaIds: [picture.id] });
    expect(deletion.body).toMatchObject({ results: [{ status: 'done' }] });
  });

  it('is undone together with the deletion, where nothing came since', async () => {
    const picture = await aPicture();
    const [first, second] = [
      await cook.publishRecipe(aRecipe({ images: [{ id: picture.id, crop }] })),
      await cook.createRecipe(aRecipe({ images: [{ id: picture.id }] })),
    ];
    const removal = await cook.post<{ undoId: string }>(`/media/${picture.id}/removals`);
    await cook.post('/media-deletions', { mediaIds: [picture.id] });
    const later = await aPicture();
    const { title, slug } = second;
    await cook.put(`/recipes/${second.id}`, { title, slug, images: [{ id: later.id }] });
    expect((await undo(removal.body.undoId)).body).toEqual({ stays: 1 });
    expect(await cropsOf(first.id)).toEqual([crop]);
    expect(await pictureNow(picture.id)).toBeDefined();
    const { body } = await cook.get(`/recipes/${second.id}`);
    expect(body).toMatchObject({ recipe: { images: [{ id: later.id }] } });
  });
});
