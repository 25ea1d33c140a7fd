import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { anImage, aRecipe, aText } from '#functions/testing/random/builders.ts';
import { conversation } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';
import { focusRepository } from './crop.ts';

const app = await testApp({ config: unhurried });
const { call, database } = app;
const focusesOf = (image: { key: string }) => focusRepository(database).listOf(image.key);
const cropsOf = async (image: { key: string }) =>
  (await focusesOf(image)).map(({ crop: chosen }) => chosen);
const { siteUsers } = schema;
const { say } = conversation(app);
const crop = { width: 90, height: 80, x: 7, y: 5 };

/** One group with one step that shows the pictures. */
const aMethod = (images: { id: string; crop: typeof crop }[]) => {
  const empty = { timerMinutes: null, note: null, videoId: null };
  const step = { ...empty, id: crypto.randomUUID(), content: aText('Knead.'), images };
  return { id: crypto.randomUUID(), title: 'Dough', note: null, instructions: [step] };
};

async function aPictureOf(cook: Awaited<ReturnType<typeof aCook>>) {
  const { id: siteId, ownerId: userId } = cook.site;
  return anImage(database, { siteId, userId });
}

describe('The parts of a picture that somebody chose', () => {
  it('lie around its focal point, where it has one', async () => {
    const cook = await aCook(app);
    const image = await aPictureOf(cook);
    const focalPoint = { x: 0.2, y: 0.9 };
    await cook.put(`/images/${image.id}`, { alt: '', focalPoint });
    await cook.publishRecipe(aRecipe({ images: [{ id: image.id, crop }] }));
    expect(await focusesOf(image)).toEqual([{ focalPoint }, { focalPoint, crop }]);
  });

  it('are none of one that nobody cropped, and of none', async () => {
    const cook = await aCook(app);
    const image = await aPictureOf(cook);
    await cook.publishRecipe(aRecipe({ images: [{ id: image.id }] }));
    expect(await cropsOf(image)).toEqual([]);
    expect(await cropsOf({ key: 'unknown.jpg' })).toEqual([]);
  });

  it('are those of recipes and their steps, as written and as published', async () => {
    const cook = await aCook(app);
    const [image, other] = [await aPictureOf(cook), await aPictureOf(cook)];
    const step = { ...crop, x: 20 };
    const images = [{ id: image.id, crop: step }];
    const { id, slug, title } = await cook.publishRecipe(
      aRecipe({
        images: [
          { id: image.id, crop },
          { id: other.id, crop: { ...crop, y: 1 } },
        ],
        instructionGroups: [aMethod(images)],
      }),
    );
    expect(await cropsOf(image)).toEqual([crop, step]);
    // Written but not published: both are shown to somebody.
    await cook.put(`/recipes/${id}`, {
      title,
      slug,
      images: [{ id: other.id }],
      instructionGroups: [],
    });
    expect(await cropsOf(image)).toEqual([crop, step]);
    await cook.post(`/recipes/${id}/publish`);
    expect(await cropsOf(image)).toEqual([]);
  });

  it('are those of collections, of the site and of nobody elses site', async () => {
    const cook = await aCook(app);
    const image = await aPictureOf(cook);
    const { title, slug } = cook.site;
    const ofSite = { ...crop, x: 1 };
    await cook.post('/collections', {
      title: 'Pies',
      slug: 'pies',
      imageId: image.id,
      imageCrop: crop,
    });
    await cook.put('/sites', { title, slug, featuredImageId: image.id, featuredImageCrop: ofSite });
    expect(await cropsOf(image)).toEqual([crop, ofSite]);
    const other = await aPictureOf(cook);
    await cook.put('/sites', { title, slug, featuredImageId: other.id });
    expect(await cropsOf(other)).toEqual([ofSite]);
    expect(await cropsOf(image)).toEqual([crop]);
  });

  it('are those of a person, also where a site has a copy', async () => {
    const cook = await aCook(app);
    const visitor = await aVisitor(app, cook);
    const userId = visitor.user.id;
    const image = await anImage(database, { siteId: null, userId });
    const body = { avatar: { id: image.id, crop } };
    await call('PUT', '/api/v1/manage/current-user', { token: visitor.token, body });
    expect(await cropsOf(image)).toEqual([crop]);
    const { id: recipeId } = await cook.publishRecipe();
    await say(visitor, { recipeId });
    const stale = { avatarCrop: { ...crop, x: 30 } };
    await commit(database, [
      database.update(siteUsers).set(stale).where(eq(siteUsers.userId, userId)),
    ]);
    expect(await cropsOf(image)).toEqual([crop, stale.avatarCrop]);
  });
});
