import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPhoto, fakeUploads, type FakeUploads } from './testing/fake-uploads.ts';
import { uploadsOf } from './uploads.ts';

type Rising = { name: string; isOver: boolean; end: PromiseWithResolvers<string> };

let fake: FakeUploads;

beforeEach(() => {
  fake = fakeUploads();
  vi.stubGlobal('reportError', () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Uploads that end when the test says so, and what a cook and a network can do to them. */
function someUploads() {
  const rising: Rising[] = [];
  const uploads = uploadsOf((file, { signal }) => {
    const one = { name: file.name, isOver: false, end: Promise.withResolvers<string>() };
    rising.push(one);
    signal.addEventListener('abort', () => one.end.reject(new DOMException('', 'AbortError')));
    return one.end.promise.finally(() => void (one.isOver = true));
  });
  const names = new Set<string>();
  const removed = new Set<string>();
  const taken: string[] = [];
  const listed = (at: number) => uploads.$uploads.get().at(at % 4);
  const underWay = () => rising.filter(({ isOver }) => !isOver);
  const acts = {
    add: () => {
      const name = `${names.size + 1}.jpg`;
      names.add(name);
      uploads.add([aPhoto(name)], 'recipe');
    },
    arrive: (at: number) => {
      const one = underWay().at(at % 3);
      one?.end.resolve(one.name);
    },
    fail: (at: number) =>
      underWay()
        .at(at % 3)
        ?.end.reject(new Error('broken')),
    retry: (at: number) => uploads.retry(Number(listed(at)?.id)),
    remove: (at: number) => {
      removed.add(String(listed(at)?.name));
      uploads.remove(Number(listed(at)?.id));
    },
    take: () => void taken.push(...uploads.take('recipe').map(({ made }) => made)),
  };
  const arriveAll = async () => {
    for (let round = 0; round <= names.size; round += 1) {
      for (const { id } of uploads.$uploads.get()) uploads.retry(id);
      for (const { end, name } of rising) end.resolve(name);
      await turn();
    }
    acts.take();
  };
  const expected = () => [...names].filter((name) => !removed.has(name));
  return { uploads, acts, underWay, arriveAll, taken, expected };
}

function turn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  return promise;
}

const step = fc.record({
  act: fc.constantFrom('add', 'add', 'arrive', 'fail', 'retry', 'remove', 'take'),
  at: fc.nat(9),
});

test('Whatever breaks, is retried or removed: three at a time, none twice, none lost, no address kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { uploads, acts, underWay, arriveAll, taken, expected } = someUploads();
      for (const { act, at } of steps) {
        acts[act](at);
        await turn();
        expect(underWay().length).toBeLessThanOrEqual(3);
      }
      await arriveAll();
      expect(taken.toSorted()).toEqual(expected().toSorted());
      expect(uploads.$uploads.get()).toEqual([]);
      expect(fake.blobs).toEqual(new Set());
    }),
    { numRuns: 60 },
  );
});
