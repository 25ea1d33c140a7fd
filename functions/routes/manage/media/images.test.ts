import { describe, expect, it } from 'vitest';
import { exifBlock, jpegOf, jpegSegment, pngOf } from '#domain/media/testing/picture-builders.ts';
import type { ImagesAnswer, LibraryImageView, UploadAnswer } from '#contract/media/media.ts';
import { aSession, anImage, aRecipe, aUser } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const aPng = (width: number, height: number) => pngOf({ width, height });
const exif = jpegSegment(0xe1, [...new TextEncoder().encode('Exif\0\0'), ...exifBlock(1, 'GPS')]);
const aJpegWithPosition = () => jpegOf({ width: 40, height: 30 }, [exif]);
const aScriptedDrawing = () =>
  new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="evil()">' +
      '<script>evil()</script><rect width="9" height="9"/></svg>',
  );

const app = await testApp();
const cook = await aCook(app);
const { objects } = app.adapters;
const { token } = cook.site;

type Upload = { contentType: string; siteSlug?: string; token?: string };

const request = async ({ token: as = token, ...input }: Upload) => {
  const body = { fileName: 'pie.png', ...input };
  const path = '/api/v1/manage/image-upload-urls';
  return (await app.call<UploadAnswer>('POST', path, { token: as, body })).body;
};
const send = (uploadUrl: string, body: Uint8Array, contentType: string) => {
  const { pathname, search } = new URL(uploadUrl);
  const headers = { 'Content-Type': contentType };
  return app.call('PUT', pathname + search, { body, headers });
};
const register = (body: object, as = token) =>
  app.call<{ image: LibraryImageView }>('POST', '/api/v1/manage/images', { token: as, body });
const upload = async (bytes: Uint8Array, contentType: string) => {
  const { uploadUrl, key } = await request({ contentType, siteSlug: cook.site.slug });
  await send(uploadUrl, bytes, contentType);
  return register({ key, alt: 'A pie' });
};

describe('Uploading a picture, §7, S8', () => {
  it('makes a picture of what was sent to the address', async () => {
    const answer = await upload(aPng(40, 30), 'image/png');
    expect(answer.status).toBe(201);
    expect(answer.body.image).toMatchObject({
      width: 40,
      height: 30,
      alt: 'A pie',
      contentType: 'image/png',
    });
    expect(answer.body.image.lqip).toMatch(/^data:image\//);
    expect([...objects.keys()]).toContain(`media/${answer.body.image.key}`);
    const { body } = await cook.get<ImagesAnswer>('/images');
    expect(body.images).toContainEqual(answer.body.image);
  });

  it('keeps nothing of where it was taken', async () => {
    const { key } = (await upload(aJpegWithPosition(), 'image/jpeg')).body.image;
    const stored = new TextDecoder('latin1').decode(objects.get(`media/${key}`)?.bytes);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored).not.toMatch(/Exif|GPS/);
  });

  it('keeps no script of a drawing', async () => {
    const { key } = (await upload(aScriptedDrawing(), 'image/svg+xml')).body.image;
    const stored = new TextDecoder().decode(objects.get(`media/${key}`)?.bytes);
    expect(stored).toContain('<svg');
    expect(stored).not.toMatch(/script|onload|evil/);
  });

  it('answers the same picture when it is registered again', async () => {
    const { uploadUrl, key } = await request({ contentType: 'image/png' });
    await send(uploadUrl, aPng(8, 8), 'image/png');
    const first = await register({ key });
    const second = await register({ key });
    expect(second.body).toEqual(first.body);
  });

  it('leaves nothing waiting behind', async () => {
    await upload(aPng(8, 8), 'image/png');
    expect([...objects.keys()].filter((name) => name.startsWith('uploads/'))).toEqual([]);
  });

  it.each<[string, number, [Uint8Array, string]]>([
    ['a picture of another type', 415, [aPng(8, 8), 'image/jpeg']],
    ['no picture', 415, [new TextEncoder().encode('<html></html>'), 'image/png']],
    ['a picture of too many pixels', 400, [aPng(20_000, 20_000), 'image/png']],
  ])('refuses %s and says why', async (_name, status, sent) => {
    const answer = await upload(...sent);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: expect.stringMatching(/picture/) as string });
  });

  it.each(['image/bmp', 'text/html', 'video/mp4'])('offers no address for %s', async (type) => {
    const body = { fileName: 'x', contentType: type };
    const answer = await app.call('POST', '/api/v1/manage/image-upload-urls', { token, body });
    expect(answer.status).toBe(400);
  });
});

