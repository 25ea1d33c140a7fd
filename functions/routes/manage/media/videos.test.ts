import { describe, expect, it } from 'vitest';
import { removeDeletedRecipes } from '#functions/jobs/remove-deleted-recipes.ts';
import { deletedRecipesKeptMs } from '#domain/recipe/deleted-recipe.ts';
import type { UploadAnswer, VideosAnswer, VideoView } from '#contract/media/media.ts';
import { isoBox } from '#domain/media/testing/picture-builders.ts';
import { anImage, aRecipe } from '#functions/testing/builders.ts';
import { aCook } from '#functions/testing/site-client.ts';
import { testApp } from '#functions/testing/test-app.ts';

const app = await testApp();
const cook = await aCook(app);

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const mp4 = bytesOf('\0\0\0\u0018ftypisom\0\0\0\0isommp42 and the film');
const webm = bytesOf('\u001aE\u00df\u00a3\u009fB\u0082\u0084webm and the film');

const upload = async (bytes: Uint8Array, contentType: string, size = bytes.length) => {
  const body = { fileName: 'pie.mp4', contentType };
  const { uploadUrl, key } = (await cook.post<UploadAnswer>('/video-upload-urls', body)).body;
  const { pathname, search } = new URL(uploadUrl);
  const headers = { 'Content-Type': contentType, 'Content-Length': String(size) };
  const sent = await app.call('PUT', pathname + search, { body: bytes, headers });
  return { key, sent };
};
const register = (body: object) => cook.post<{ video: VideoView }>('/videos', body);

describe('Uploading a video, design §11', () => {
  it.each([
    ['video/mp4', mp4, 'mp4'],
    ['video/webm', webm, 'webm'],
  ])('of type %s stores it under a name of the server', async (contentType, bytes, ending) => {
    const { key } = await upload(bytes, contentType);
    const answer = await register({ key });
    expect(answer.status).toBe(201);
    expect(answer.body.video).toMatchObject({
      key: `${key}.${ending}`,
      contentType,
      bytes: bytes.length,
    });
    expect(app.adapters.objects.get(`media/${key}.${ending}`)?.bytes).toEqual(bytes);
    const { body } = await cook.get<VideosAnswer>('/videos');
    expect(body.videos).toContainEqual(answer.body.video);
  });

  it.each([
    ['behind the film', (film: number[], movie: number[]) => [...film, ...movie]],
    ['before it', (film: number[], movie: number[]) => [...movie, ...film]],
  ])('keeps to itself where it was taken, noted %s, S8.3', async (_where, joined) => {
    const place = [...bytesOf('\u00a9xyz+37.3349-122.0090/')];
    const movie = isoBox('moov', isoBox('mvhd', [1]), isoBox('udta', place));
    const film = isoBox('mdat', [...bytesOf('udta +37 is only how it looks')]);
    const head = isoBox('ftyp', [...bytesOf('isom')]);
    const bytes = Uint8Array.from([...head, ...joined(film, movie), ...isoBox('meta', place)]);
    const { key } = await upload(bytes, 'video/mp4');
    await register({ key });
    const stored = app.adapters.objects.get(`media/${key}.mp4`)!.bytes;
    expect(stored).toHaveLength(bytes.length);
    const read = String.fromCharCode(...stored);
    expect(read).not.toContain('37.3349');
    expect(read).toContain('udta +37 is only how it looks');
    expect(read).toMatch(/mvhd/);
  });

  it('refuses what is not the film that was announced', async () => {
    const { key } = await upload(webm, 'video/mp4');
    const answer = await register({ key });
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('refuses more than 100 MB before it is sent', async () => {
    const { sent } = await upload(mp4, 'video/mp4', 100 * 1024 * 1024 + 1);
    expect(sent.status).toBe(413);
    expect(sent.body).toMatchObject({ error: 'A video can be at most 100 MB.' });
  });

  it('offers no address for other films', async () => {
    const body = { fileName: 'pie.mov', contentType: 'video/quicktime' };
    expect((await cook.post('/video-upload-urls', body)).status).toBe(400);
  });

  it('makes a video of the site it was asked for only', async () => {
    const { key } = await upload(mp4, 'video/mp4');
    const own = await aCook(app, { ownerId: cook.site.ownerId });
    expect((await own.post('/videos', { key })).status).toBe(400);
  });

  it("takes no other site's picture as poster", async () => {
    const stranger = await aCook(app);
    const { id: siteId, ownerId: userId } = stranger.site;
    const poster = await anImage(app.database, { siteId, userId });
    const { key } = await upload(mp4, 'video/mp4');
    const answer = await register({ key, posterImageId: poster.id });
    expect(answer.body).toMatchObject({ issues: [{ path: 'posterImageId' }] });
  });
});

describe('Videos of a site', () => {
  it('cannot be deleted while a recipe shows them that is there or can be restored', async () => {
    const { key } = await upload(mp4, 'video/mp4');
    const { id } = (await register({ key })).body.video;
    const recipe = await cook.createRecipe(aRecipe({ videoId: id }));
    expect(recipe.referencedVideos).toMatchObject([{ id, contentType: 'video/mp4' }]);
    expect((await cook.delete(`/videos/${id}`)).status).toBe(409);
    await cook.delete(`/recipes/${recipe.id}`);
    expect((await cook.delete(`/videos/${id}`)).status).toBe(409);
    await removeDeletedRecipes(app.database, app.clock.now + deletedRecipesKeptMs);
    expect((await cook.delete(`/videos/${id}`)).status).toBe(204);
    expect(app.adapters.objects.has(`media/${id}.mp4`)).toBe(false);
  });

  it('of another site are not found', async () => {
    const { key } = await upload(mp4, 'video/mp4');
    const { id } = (await register({ key })).body.video;
    const stranger = await aCook(app);
    expect((await stranger.delete(`/videos/${id}`)).status).toBe(404);
  });
});
