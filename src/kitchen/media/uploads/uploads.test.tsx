import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as MediaUploads from './media-uploads.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import {
  anImage,
  aPhoto,
  calls,
  fakeUploads,
  type FakeUploads,
  idOf,
} from './testing/fake-uploads.ts';

let fake: FakeUploads;
let media: typeof MediaUploads;

beforeEach(async () => {
  vi.resetModules();
  fake = fakeUploads();
  media = await import('./media-uploads.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const uploads = () => media.pictureUploads.$uploads.get();
const states = () => uploads().map(({ state }) => state.status);
const firstPut = () => expect.poll(() => fake.puts.length).toBe(1);
const add = (...files: File[]) => media.pictureUploads.add(files, 'recipe');

describe('A picture that rises, §9', () => {
  it('is shown at once and becomes a picture of the site', async () => {
    add(aPhoto());
    expect(uploads()).toMatchObject([{ name: 'pie.jpg', preview: 'blob:1', place: 'recipe' }]);
    await firstPut();
    fake.puts[0]!.progress(0.4);
    expect(uploads()[0]!.state).toEqual({ status: 'rising', part: 0.4 });
    fake.puts[0]!.answer();
    await expect.poll(states).toEqual(['done']);
    expect(fake.api.asked.map(({ body }) => body)).toEqual([
      { fileName: 'pie.jpg', contentType: 'image/jpeg', siteSlug: 'edna' },
      { key: idOf(1), alt: '', name: 'pie', siteSlug: 'edna' },
    ]);
    expect(media.takePictures('step')).toEqual([]);
    expect(media.takePictures('recipe')).toEqual([idOf(1)]);
    expect(media.takePictures('recipe')).toEqual([]);
    expect(fake.blobs).toEqual(new Set());
    expect(media.uploadsPending()).toBe(false);
  });

  it('is sent as what its ending says where the system knows no type', async () => {
    add(aPhoto('pie.webp', ''));
    await firstPut();
    expect(fake.puts[0]!.type).toBe('image/webp');
  });

  it('is sent by the server’s word even where this browser cannot show it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no HEIC')));
    add(aPhoto('pie.heic', ''));
    await firstPut();
    expect(fake.puts[0]!.type).toBe('image/heic');
  });

  it('is not sent when it cannot be taken, and tells why', async () => {
    add(aPhoto('pie.pdf', 'application/pdf'));
    await expect.poll(states).toEqual(['failed']);
    expect(uploads()[0]!.state).toMatchObject({
      reason: expect.stringContaining('not a picture') as string,
      canRetry: false,
    });
    expect(fake.api.asked).toEqual([]);
  });

  it('fails once it has stood still for a minute, and not while it moves', async () => {
    add(aPhoto());
    await firstPut();
    vi.useFakeTimers();
    fake.puts[0]!.answer();
    add(aPhoto());
    await vi.waitFor(() => expect(fake.puts).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(50_000);
    fake.puts[1]!.progress(0.5);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(states()).toEqual(['done', 'rising']);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(uploads()[1]!.state).toMatchObject({ status: 'failed', canRetry: true });
    expect(fake.puts[1]!.isAborted).toBe(true);
  });

  it('goes up anew with the same file after a break', async () => {
    add(aPhoto());
    await firstPut();
    fake.puts[0]!.breakOff();
    await expect.poll(states).toEqual(['failed']);
    expect(media.uploadsPending()).toBe(true);
    media.pictureUploads.retry(uploads()[0]!.id);
    await expect.poll(() => fake.puts.length).toBe(2);
    fake.puts[1]!.answer();
    await expect.poll(states).toEqual(['done']);
  });

  it('goes up by itself when there is a network again, where that was all that was missing', async () => {
    const stop = media.pictureUploads.$uploads.listen(() => undefined);
    add(aPhoto(), aPhoto('pie.pdf', 'application/pdf'));
    await firstPut();
    fake.puts[0]!.breakOff();
    await expect.poll(states).toEqual(['failed', 'failed']);
    globalThis.dispatchEvent(new Event('online'));
    await expect.poll(states).toEqual(['rising', 'failed']);
    const done = () => {
      for (const put of fake.puts.slice(1)) put.answer();
      return states();
    };
    await expect.poll(done).toEqual(['done', 'failed']);
    stop();
  });

  it('is not sent twice when only its last answer was lost', async () => {
    fake.api.breakNetwork(calls.picture);
    add(aPhoto());
    await firstPut();
    fake.puts[0]!.answer();
    await expect.poll(states).toEqual(['failed']);
    fake.api.answer(calls.picture, { status: 201, body: { image: anImage() } });
    media.pictureUploads.retry(uploads()[0]!.id);
    await expect.poll(states).toEqual(['done']);
    expect(fake.puts).toHaveLength(1);
  });

  it('is delivered anew after the server refused what it got', async () => {
    fake.api.answer(calls.picture, refusal('validation_failed'));
    add(aPhoto());
    await firstPut();
    fake.puts[0]!.answer();
    await expect.poll(states).toEqual(['failed']);
    media.pictureUploads.retry(uploads()[0]!.id);
    await expect.poll(() => fake.puts.length).toBe(2);
  });

  it('that is removed stops, and comes back', async () => {
    add(aPhoto());
    await firstPut();
    const bringBack = media.pictureUploads.remove(uploads()[0]!.id);
    expect(fake.puts[0]!.isAborted).toBe(true);
    expect([uploads(), fake.blobs.size]).toEqual([[], 0]);
    bringBack?.();
    await expect.poll(() => fake.puts.length).toBe(2);
    expect(states()).toEqual(['rising']);
  });

  it('holds the page that is being left', async () => {
    const stop = media.$pendingUploads.subscribe(() => undefined);
    add(aPhoto());
    await firstPut();
    const leaving = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    stop();
  });

  it('is waited for, and what has failed is not', async () => {
    add(aPhoto(), aPhoto('no.pdf', 'application/pdf'));
    await firstPut();
    const settled = vi.fn<() => void>();
    const waiting = media.uploadsSettled().then(settled);
    expect(settled).not.toHaveBeenCalled();
    fake.puts[0]!.answer();
    await expect.poll(states).toEqual(['done', 'failed']);
    media.takePictures('recipe');
    await waiting;
    expect(media.$pendingUploads.get()).toEqual([{ name: 'no.pdf', hasFailed: true }]);
  });
});