describe('An upload address, S8.2', () => {
  it('takes one file', async () => {
    const { uploadUrl } = await request({ contentType: 'image/png' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(uploadUrl, aPng(8, 8), 'image/png')),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(2);
  });

  it('is good for ten minutes', async () => {
    const { uploadUrl } = await request({ contentType: 'image/png' });
    app.clock.now += 10 * 60_000;
    const answer = await send(uploadUrl, aPng(8, 8), 'image/png');
    expect(answer.status).toBe(410);
    expect(answer.body).toMatchObject({ error: 'This upload address has expired' });
  });

  it('takes the type it was asked for', async () => {
    const { uploadUrl } = await request({ contentType: 'image/png' });
    expect((await send(uploadUrl, aPng(8, 8), 'image/webp')).status).toBe(415);
    expect((await send(uploadUrl, aPng(8, 8), 'image/png')).status).toBe(204);
  });

  it('takes at most 10 MB', async () => {
    const { uploadUrl } = await request({ contentType: 'image/png' });
    const answer = await send(uploadUrl, new Uint8Array(10 * 1024 * 1024 + 1), 'image/png');
    expect(answer.status).toBe(413);
  });

  it('is not good for another key', async () => {
    const [one, other] = [
      await request({ contentType: 'image/png' }),
      await request({ contentType: 'image/png' }),
    ];
    const forged = one.uploadUrl.replace(one.key, other.key);
    expect((await send(forged, aPng(8, 8), 'image/png')).status).toBe(410);
  });

  it('is not good without its token', async () => {
    const { uploadUrl } = await request({ contentType: 'image/png' });
    const bare = uploadUrl.replace(/\?.*/, '');
    expect((await send(bare, aPng(8, 8), 'image/png')).status).toBe(410);
  });

  it('makes a picture for the person who asked for it only', async () => {
    const { uploadUrl, key } = await request({ contentType: 'image/png' });
    await send(uploadUrl, aPng(8, 8), 'image/png');
    const { id: userId } = await aUser(app.database);
    const other = await aSession(app.database, { userId });
    const answer = await register({ key }, other);
    expect(answer.body).toMatchObject({ issues: [{ path: 'key', message: 'Invalid input' }] });
  });

  it("is not handed out for somebody else's site", async () => {
    const stranger = await aCook(app);
    const body = { fileName: 'x', contentType: 'image/png', siteSlug: stranger.site.slug };
    const answer = await app.call('POST', '/api/v1/manage/image-upload-urls', { token, body });
    expect(answer.status).toBe(404);
  });
});

describe('Pictures of a site', () => {
  const owned = () => anImage(app.database, { siteId: cook.site.id, userId: cook.site.ownerId });

  it('can be described anew, which changes pages that show them', async () => {
    const { id } = await owned();
    const { result, keys } = await cook.watch(() => cook.put(`/images/${id}`, { alt: 'A tart' }));
    expect(result.body).toMatchObject({ image: { id, alt: 'A tart' } });
    expect(keys).toEqual([`image:${id}`]);
    const again = await cook.watch(() => cook.put(`/images/${id}`, { alt: 'A tart' }));
    expect(again.keys).toEqual([]);
  });

  it('can be given a focal point, which stays until another or none is given', async () => {
    const { id } = await owned();
    const focalPoint = { x: 0.25, y: 0.8 };
    const { result, keys } = await cook.watch(() =>
      cook.put(`/images/${id}`, { alt: '', focalPoint }),
    );
    expect(result.body).toMatchObject({ image: { focalPoint } });
    expect(keys).toEqual([`image:${id}`]);
    expect((await cook.put(`/images/${id}`, { alt: 'Tart' })).body).toMatchObject({
      image: { focalPoint },
    });
    const without = await cook.put(`/images/${id}`, { alt: 'Tart', focalPoint: null });
    expect(JSON.stringify(without.body)).not.toContain('focalPoint');
    const outside = await cook.put(`/images/${id}`, { alt: '', focalPoint: { x: 1.1, y: 0 } });
    expect(outside.status).toBe(400);
  });

  it('are read to nobody where a recipe calls them decorative', async () => {
    const { id } = await owned();
    await cook.put(`/images/${id}`, { alt: 'Steam' });
    const decorated = { images: [{ id, decorative: true as const }] };
    const recipe = await cook.publishRecipe(aRecipe(decorated));
    expect(recipe).toMatchObject(decorated);
    const shown = await app.call('GET', `/api/v1/site/${cook.site.slug}/recipes/${recipe.slug}`);
    expect(shown.body).toMatchObject({ recipe: { images: [{ id, alt: '' }] } });
  });

  it('cannot be deleted while something shows them, drafts and snapshots included', async () => {
    const image = await owned();
    const recipe = await cook.publishRecipe(aRecipe({ images: [{ id: image.id }] }));
    const { title, slug } = recipe;
    await cook.put(`/recipes/${recipe.id}`, { title, slug, images: [] });
    const refused = await cook.delete(`/images/${image.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'in_use' });
    await cook.post(`/recipes/${recipe.id}/unpublish`);
    expect((await cook.delete(`/images/${image.id}`)).status).toBe(204);
  });

  it('are not seen or changed from another site', async () => {
    const { id } = await owned();
    const stranger = await aCook(app);
    expect((await stranger.put(`/images/${id}`, { alt: 'Mine' })).status).toBe(404);
    expect((await stranger.delete(`/images/${id}`)).status).toBe(404);
    expect((await stranger.get<ImagesAnswer>('/images')).body.images).toEqual([]);
  });
});
