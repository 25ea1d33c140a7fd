import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CollectionsAnswer, CollectionView } from '#contract/site/collection.ts';
import type {
  DeletedCollectionsAnswer,
  RestoredCollectionAnswer,
} from '#contract/site/deleted-collection.ts';
import { deletedCollectionsKeptMs } from '#domain/site/deleted-collection.ts';
import { commit } from '#functions/db/database.ts';
import { deletedCollections } from '#functions/db/schema/site/recipe/deleted-collections.ts';
import { redirects } from '#functions/db/schema/site/publishing/redirects.ts';
import { deleteExpired } from '#functions/jobs/delete-expired.ts';
import { pruneDeletedCollections } from '#functions/repositories/collections/deleted-collection.ts';
import { aText } from '#functions/testing/random/builders.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

type Cook = Awaited<ReturnType<typeof aCook>>;
type Body = { collection: CollectionView };

let count = 0;
async function created(owner: Cook, changes: object = {}): Promise<CollectionView> {
  count += 1;
  const json = { title: `Pies ${count}`, slug: `pies-${count}`, ...changes };
  return (await owner.post<Body>('/collections', json)).body.collection;
}
const redirectsOf = async (siteId: string) => {
  const rows = await rowsOf(app.database, redirects, eq(redirects.siteId, siteId));
  return rows.map(({ path, targetId }) => [path, targetId]);
};

type Restored = RestoredCollectionAnswer;
type Deleted = DeletedCollectionsAnswer;
const restore = (owner: Cook, id: string) =>
  owner.post<Restored>(`/deleted-collections/${id}/restore`, {});

describe('A deleted collection', () => {
  it('comes back with its texts, recipes, place and former addresses', async () => {
    const owner = await aCook(app);
    const recipeIds = [(await owner.publishRecipe()).id, (await owner.createRecipe()).id];
    await created(owner, { title: 'First' });
    const { id } = await created(owner, { slug: 'old', description: aText('Round'), recipeIds });
    await created(owner, { title: 'Last' });
    await owner.put(`/collections/${id}`, { slug: 'new' });
    const before = (await owner.get<Body>(`/collections/${id}`)).body.collection;
    await owner.delete(`/collections/${id}`);
    expect((await owner.get(`/collections/${id}`)).status).toBe(404);
    const { body } = await owner.get<Deleted>('/deleted-collections');
    expect(body).toMatchObject({ total: 1, deletedCollections: [{ id, slug: 'new' }] });
    const answer = await restore(owner, id);
    expect(answer.body).toEqual({
      collection: { ...before, version: before.version + 1 },
      renamed: null,
    });
    const list = await owner.get<CollectionsAnswer>('/collections');
    expect(list.body.collections.map((each) => each.id).indexOf(id)).toBe(1);
    expect(await redirectsOf(owner.site.id)).toEqual([['/collections/old', id]]);
  });

  it('comes back under another address where its own was taken', async () => {
    const owner = await aCook(app);
    const { id } = await created(owner, { slug: 'soups' });
    await owner.delete(`/collections/${id}`);
    await created(owner, { slug: 'soups' });
    const { body } = await restore(owner, id);
    expect(body.renamed).toEqual({ before: 'soups', after: 'soups-2' });
    expect(body.collection.slug).toBe('soups-2');
  });

  it('is restored once, and by nobody else', async () => {
    const owner = await aCook(app);
    const { id } = await created(owner);
    await owner.delete(`/collections/${id}`);
    expect((await restore(await aCook(app), id)).status).toBe(404);
    expect((await restore(owner, id)).status).toBe(200);
    const again = await restore(owner, id);
    expect([again.status, again.body.collection.version]).toEqual([200, 2]);
  });

  it('is gone for good after thirty days', async () => {
    const owner = await aCook(app);
    const { id } = await created(owner);
    await owner.delete(`/collections/${id}`);
    await commit(app.database, [pruneDeletedCollections(app.database, app.clock.now - 1)]);
    expect((await owner.get<Deleted>('/deleted-collections')).body.total).toBe(1);
    await deleteExpired(app.database, app.clock.now + deletedCollectionsKeptMs);
    expect(await rowsOf(app.database, deletedCollections, eq(deletedCollections.id, id))).toEqual(
      [],
    );
  });
});
