import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesOf, type KnownLists, mostUsed } from './list-entry.ts';
import { unitEntries } from './unit-entries.ts';
import {
  listOrders,
  listQuery,
  readListView,
  shownEntries,
  showsOf,
  wholeList,
} from './list-view.ts';

const methods = {
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
} as const;
const known: KnownLists = {
  ingredients: [
    { id: 'plum', title: 'plum', gramsPerLiter: null, ...methods },
    {
      id: 'apple',
      title: 'Apple',
      gramsPerLiter: 500,
      ...methods,
      formerly: [{ id: 'russet', title: 'Russét', intoId: 'apple' }],
    },
  ],
  equipment: [{ id: 'tin', title: 'Tin', featuredImageId: null }],
  terms: [
    { id: 'veg', kind: 'diet', slug: 'veg', title: 'Vegetarian', recipeCount: 0 },
    { id: 'quick', kind: 'tag', slug: 'quick', title: 'Quick', recipeCount: 0 },
  ],
  mergedTerms: [
    { id: 'fast', kind: 'tag', slug: 'fast', title: 'Fast', intoId: 'quick', termId: 'quick' },
  ],
  units: [{ id: 'cup', slug: 'cup', title: 'cup', pluralTitle: 'cups', abbreviation: null }],
  language: 'en',
};
const uses = { plum: 3, quick: 1 };
const shown = (list: 'ingredients' | 'terms', view: object) =>
  shownEntries(entriesOf(list, known), { ...wholeList, ...view }, uses).map(({ id }) => id);

describe('A list of the cook’s', () => {
  test('stands in the order of names, or of use', () => {
    expect(shown('ingredients', {})).toEqual(['apple', 'plum']);
    expect(shown('ingredients', { order: 'most-used' })).toEqual(['plum', 'apple']);
    expect(shown('ingredients', { order: 'least-used' })).toEqual(['apple', 'plum']);
  });

  test('is searched by former names too, whatever their accents', () => {
    expect(shown('ingredients', { text: 'russet' })).toEqual(['apple']);
    expect(shown('terms', { text: 'FAST ' })).toEqual(['quick']);
    expect(shown('terms', { text: 'slow' })).toEqual([]);
  });

  test('of units is searched by the platform’s words too, and by those that were merged', () => {
    const own = { language: 'en', pluralTitle: null, abbreviation: null };
    const units = ['can', 'tin', 'cup'].map((slug) => ({
      id: slug,
      slug,
      title: slug,
      pluralTitle: `${slug}s`,
      abbreviation: null,
    }));
    const ownUnits = [
      { ...own, unitId: 'can', title: 'conserve', intoId: 'tin' },
      { ...own, unitId: 'cup', title: 'teacup', intoId: null },
    ];
    const entries = unitEntries({ ...known, units, ownUnits });
    const found = (text: string) =>
      shownEntries(entries, { ...wholeList, text }, uses).map(({ title }) => title);
    expect(found('')).toEqual(['teacup', 'tin']);
    expect([found('Cup'), found('conserve'), found('cups')]).toEqual([['teacup'], ['tin'], []]);
  });

  test('is narrowed to a kind, to what nothing uses, and to what has no weight', () => {
    expect(shown('terms', { show: 'diet' })).toEqual(['veg']);
    expect(shown('terms', { show: 'unused' })).toEqual(['veg']);
    expect(shown('ingredients', { show: 'unweighed' })).toEqual(['plum']);
  });

  test('keeps of those that are picked what is used most', () => {
    expect(mostUsed(entriesOf('ingredients', known), uses)?.id).toBe('plum');
    expect(mostUsed([], uses)).toBeNull();
  });

  test('says in its address what is shown', () => {
    const views = fc.record({
      text: fc.string(),
      show: fc.constantFrom(...showsOf.terms),
      order: fc.constantFrom(...listOrders),
    });
    fc.assert(
      fc.property(views, (view) => {
        expect(readListView('terms', new URLSearchParams(listQuery(view)))).toEqual(view);
      }),
    );
    expect(listQuery(wholeList)).toBe('');
    expect(readListView('units', new URLSearchParams('show=diet&order=none'))).toEqual(wholeList);
  });
});
