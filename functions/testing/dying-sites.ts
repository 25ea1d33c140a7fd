import { eq, lte } from 'drizzle-orm';
import { expect } from 'vitest';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { removeDeletedSites } from '#functions/crossings/delete-site.ts';
import { schema } from '#functions/db/schema.ts';
import { anImage } from './builders.ts';
import { storedRows } from './database/stored-rows.ts';
import { rowsOf } from './database/table-rows.ts';
import { aCook } from './site-client.ts';
import type { TestApp } from './test-app.ts';

type Work = { act: (dying: TestApp) => Promise<unknown>; facts: () => Promise<unknown> };

const { siteDirectory, sites } = schema;
const monthMs = 31 * 24 * 60 * 60 * 1000;

/** What of the life of a site crosses, for the test that kills it at every round trip. */
export const siteWorks = (app: TestApp) => ({
  'deleting a site': async (): Promise<Work> => {
    const { site } = await aCook(app);
    const { token, title } = site;
    const sent = { token, body: { title } };
    return {
      act: (dying) => dying.call('POST', `${site.base}/site-deletion`, sent),
      facts: () => agree(app, site.id),
    };
  },
  'restoring a deleted site': async (): Promise<Work> => {
    const { site, post } = await aCook(app);
    await post('/site-deletion', { title: site.title });
    const path = `/api/v1/manage/deleted-sites/${site.id}/restore`;
    return {
      act: (dying) => dying.call('POST', path, { token: site.token }),
      facts: () => agree(app, site.id),
    };
  },
  'removing a deleted site for good': async (): Promise<Work> => {
    const { site, post, publishRecipe } = await aCook(app);
    const { id } = await publishRecipe();
    await anImage(app.database, { siteId: site.id, userId: site.ownerId });
    await post('/collections', { title: 'Pies', slug: 'pies', recipeIds: [id] });
    await post('/invitations', { email: `${crypto.randomUUID()}@example.com`, role: 'editor' });
    await post('/site-deletion', { title: site.title });
    const { media } = app.adapters;
    const remove = ({ database, clock }: TestApp) =>
      removeDeletedSites({ ...crossingHost(database, clock.now + monthMs), media });
    return {
      act: remove,
      facts: async () => {
        // A run takes a few sites alone, and tests before this one have left some.
        while (await isAnyDue(app)) await remove(app);
        expect((await storedRows(app.database)).includes(site.id)).toBe(false);
      },
    };
  },
});

const isAnyDue = async ({ database, clock }: TestApp): Promise<boolean> => {
  const due = await rowsOf(database, siteDirectory, lte(siteDirectory.deletedAt, clock.now));
  return due.length > 0;
};

/** Platform and site say the same of whether it is deleted. */
async function agree({ database }: TestApp, siteId: string): Promise<void> {
  const entries = await rowsOf(database, siteDirectory, eq(siteDirectory.siteId, siteId));
  const [site] = await rowsOf(database, sites, eq(sites.id, siteId));
  expect(new Set(entries.map(({ deletedAt }) => deletedAt))).toEqual(new Set([site?.deletedAt]));
  expect(entries.filter(({ pendingSince }) => pendingSince !== null)).toEqual([]);
}
