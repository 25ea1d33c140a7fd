import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threadsByRecipe } from './comment-threads.ts';

const said = (id: string, more: object = {}) => ({
  id,
  author: 'Ada',
  isFromOwner: false,
  rating: null,
  at: '2024-02-03T04:05:06.000Z',
  text: `Said ${id}`,
  isHidden: false,
  isWaiting: false,
  ...more,
});
const read = (...comments: unknown[]) =>
  threadsByRecipe([{ recipeId: 'r', comments }]).get('r') ?? [];

describe('What was said below recipes of an archive', () => {
  it('keeps its stars from one to five, and no others', () => {
    const ratings = [1, 5, 0, 6, 2.5, '4', null];
    const found = read(...ratings.map((rating, at) => said(`${at}`, { rating })));
    expect(found.map(({ rating }) => rating)).toEqual([1, 5, null, null, null, null, null]);
  });

  it('is hidden or waits as it did there', () => {
    const found = read(said('a', { isHidden: true }), said('b', { isWaiting: true }), said('c'));
    expect(found).toMatchObject([
      { isHidden: true, approved: true },
      { isHidden: false, approved: false },
      { isHidden: false, approved: true },
    ]);
  });

  it('keeps the place of what was deleted where somebody answered it, and says nothing of it', () => {
    const gone = { text: null, rating: 3, isFromOwner: true };
    const found = read(
      said('a', { ...gone, replies: [said('b'), said('c', gone)] }),
      said('d', { ...gone, replies: [said('e', gone)] }),
      said('f', gone),
    );
    expect(found).toMatchObject([
      { id: 'a', text: null, name: '', isFromAuthor: false, rating: null },
      { id: 'b', parentId: 'a', text: 'Said b' },
    ]);
  });

  it('has each answer behind what it answers, whatever the archive holds', () => {
    const texts = fc.constantFrom(null, '', ' ', 'Good', 7);
    const replies = fc.array(fc.record({ id: fc.uuid(), text: texts }));
    const thread = fc.record({ id: fc.uuid(), text: texts, replies });
    fc.assert(
      fc.property(fc.array(thread), (threads) => {
        const found = read(...threads);
        const first = found.filter(({ parentId }) => parentId === null).map(({ id }) => id);
        const above = new Set([null, ...first]);
        expect(found.filter(({ parentId }) => !above.has(parentId))).toEqual([]);
        const answered = new Set(found.map(({ parentId }) => parentId));
        const deleted = found.filter(({ text }) => text === null);
        expect(deleted.filter(({ id }) => !answered.has(id))).toEqual([]);
        const words = threads.flatMap((each) => [each, ...each.replies]);
        expect(found.filter(({ text }) => text !== null)).toHaveLength(
          words.filter(({ text }) => text === 'Good').length,
        );
      }),
    );
  });
});
