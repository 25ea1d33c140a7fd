import { describe, expect, it } from 'vitest';
import { rowsOfView } from './filter-rows.ts';
import {
  isWholeList,
  listViewQuery,
  type ListView,
  readListView,
  recipeOrders,
  wholeList,
} from './list-view.ts';
import {
  focusOn,
  nothingPicked,
  pick,
  pickAll,
  pickRange,
  putAllBack,
  step,
  without,
} from './picking.ts';
import { type RecipeRow, recipeStates } from './recipe-row.ts';

const aRow = (changes: Partial<RecipeRow>): RecipeRow => ({
  id: changes.title ?? 'id',
  title: 'Rye bread',
  slug: 'rye-bread',
  privacySetting: 'public',
  publishedAt: null,
  hasUnpublishedChanges: false,
  scheduledAt: null,
  language: 'en',
  collectionIds: [],
  updatedAt: '2026-05-01T10:00:00.000Z',
  termIds: [],
  missing: [],
  bookmarkCount: 0,
  commentCount: 0,
  ...changes,
});
const published = { publishedAt: '2026-05-02T10:00:00.000Z' };
const rows = [
  aRow({ title: 'Crème brûlée', ...published, bookmarkCount: 3, termIds: ['french', 'sweet'] }),
  aRow({ title: 'Rye bread', updatedAt: '2026-05-03T10:00:00.000Z', missing: ['picture'] }),
  aRow({ title: 'Bread 10', ...published, hasUnpublishedChanges: true, termIds: ['sweet'] }),
  aRow({ title: 'Bread 8', scheduledAt: '2026-06-02T10:00:00.000Z', missing: ['steps', 'times'] }),
  aRow({ title: 'Bread 7', ...published, scheduledAt: '2026-06-01T10:00:00.000Z', language: 'de' }),
  aRow({
    title: 'Bread 9',
    collectionIds: ['pies'],
    privacySetting: 'subscribers_only',
    commentCount: 2,
  }),
];
const titles = (view: Partial<ListView>) =>
  rowsOfView(rows, { ...wholeList, ...view }).map(({ title }) => title);

describe('The list of recipes in the kitchen', () => {
  it('finds by any part of the words, without case and accents', () => {
    expect(titles({ text: 'BRU creme' })).toEqual(['Crème brûlée']);
    expect(titles({ text: 'read' })).toEqual([
      'Rye bread',
      'Bread 7',
      'Bread 8',
      'Bread 9',
      'Bread 10',
    ]);
  });

  it('filters by state, premium, what is missing and every chosen term', () => {
    expect(titles({ state: 'draft' })).toEqual(['Rye bread', 'Bread 9']);
    expect(titles({ state: 'published' })).toEqual(['Crème brûlée']);
    expect(titles({ state: 'changed' })).toEqual(['Bread 10']);
    expect(titles({ state: 'scheduled' })).toEqual(['Bread 7', 'Bread 8']);
    expect(titles({ isPremium: true })).toEqual(['Bread 9']);
    expect(titles({ isIncomplete: true })).toEqual(['Rye bread', 'Bread 8']);
    expect(titles({ terms: ['sweet', 'french'] })).toEqual(['Crème brûlée']);
    expect(titles({ collections: ['pies'] })).toEqual(['Bread 9']);
    expect(titles({ language: 'de' })).toEqual(['Bread 7']);
  });

  it('finds what readers see without a picture, and no draft', () => {
    const missing = ['steps', 'picture'] as const;
    const bare = aRow({ title: 'Bare', ...published, missing });
    const view = { ...wholeList, isUnpictured: true };
    expect(rowsOfView([...rows, bare], view)).toEqual([bare]);
  });

  it('sorts by each of its orders, equal ones by title and numbers as numbers', () => {
    expect(titles({ order: 'title' })).toEqual([
      'Bread 7',
      'Bread 8',
      'Bread 9',
      'Bread 10',
      'Crème brûlée',
      'Rye bread',
    ]);
    expect(titles({ order: 'published' })[0]).toBe('Bread 7');
    expect(titles({ order: 'scheduled' }).slice(0, 3)).toEqual(['Bread 7', 'Bread 8', 'Bread 9']);
    expect(titles({ order: 'missing' }).slice(0, 2)).toEqual(['Bread 8', 'Rye bread']);
    expect(titles({ order: 'state' }).at(-1)).toBe('Bread 8');
    expect(titles({ order: 'saved' })[0]).toBe('Crème brûlée');
    expect(titles({ order: 'comments' })[0]).toBe('Bread 9');
  });

  it('keeps every view in its address, and the whole list in none', () => {
    const flags = [true, false];
    const views = [null, ...recipeStates].flatMap((state) =>
      recipeOrders.flatMap((order) =>
        flags.flatMap((isPremium) =>
          flags.map((isIncomplete) => ({
            text: 'a & b=c',
            state,
            order,
            isPremium,
            isIncomplete,
            isUnpictured: isPremium !== isIncomplete,
            terms: ['x', 'y'],
            collections: ['z'],
            language: 'pt-BR',
          })),
        ),
      ),
    );
    for (const view of views) {
      expect(readListView(new URLSearchParams(listViewQuery(view)))).toEqual(view);
    }
    expect(listViewQuery(wholeList)).toBe('');
    expect(isWholeList({ ...wholeList, order: 'title' })).toBe(true);
  });

  it('reads what it does not know as nothing', () => {
    expect(
      readListView(new URLSearchParams('state=burnt&order=random&terms=&collections=,&language=1')),
    ).toEqual(wholeList);
  });
});

describe('Picking recipes', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];

  it('picks ranges in both directions and keeps what was picked before', () => {
    const first = pick(nothingPicked, 'e');
    const range = pickRange(pick(first, 'c'), ids, 'a');
    expect([...range.picked].toSorted()).toEqual(['a', 'b', 'c', 'e']);
    expect(range.focused).toBe('a');
    expect([...pickRange(range, ids, 'd').picked].toSorted()).toEqual(ids);
  });

  it('begins a range at the focus where nothing was picked', () => {
    expect([...pickRange(focusOn(nothingPicked, 'b'), ids, 'c').picked]).toEqual(['b', 'c']);
  });

  it('picks one row where the range began at a row that a filter has hidden', () => {
    expect([...pickRange(pick(nothingPicked, 'z'), ids, 'b').picked]).toEqual(['z', 'b']);
  });

  it('picks all that is shown and nothing else', () => {
    expect([...pickAll(pick(nothingPicked, 'z'), ids).picked]).toEqual(ids);
    expect(putAllBack(pickAll(nothingPicked, ids)).picked.size).toBe(0);
  });

  it('leaves the focus on the next row after rows have gone, or on the last one', () => {
    const picking = pickRange(pick(nothingPicked, 'b'), ids, 'c');
    expect(without(picking, ids, new Set(['b', 'c']))).toMatchObject({ focused: 'd' });
    expect(without(picking, ids, new Set(['c', 'd', 'e'])).focused).toBe('b');
    expect(without(picking, ids, new Set(ids)).focused).toBeNull();
  });

  it('steps from row to row and stays at the ends', () => {
    expect(step(ids, null, 1)).toBe('a');
    expect(step(ids, 'a', -1)).toBe('a');
    expect(step(ids, 'd', 10)).toBe('e');
    expect(step([], 'a', 1)).toBeNull();
  });
});
