import type { IDBPTransaction } from 'idb';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';

export type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/**
 * Keeps by the ids of sites what was kept by their slugs, which change. The account that was kept
 * with it tells whose slugs they were then.
 */
export async function keyBySite(
  transaction: Upgrade,
  stores: readonly string[],
  accounts: readonly Pick<CurrentUserView, 'id' | 'sites'>[],
): Promise<void> {
  const ids = new Map(
    accounts.flatMap(({ id, sites }) => sites.map((site) => [`${id} ${site.slug}`, site.id])),
  );
  for (const name of stores) {
    const store = transaction.objectStore(name);
    for (const key of await store.getAllKeys()) {
      const [personId, slug, ...rest] = Array.isArray(key) ? key : [];
      if (typeof personId !== 'string' || typeof slug !== 'string') continue;
      const siteId = ids.get(`${personId} ${slug}`);
      if (siteId === undefined) continue;
      await store.put(await store.get(key), [personId, siteId, ...rest]);
      await store.delete(key);
    }
  }
}
