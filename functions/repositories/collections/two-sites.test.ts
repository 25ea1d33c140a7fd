import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { deletedCollections } from '#functions/db/schema/site/recipe/deleted-collections.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const { now } = app.clock;
const cook = await aCook(app);
const { id: siteId, ownerId: userId } = cook.site;
const made = await cook.post<{ collection: { id: string } }>('/collections', {
  title: 'Pies',
  slug: 'pies',
});
const { id } = made.body.collection;
await cook.delete(`/collections/${id}`);
const own = forSite(app.database, siteId);
const strange = forSite(app.database, (await aSite(app.database)).id);
const link = { tokenHash: 'page', userId, expiresAt: now + 1 };
await commit(app.database, [
  own.pagePreviewLinks.create({ ...link, page: { kind: 'collection', id } }),
]);

describe("Another site's deleted collections and frames, S4.1", () => {
  it('are found by their own site', async () => {
    expect(await own.deletedCollections.find(id)).toMatchObject({ id, title: 'Pies' });
    const held = { page: { kind: 'collection', id }, userId };
    expect(await own.pagePreviewLinks.find('page', now)).toEqual(held);
  });

  it('are not found', async () => {
    const page = { limit: 10, offset: 0 };
    expect(await strange.deletedCollections.find(id)).toBeNull();
    expect(await strange.deletedCollections.list(page)).toEqual({ collections: [], total: 0 });
    expect(await strange.pagePreviewLinks.find('page', now)).toBeNull();
  });

  it('are not restored', async () => {
    const deleted = await own.deletedCollections.find(id);
    await commit(app.database, strange.deletedCollections.restore(deleted!, 'pies', now));
    expect(await strange.collections.find(id)).toBeNull();
    expect(await rowsOf(app.database, deletedCollections)).toHaveLength(1);
  });
});
