import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeList } from './list-view.ts';
import {
  hasRoom,
  readViews,
  type SavedView,
  shownView,
  viewName,
  viewNameMax,
  viewOf,
  withoutView,
  withView,
} from './saved-views.ts';

const drafts: SavedView = { id: '1', name: 'To finish', query: 'state=draft&incomplete=' };
const paid: SavedView = { id: '2', name: 'Paid', query: 'premium=&order=title' };

describe('A view that a cook has named', () => {
  it('is what its address shows, and is known again by that alone', () => {
    expect(viewOf(drafts)).toMatchObject({ state: 'draft', isIncomplete: true, isPremium: false });
    const view = { ...wholeList, isIncomplete: true, state: 'draft' as const };
    expect(shownView([paid, drafts], view)).toBe(drafts);
    expect(shownView([paid, drafts], { ...view, order: 'title' })).toBeNull();
  });

  it('is renamed at its place, and comes back where it was', () => {
    const renamed = { ...drafts, name: 'Half done' };
    expect(withView([drafts, paid], renamed)).toEqual([renamed, paid]);
    expect(withView(withoutView([drafts, paid], '1'), drafts, 0)).toEqual([drafts, paid]);
    expect(withView([drafts], paid)).toEqual([drafts, paid]);
  });

  it('has a name in one line with something to see', () => {
    expect(viewName('  For \n  Easter ')).toBe('For Easter');
    expect(viewName(' \t ')).toBe('');
    expect(viewName('x'.repeat(100))).toHaveLength(viewNameMax);
  });

  it('is one of thirty', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...paid, id: String(at) }));
    expect(hasRoom(readViews(JSON.stringify(many)))).toBe(false);
    expect(hasRoom([drafts])).toBe(true);
  });

  it('is read from whatever a browser kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const view of readViews(text)) expect(viewName(view.name)).not.toBe('');
      }),
    );
    expect(readViews(JSON.stringify([drafts, { id: 3 }, { ...paid, name: ' ' }]))).toEqual([
      drafts,
    ]);
  });
});
