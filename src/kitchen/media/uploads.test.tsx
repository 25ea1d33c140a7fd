import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
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
import { uploadsOf } from './uploads.ts';

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
      { key: idOf(1), alt: '', siteSlug: 'edna' },
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

  it('holds the page that is being left', () => {
    const stop = media.$pendingUploads.subscribe(() => undefined);
    add(aPhoto());
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

const step = fc.record({
  do: fc.constantFrom('add', 'add', 'arrive', 'fail', 'retry', 'remove', 'take'),
  at: fc.nat(9),
});
const turn = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  return promise;
};

test('whatever breaks, is retried or removed: three at a time, none twice, none lost, no address kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const rising: { name: string; isOver: boolean; end: PromiseWithResolvers<string> }[] = [];
      const queue = uploadsOf((file, { signal }) => {
        const one = { name: file.name, isOver: false, end: Promise.withResolvers<string>() };
        rising.push(one);
        signal.addEventListener('abort', () => one.end.reject(new DOMException('', 'AbortError')));
        return one.end.promise.finally(() => void (one.isOver = true));
      });
      vi.stubGlobal('reportError', () => undefined);
      let added = 0;
      const removed = new Set<string>();
      const taken: string[] = [];
      const listed = (at: number) => queue.$uploads.get().at(at % 4);
      const open = (at: number) => {
        const all = rising.filter(({ isOver }) => !isOver);
        return all.at(at % 3);
      };
      const acts = {
        add: () => {
          added += 1;
          queue.add([aPhoto(`${added}.jpg`)], 'recipe');
        },
        arrive: (at: number) => open(at)?.end.resolve(String(open(at)?.name)),
        fail: (at: number) => open(at)?.end.reject(new Error('broken')),
        retry: (at: number) => queue.retry(Number(listed(at)?.id)),
        remove: (at: number) => {
          const one = listed(at);
          removed.add(String(one?.name));
          queue.remove(Number(one?.id));
        },
        take: () => void taken.push(...queue.take('recipe').map(({ made }) => made)),
      };
      const act = (each: (typeof steps)[number]) => {
        acts[each.do](each.at);
      };
      for (const each of steps) {
        act(each);
        await turn();
        expect(rising.filter(({ isOver }) => !isOver).length).toBeLessThanOrEqual(3);
      }
      // In the end everything that failed is retried and everything arrives.
      for (let round = 0; round <= added; round += 1) {
        for (const { id } of queue.$uploads.get()) queue.retry(id);
        for (const { end, name } of rising) end.resolve(name);
        await turn();
      }
      acts.take();
      const names = Array.from({ length: added }, (_, at) => `${at + 1}.jpg`);
      expect(taken.toSorted()).toEqual(names.filter((name) => !removed.has(name)).toSorted());
      expect(queue.$uploads.get()).toEqual([]);
      expect(fake.blobs).toEqual(new Set());
    }),
    { numRuns: 60 },
  );
});
