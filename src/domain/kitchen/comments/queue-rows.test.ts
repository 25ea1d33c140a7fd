import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInView, queueViews } from '../../comments/comment-queue.ts';
import { afterAct, nextOf, rowsOfView, withFresh } from './queue-rows.ts';

const row = fc.record({
  id: fc.uuid(),
  createdAt: fc.integer({ min: 0, max: 50 }).map((at) => new Date(at * 1000).toISOString()),
  user: fc.option(fc.constantFrom({ id: 'ada' }, { id: 'bo' })),
  isHandled: fc.boolean(),
  isHeld: fc.boolean(),
  isHidden: fc.boolean(),
  isBanned: fc.boolean(),
  openReports: fc.integer({ min: 0, max: 3 }),
});
const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 12 });
const view = fc.constantFrom(...queueViews);

describe('Rows of a view', () => {
  it('are those that belong to it', () => {
    fc.assert(
      fc.property(rows, view, (all, shown) => {
        const expected = all.filter((each) => isInView(shown, each));
        expect(rowsOfView(all, shown, new Set())).toEqual(expected);
      }),
    );
  });

  it('keep among the new ones those that were moved past, and nowhere else', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const handled = all.map((each) => ({ ...each, isHandled: true, isHidden: false }));
        const passed = new Set(handled.slice(0, 3).map(({ id }) => id));
        expect(rowsOfView(handled, 'new', passed)).toEqual(handled.slice(0, 3));
        expect(rowsOfView(handled, 'hidden', passed)).toEqual([]);
      }),
    );
  });

  it('stand in the order of time with newer ones in their places, each once', () => {
    fc.assert(
      fc.property(rows, rows, (known, fresh) => {
        const merged = withFresh(known, fresh);
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        expect(merged).toEqual(expect.arrayContaining(fresh));
        const times = merged.map(({ createdAt }) => createdAt);
        expect(times).toEqual(times.toSorted().toReversed());
      }),
    );
  });
});

describe('What is done to a row', () => {
  it('changes that row alone, or those of the person alone', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('hide-all', 'ban', 'unban' as const), (all, action) => {
        const after = afterAct(all, { action, userId: 'ada' });
        const others = after.filter((_, at) => all[at]?.user?.id !== 'ada');
        expect(others).toEqual(all.filter(({ user }) => user?.id !== 'ada'));
      }),
    );
  });

  it('takes it out of what it was done in', () => {
    fc.assert(
      fc.property(row, (one) => {
        const act = (action: 'keep' | 'hide' | 'unhide') =>
          afterAct([one], { action, commentId: one.id });
        expect(rowsOfView(act('hide'), 'reported', new Set())).toEqual([]);
        expect(rowsOfView(act('hide'), 'new', new Set())).toEqual([]);
        expect(rowsOfView(act('keep'), 'held', new Set())).toEqual([]);
        expect(rowsOfView(act('unhide'), 'hidden', new Set())).toEqual([]);
      }),
    );
  });
});

describe('The row that opens next', () => {
  it.each([
    { name: 'the one below', ids: ['a', 'b', 'c'], gone: 'b', next: 'c' },
    { name: 'the one above the last', ids: ['a', 'b'], gone: 'b', next: 'a' },
    { name: 'none after the only one', ids: ['a'], gone: 'a', next: null },
  ])('is $name', ({ ids, gone, next }) => {
    expect(nextOf(ids, gone)).toBe(next);
  });
});
