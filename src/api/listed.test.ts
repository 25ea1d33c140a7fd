import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listed } from './listed.ts';

const pagesOf = (all: readonly number[], size: number) => {
  const offsets: number[] = [];
  const page = (offset: number) => {
    offsets.push(offset);
    return Promise.resolve({ items: all.slice(offset, offset + size), total: all.length });
  };
  return { offsets, page };
};
const lists = fc.nat(40).map((count) => Array.from({ length: count }, (_, at) => at));

describe('A list that is answered in pages', () => {
  it('comes in its order, as much as is wanted or all, in no more pages than that takes', async () => {
    await fc.assert(
      fc.asyncProperty(
        lists,
        fc.integer({ min: 1, max: 9 }),
        fc.nat(50),
        async (all, size, wanted) => {
          const { page, offsets } = pagesOf(all, size);
          const { items, total } = await listed(wanted, page);
          const least = Math.min(wanted, all.length);
          expect(items).toEqual(all.slice(0, items.length));
          expect(items.length).toBeGreaterThanOrEqual(least);
          expect(offsets).toHaveLength(Math.max(1, Math.ceil(least / size)));
          expect(total).toBe(all.length);
        },
      ),
    );
  });

  it('ends where others took away what was to come', async () => {
    const page = (offset: number) =>
      Promise.resolve({ items: [1, 2, 3].slice(offset, offset + 2), total: 9 });
    expect(await listed(9, page)).toEqual({ items: [1, 2, 3], total: 9 });
  });
});
