import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyRecipeQuery,
  filterKinds,
  filterSuggestions,
  serialiseRecipeQuery,
  showsFilterBar,
} from './filters.ts';
import { isEmptyRecipeQuery, parseRecipeQuery, toggleFilter } from './recipe-query.ts';
import type { Filters } from './filters.ts';

const noFilters: Filters = {
  cuisines: [],
  meals: [],
  methods: [],
  diets: [],
  tags: [],
  categories: [],
};
const options = (...counts: [string, number][]) =>
  counts.map(([slug, recipeCount]) => ({ id: slug, slug, title: slug, recipeCount }));
const suggested = (filters: Partial<Filters>) =>
  filterSuggestions({ ...noFilters, ...filters }).map(
    ({ kind, option }) => `${kind} ${option.slug}`,
  );

describe('Filter suggestions, §9', () => {
  it('take one of each kind before a second of any', () => {
    expect(
      suggested({
        methods: options(['grill', 9]),
        diets: options(['vegan', 9]),
        categories: options(['soup', 9]),
        cuisines: options(['thai', 9]),
        meals: options(['lunch', 1], ['dinner', 2]),
      }),
    ).toEqual(['meals dinner', 'cuisines thai', 'categories soup', 'diets vegan', 'methods grill']);
  });

  it('go round until there are 5', () => {
    expect(
      suggested({
        meals: options(['a', 1], ['b', 2], ['c', 3], ['d', 4]),
        diets: options(['x', 1], ['y', 5]),
      }),
    ).toEqual(['meals d', 'diets y', 'meals c', 'diets x', 'meals b']);
  });

  it('keep the order of options with as many recipes', () => {
    expect(suggested({ meals: options(['b', 1], ['a', 1]) })).toEqual(['meals b', 'meals a']);
  });

  it('never hold tags', () => {
    expect(suggested({ tags: options(['quick', 100]) })).toEqual([]);
  });

  it('are at most 5, each once', () => {
    const list = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 8 });
    const kinds = fc.record({
      meals: list,
      cuisines: list,
      categories: list,
      diets: list,
      methods: list,
    });
    fc.assert(
      fc.property(kinds, (slugs) => {
        const entries = Object.entries(slugs);
        const total = entries.flatMap(([, each]) => each).length;
        const filters = entries.map(([kind, each]) => [
          kind,
          options(...each.map((slug): [string, number] => [slug, slug.length])),
        ]);
        const chosen = suggested(Object.fromEntries(filters) as Filters);
        expect(chosen).toHaveLength(Math.min(5, total));
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });
});

describe('Filter bar, §9', () => {
  it.each([
    [0, false],
    [2, false],
    [3, true],
  ])('with %i options is visible: %s', (count, expected) => {
    const tags = options(
      ...Array.from({ length: count }, (_, i): [string, number] => [`t${i}`, 1]),
    );
    expect(showsFilterBar({ ...noFilters, tags })).toBe(expected);
  });

  it('counts options of all kinds together', () => {
    const one = options(['a', 1]);
    expect(showsFilterBar({ ...noFilters, tags: one, meals: one, diets: one })).toBe(true);
  });
});

describe('Query string of /recipes, §2', () => {
  it('names filters by comma-separated slugs', () => {
    expect(parseRecipeQuery('?cuisines=thai,old-french&diets=vegan&search=+red%20curry+')).toEqual({
      ...emptyRecipeQuery,
      cuisines: ['thai', 'old-french'],
      diets: ['vegan'],
      search: 'red curry',
    });
  });

  it('reads encoded commas and ignores what it does not know', () => {
    expect(parseRecipeQuery('meals=lunch%2Cdinner&page=2&mgk=abc')).toEqual({
      ...emptyRecipeQuery,
      meals: ['lunch', 'dinner'],
    });
  });

  it('leaves out what is no slug or a repeat', () => {
    expect(parseRecipeQuery('tags=a,,b, a ,<b>,Thai,../x&tags=c').tags).toEqual(['a', 'b']);
  });

  it('holds at most 100 values a filter and 200 characters of search', () => {
    const many = Array.from({ length: 150 }, (_, i) => `t${i}`).join(',');
    const query = parseRecipeQuery(`tags=${many}&search=${'x'.repeat(300)}`);
    expect(query.tags).toHaveLength(100);
    expect(query.search).toHaveLength(200);
  });

  it('is written in one order, with plain commas', () => {
    const query = { search: 'a & b, c', categories: ['soup'], cuisines: ['thai', 'lao'] };
    expect(serialiseRecipeQuery(query)).toBe(
      '?cuisines=thai,lao&categories=soup&search=a%20%26%20b%2C%20c',
    );
    expect(serialiseRecipeQuery({ search: ' ' })).toBe('');
  });

  it('comes back as it was written', () => {
    const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5})?$/));
    const lists = Object.fromEntries(filterKinds.map((kind) => [kind, slugs])) as Record<
      (typeof filterKinds)[number],
      typeof slugs
    >;
    const search = fc.string({ unit: 'grapheme', maxLength: 15 }).map((text) => text.trim());
    fc.assert(
      fc.property(fc.record({ ...lists, search }), (query) => {
        expect(parseRecipeQuery(serialiseRecipeQuery(query))).toEqual(query);
      }),
    );
  });

  it('is written for any text', () => {
    expect(serialiseRecipeQuery({ search: '\ud800' })).toBe('?search=%EF%BF%BD');
  });
});

describe('Active filters, §4', () => {
  it('are none with blank search and no slug', () => {
    expect(isEmptyRecipeQuery({ ...emptyRecipeQuery, search: ' ' })).toBe(true);
    expect(isEmptyRecipeQuery({ ...emptyRecipeQuery, tags: ['quick'] })).toBe(false);
    expect(isEmptyRecipeQuery({ ...emptyRecipeQuery, search: 'pie' })).toBe(false);
  });

  it('are switched on and off', () => {
    const chosen = toggleFilter(emptyRecipeQuery, 'tags', 'quick');
    expect(chosen.tags).toEqual(['quick']);
    expect(toggleFilter(chosen, 'tags', 'quick')).toEqual(emptyRecipeQuery);
  });
});
