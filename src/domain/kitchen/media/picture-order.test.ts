import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ImageUse } from '../../media/image.ts';
import { moved, withArrived } from './picture-order.ts';

describe('Moving a picture', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 99, 'bca'],
    [2, -1, 'cab'],
  ])('from %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });
});

describe('Pictures that arrive', () => {
  const chosen = fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 8 });
  const arriving = chosen.chain((numbers) =>
    fc.record({
      arrivals: fc.shuffledSubarray(numbers, { minLength: numbers.length }),
      before: fc.integer({ min: 0, max: 3 }),
    }),
  );
  const chosenAt = (id: string) => (id.startsWith('new') ? Number(id.slice(3)) : null);

  test('stand in the order in which they were chosen, behind those that were there', () => {
    fc.assert(
      fc.property(arriving, ({ arrivals, before }) => {
        const there: ImageUse[] = Array.from({ length: before }, (_, at) => ({ id: `old${at}` }));
        const all = arrivals.reduce<ImageUse[]>(
          (pictures, number) => withArrived(pictures, `new${number}`, chosenAt),
          there,
        );
        const sorted = arrivals.toSorted((a, b) => a - b).map((number) => `new${number}`);
        expect(all.map(({ id }) => id)).toEqual([...there.map(({ id }) => id), ...sorted]);
      }),
    );
  });

  it('stand there once', () => {
    const pictures: ImageUse[] = [{ id: 'new1', crop: { width: 9, height: 9, x: 0, y: 0 } }];
    expect(withArrived(pictures, 'new1', chosenAt)).toEqual(pictures);
  });
});
