import { describe, expect, it } from 'vitest';
import { fetchFailureTexts } from '#contract/import/import-messages.ts';
import type { ImagesAnswer, LibraryImageView, UploadAnswer } from '#contract/media/media.ts';
import { pngOf } from '#domain/media/testing/picture-builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const address = 'https://pies.example/pictures/plum-tart.png?w=1200';
const stands = (bytes: Uint8Array, type = 'text/plain') =>
  app.adapters.webPages.set(address, { file: { address, bytes, type, charset: null } });

describe('A picture from an address of the web', () => {
  it('becomes one of the site by its bytes, whatever the server calls it', async () => {
    const cook = await aCook(app);
    stands(pngOf({ width: 40, height: 30 }));
    const input = { address, alt: 'A tart', isOwn: true };
    const { status, body } = await cook.post<{ image: LibraryImageView }>('/fetched-images', input);
    expect(status).toBe(201);
    const { image } = body;
    expect(image).toMatchObject({ width: 40, alt: 'A tart', name: 'plum-tart.png' });
    expect((await cook.get<ImagesAnswer>('/images')).body.images).toEqual([image]);
    expect([...app.adapters.objects.keys()].join()).toContain(image.id);
  });

  it('is asked for with the word of the cook that it is theirs', async () => {
    const cook = await aCook(app);
    stands(pngOf({ width: 40, height: 30 }));
    expect((await cook.post('/fetched-images', { address })).status).toBe(400);
    expect((await cook.post('/fetched-images', { address, isOwn: false })).status).toBe(400);
  });

  it.each([
    ['nothing answers', 'unreachable'],
    ['it leads inwards', 'not_allowed'],
  ] as const)('is refused where %s', async (_name, failure) => {
    const cook = await aCook(app);
    app.adapters.webPages.set(address, { failure });
    const { status, body } = await cook.post('/fetched-images', { address, isOwn: true });
    expect(status).toBe(400);
    const message = fetchFailureTexts.picture[failure];
    expect(body).toMatchObject({ issues: [{ path: 'address', message }] });
  });

  it('is to be asked for again where its server is busy, and soon enough', async () => {
    const cook = await aCook(app);
    app.adapters.webPages.set(address, { failure: 'busy', retryAfterSeconds: 3600 });
    const answer = await cook.post('/fetched-images', { address, isOwn: true });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
  });

  it('is refused where a page stands instead', async () => {
    const cook = await aCook(app);
    stands(new TextEncoder().encode('<!doctype html><h1>Not here'), 'image/png');
    const { status } = await cook.post('/fetched-images', { address, isOwn: true });
    expect(status).toBe(415);
    expect((await cook.get<ImagesAnswer>('/images')).body.images).toEqual([]);
  });
});

describe('A picture of the files of an import', () => {
  it('comes by an address of its own', async () => {
    const cook = await aCook(app);
    const id = crypto.randomUUID();
    const at = `/recipe-imports/${id}/picture-upload-urls`;
    const contentType = 'image/png';
    expect((await cook.post(at, { contentType })).status).toBe(404);
    await cook.post('/recipe-imports', { id, name: 'Pies' });
    const { uploadUrl, key } = (await cook.post<UploadAnswer>(at, { contentType })).body;
    const { pathname, search } = new URL(uploadUrl);
    const headers = { 'Content-Type': contentType };
    const body = pngOf({ width: 40, height: 30 });
    await app.call('PUT', pathname + search, { body, headers });
    const { token, slug: siteSlug } = cook.site;
    const made = { token, body: { key, siteSlug } };
    expect((await app.call('POST', '/api/v1/manage/images', made)).status).toBe(201);
  });
});
