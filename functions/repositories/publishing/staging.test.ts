import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ChangeKey, PageRef } from '#domain/publishing/publishing.ts';
import { commit, read } from '#functions/db/database.ts';
import { buildPages } from '#functions/db/schema/site/publishing/builds.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { recordedDependencies } from '#functions/testing/publishing/page-dependencies.ts';
import { countOf } from '../reads.ts';
import { claimBuild } from './builds.ts';
import { planStatements, type Stage, stageStatements } from './staging.ts';

const database = await testDatabase();

async function aClaimedBuild() {
  const site = await aSite(database);
  const siteId = site.id;
  await commit(database, [database.insert(changes).values({ siteId, key: 'site', createdAt: 0 })]);
  const ids = { buildId: crypto.randomUUID(), leaseToken: crypto.randomUUID() };
  const claim = await claimBuild(database, { siteId, now: 1, ...ids });
  if (claim.outcome !== 'claimed') throw new Error('The build is taken');
  return claim.build;
}

const plannedPages = (siteId: string) =>
  countOf(sql`${buildPages} WHERE ${buildPages.siteId} = ${siteId}`);

describe('The plan of a large build, design §4', () => {
  it(
    'is written in parts that each fit into what a database takes at once',
    { timeout: 60_000 },
    async () => {
      const build = await aClaimedBuild();
      const pages = Array.from({ length: 20_000 }, (_, index): PageRef => ({
        path: `/recipes/${'long-'.repeat(18)}${index}`,
        kind: 'recipe',
        subjectId: crypto.randomUUID(),
      }));
      const statements = planStatements(build, pages);
      expect(statements.length).toBeGreaterThan(5);
      await commit(database, statements);
      expect(await read(database, plannedPages(build.siteId))).toBe(pages.length);
    },
  );

  it('is not written by a publisher that lost the build', async () => {
    const build = await aClaimedBuild();
    const pages: PageRef[] = [{ path: '/', kind: 'home', subjectId: null }];
    await commit(database, planStatements({ ...build, leaseToken: 'former' }, pages));
    expect(await read(database, plannedPages(build.siteId))).toBe(0);
  });
});

describe('What pages are made of', () => {
  const stageOf = (madeOf: [path: string, keys: ChangeKey[]][]): Stage => ({
    rows: [],
    dependencies: madeOf.map(([path, keys]) => ({ path, keys, digest: keys.join(' ') })),
    newModels: [],
    triedPaths: [],
    renderer: 'code',
    now: 1,
  });

  async function dependencies(siteId: string) {
    const recorded = await recordedDependencies(database, siteId);
    return recorded.map(({ path, key }) => `${path} ${key}`);
  }

  it('is what the last render of each page says, and untouched for all others', async () => {
    const build = await aClaimedBuild();
    const before = stageOf([
      ['/', ['recipes', 'recipe:1', 'recipe:2']],
      ['/recipes/one', ['recipe:1']],
      ['/about', ['image:1']],
    ]);
    await commit(database, stageStatements(build, before));
    const after = stageOf([
      ['/', ['recipes', 'recipe:2', 'recipe:3']],
      ['/recipes/one', []],
    ]);
    await commit(database, stageStatements(build, after));
    expect(await dependencies(build.siteId)).toEqual([
      '/ recipe:2',
      '/ recipe:3',
      '/ recipes',
      '/about image:1',
    ]);
  });

  it('costs no write where it is what it was', async () => {
    const build = await aClaimedBuild();
    const stage = stageOf([
      ['/', ['recipes', 'recipe:1']],
      ['/recipes/one', ['recipe:1']],
    ]);
    const written = async () => {
      const [, keys, deleted, inserted] = await commit(database, stageStatements(build, stage));
      return { keys, deleted, inserted };
    };
    expect(await written()).toEqual({ keys: 2, deleted: 0, inserted: 3 });
    expect(await written()).toEqual({ keys: 0, deleted: 0, inserted: 0 });
  });
});
