import { describe, expect, it } from 'vitest';
import { emptyRecipeQuery } from '#domain/search/filters.ts';
import { compile, type Database, type Read } from '#functions/db/database.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { explain } from '#functions/testing/database/query-plan.ts';
import { directoryRepository } from '../site/directory.ts';
import { forSite } from '../for-site.ts';
import type { Search } from './search-page.ts';
import { firstSearch } from './search.ts';

const db = await testDatabase();
const stepsOf = ({ queries }: Read<unknown>) =>
  queries.flatMap((query) => explain(compile(query).sql));

/** The steps of everything that is read when something is asked. */
async function planOf(ask: (database: Database) => Promise<unknown>) {
  const steps: string[] = [];
  const batch: Database['engine']['batch'] = (queries) => {
    steps.push(...queries.flatMap(({ sql }) => explain(sql)));
    return Promise.resolve(queries.map(() => ({ rows: [], changes: 0 })));
  };
  const watched = Object.create(db, { engine: { value: { batch } } }) as Database;
  await ask(watched);
  return steps;
}

const { search: _text, ...filter } = emptyRecipeQuery;
const search = (changes: Partial<Search>): Search => ({
  readings: [[['leek'], ['tart']]],
  filter,
  orderBy: 'relevance',
  limit: 24,
  offset: 0,
  ...changes,
});
const dinner = { ...filter, meals: ['dinner'] };
const tables =
  'recipes|recipe_terms|terms|images|sites|search_recipes|search_terms|search_spellings';
const walks = new RegExp(`^SCAN (${tables})\\b`);

describe('Searching, design §12', () => {
  it.each<[string, Search]>([
    ['for words', search({})],
    ['for words under a filter', search({ filter: dinner })],
    ['for words, newest first', search({ orderBy: 'published_at_desc' })],
    ['by a filter alone', search({ readings: null, filter: dinner })],
    ['for everything', search({ readings: null, orderBy: 'published_at_desc' })],
  ])('walks through no table: %s', async (_what, wanted) => {
    const steps = await planOf((database) => forSite(database, 'a-site').search.find(wanted));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => walks.test(step))).toEqual([]);
  });

  it('reads no recipe but those it shows', async () => {
    const steps = await planOf((database) =>
      forSite(database, 'a-site').search.find(search({ filter: dinner })),
    );
    const recipes = steps.filter((step) => /\bSEARCH recipes\b/.test(step));
    expect(new Set(recipes)).toEqual(
      new Set(['SEARCH recipes USING INDEX sqlite_autoindex_recipes_1 (id=?)']),
    );
  });

  it('finds the site by an index where no more than its slug is known', () => {
    const steps = stepsOf(firstSearch('a-slug', search({ filter: dinner }), null));
    const sites = steps.filter((step) => /\bsites\b/.test(step));
    expect(new Set(sites)).toContain('SEARCH sites USING INDEX sites_slug (slug=?)');
    expect(steps.filter((step) => walks.test(step))).toEqual([]);
  });

  it('looks words up by their spelling', () => {
    const doubt = { spellings: ['leek'], beginning: 'le' };
    const steps = stepsOf(firstSearch('a-slug', search({}), doubt));
    const words = steps.filter((step) => step.includes('search_spellings'));
    expect(words.filter((step) => !step.includes('(spelling'))).toEqual([]);
    expect(words.length).toBeGreaterThan(1);
  });
});

describe('Lists of all sites', () => {
  const page = { siteSlug: null, limit: 24, offset: 0 };

  it('take recipes in the order of an index', async () => {
    const steps = await planOf((database) => directoryRepository(database).listRecipes(page));
    expect(steps).toContain('SCAN recipes USING COVERING INDEX recipes_published');
  });
});
