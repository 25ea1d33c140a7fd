import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('answers in the order of the items, whichever is ready first', async () => {
  const pending = ['a', 'b', 'c'].map(() => Promise.withResolvers<string>());
  const running = inParallel(pending, 3, ({ promise }) => promise);
  for (const [at, { resolve }] of [...pending.entries()].toReversed()) resolve(`result ${at}`);
  expect(await running).toEqual(['result 0', 'result 1', 'result 2']);
});

test('never works on more than so many at once', async () => {
  let open = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async () => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
  });
  expect(most).toBe(2);
});

test('fails when one piece of work fails', async () => {
  const pieces = [Promise.resolve(1), Promise.reject(new Error('no second'))];
  await expect(inParallel(pieces, 2, (piece) => piece)).rejects.toThrow('no second');
});
