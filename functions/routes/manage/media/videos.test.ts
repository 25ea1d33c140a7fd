import { describe, expect, it } from 'vitest';
import type { UploadAnswer, VideosAnswer, VideoView } from '#contract/media/media.ts';
import { isoBox } from '#domain/media/testing/picture-builders.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const ftyp = bytesOf('\0\0\0\u0018ftypisom\0\0\0\0isommp42');
const contents = bytesOf('\0\0\0\u0010moov\0\0\0\bmvhd');
const mp4 = Uint8Array.from([...ftyp, ...contents, ...bytesOf('\0\0\0\0mdat and the film')]);
const webmHead = bytesOf('\u001aE\u00df\u00a3\u0087B\u0082\u0084webm');
const webm = Uint8Array.from([...webmHead, ...bytesOf('\u0018S\u0080g and the film')]);

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
    [
      'that has no table of contents',
      'video/mp4',
      Uint8Array.from([...ftyp, ...bytesOf('<html>')]),
    ],
    ['whose end was cut off', 'video/mp4', Uint8Array.from([...ftyp, ...contents.slice(0, -4)])],
    ['of which there is the head alone', 'video/webm', webmHead],
  ])('refuses one %s, S8.1', async (_what, contentType, bytes) => {
    const { key } = await upload(bytes, contentType);
    const answer = await register({ key });
    expect([answer.status, answer.body]).toMatchObject([415, { code: 'unsupported_media_type' }]);
    expect((await cook.get<VideosAnswer>('/videos')).body.videos.map(({ id }) => id)).not.toContain(
      key,
    );
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
  const ids = async () =>
    (await cook.get<VideosAnswer>('/videos')).body.videos.map((video) => video.id);

  it('cannot be deleted while a recipe shows them, and come back with one that is restored', async () => {
    const { key } = await upload(mp4, 'video/mp4');
    const { id } = (await register({ key })).body.video;
    const recipe = await cook.createRecipe(aRecipe({ videoId: id }));
    expect(recipe.referencedVideos).toMatchObject([{ id, contentType: 'video/mp4' }]);
    expect((await cook.delete(`/videos/${id}`)).status).toBe(409);
    await cook.delete(`/recipes/${recipe.id}`);
    expect((await cook.delete(`/videos/${id}`)).status).toBe(204);
    expect(await ids()).not.toContain(id);
    await cook.post(`/deleted-recipes/${recipe.id}/restore`);
    expect(await ids()).toContain(id);
  });

  it('of another site are not found', async () => {
    const { key } = await upload(mp4, 'video/mp4');
    const { id } = (await register({ key })).body.video;
    const stranger = await aCook(app);
    expect((await stranger.delete(`/videos/${id}`)).status).toBe(404);
  });
});
