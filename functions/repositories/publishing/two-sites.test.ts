import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const site = await aLiveSite(app);
await site.publishRecipes(['Plum Tart']);
await site.publish();
const own = forSite(app.database, site.siteId);
const strange = forSite(app.database, (await aSite(app.database)).id);
const link = { tokenHash: 'past', revision: 1, expiresAt: Number.MAX_SAFE_INTEGER };
await commit(app.database, [own.pastPageLinks.create({ ...link, userId: site.site.ownerId })]);

describe("The history of another site's builds, S4.1", () => {
  it('is found by its own site', async () => {
    expect((await own.builds.list({ limit: 10, offset: 0 })).recipeChanges).toHaveLength(1);
    expect(await own.builds.listChangedPages(1)).not.toEqual([]);
    expect(await own.pastPageLinks.find('past', 0)).toMatchObject({ revision: 1 });
    expect((await own.rollback.read(1)).before.size).toBe(2);
  });

  it('is not found', async () => {
    expect(await strange.builds.list({ limit: 10, offset: 0 })).toEqual({
      builds: [],
      total: 0,
      recipeChanges: [],
      targets: [],
      knownSince: 0,
    });
    expect(await strange.builds.listChangedPages(1)).toEqual([]);
    expect(await strange.pastPageLinks.find('past', 0)).toBeNull();
    expect(await strange.rollback.read(1)).toEqual({
      before: new Map(),
      now: [],
      changed: [],
      settings: null,
      knownSince: 0,
    });
  });
});
