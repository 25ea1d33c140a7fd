import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalMedia, startLocalMedia } from '#functions/testing/app/local-media.ts';
import { removeForgottenUploads } from './forgotten-uploads.ts';

let local: LocalMedia;
beforeAll(async () => {
  local = await startLocalMedia();
  for (const name of ['uploads/one', 'uploads/two', 'media/kept.jpg', 'variants/kept.jpg/w=300']) {
    await local.bucket.put(name, 'bytes');
  }
});
afterAll(() => local.stop());

const names = async () => (await local.bucket.list()).objects.map(({ key }) => key);
const minuteMs = 60_000;

describe('Uploads that nothing was made of, security S8.2', () => {
  it('stay while somebody may still make something of them', async () => {
    expect(await removeForgottenUploads(local.bucket, Date.now() - minuteMs)).toBe(0);
    expect(await names()).toContain('uploads/one');
  });

  it('are removed after that, and nothing else is', async () => {
    expect(await removeForgottenUploads(local.bucket, Date.now() + minuteMs)).toBe(2);
    expect(await names()).toEqual(['media/kept.jpg', 'variants/kept.jpg/w=300']);
  });
});
