import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/recipe/recipe-access.ts';
import { commit, nothing } from '#functions/db/database.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { loadPageFacts } from './page-facts.ts';

const app = await testApp();
const { database } = app;
const source = {
  database,
  originOf: () => 'https://hearth.example',
  platformOrigin: 'https://larder.example',
};
const index = { path: '/sitemap.xml', kind: 'sitemap-index', subjectId: null } as const;

/** A site whose recipes were first published as the so-manieth ones. */
async function aSiteOf(...sequences: number[]) {
  const cook = await aCook(app);
  const { id: siteId } = cook.site;
  for (const sequence of sequences) {
    const { id } = await cook.publishRecipe();
    await commit(database, [
      database
        .update(recipes)
        .set({ sequence, publishedChangedAt: sequence })
        .where(eq(recipes.id, id)),
    ]);
  }
  const nextSequence = Math.max(...sequences) + 1;
  await commit(database, [
    database.update(sites).set({ nextSequence }).where(eq(sites.id, siteId)),
  ]);
  return siteId;
}

async function changes(siteId: string) {
  const asked = { siteId, refs: [index], reader: anonymous };
  const { facts } = (await loadPageFacts(source, asked, nothing))!;
  return [...facts.sitemapPartChangedAt].toSorted(([a], [b]) => a - b);
}

describe('Parts of a sitemap, design §4.5', () => {
  it('tell when the newest of their recipes changed, and nothing where none is published', async () => {
    expect(await changes(await aSiteOf(1, 500, 999, 1000, 3100))).toEqual([
      [1, 999],
      [2, 1000],
      [4, 3100],
    ]);
  });

  it('are those of one site alone', async () => {
    await aSiteOf(700);
    expect(await changes(await aSiteOf(10))).toEqual([[1, 10]]);
    expect(await changes((await aCook(app)).site.id)).toEqual([]);
  });
});
