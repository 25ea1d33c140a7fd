import type { IDBPTransaction } from 'idb';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';

export type Rekeyed = Pick<
  IDBPTransaction<unknown, string[], 'readwrite' | 'versionchange'>,
  'objectStore'
>;

/**
 * Keeps by the ids of sites what was kept by their slugs, which change. An account tells whose slugs
 * they are, and were. What is kept by an id already stays.
 */
export async function keyBySite(
  transaction: Rekeyed,
  stores: readonly string[],
  accounts: readonly Pick<CurrentUserView, 'id' | 'sites'>[],
): Promise<void> {
  const ids = new Map(accounts.flatMap(siteIdsOf));
  for (const name of stores) {
    const store = transaction.objectStore(name);
    for (const key of await store.getAllKeys()) {
      const [personId, slug, ...rest] = Array.isArray(key) ? key : [];
      if (typeof personId !== 'string' || typeof slug !== 'string') continue;
      const siteId = ids.get(`${personId} ${slug}`);
      if (siteId === undefined) continue;
      const present = [personId, siteId, ...rest];
      const isThere = (await store.getKey(present)) !== undefined;
      if (!isThere) await store.put(await store.get(key), present);
      await store.delete(key);
    }
  }
}

const siteIdsOf = ({ id: personId, sites }: Pick<CurrentUserView, 'id' | 'sites'>) =>
  sites.flatMap(({ id, slug, formerSlugs = [] }) =>
    [slug, ...formerSlugs].map((each): [string, string] => [`${personId} ${each}`, id]),
  );
