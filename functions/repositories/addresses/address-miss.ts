import { and, eq, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { read, readEach, type Statement } from '#functions/db/database.ts';
import { addressMisses } from '#functions/db/schema/site/publishing/old-addresses.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { countOf } from '../reads.ts';
import type { SiteScope } from '../scope.ts';

const storedMiss = selection({
  id: addressMisses.id,
  address: addressMisses.address,
  misses: addressMisses.misses,
  firstAt: addressMisses.firstAt,
  lastAt: addressMisses.lastAt,
});
export type StoredMiss = RowOf<typeof storedMiss>;

type Listing = { order: 'newest' | 'most'; limit: number; offset: number };

export const addressMissRepository = ({ db, siteId }: SiteScope) => {
  const isOne = (id: Id) =>
    and(eq(addressMisses.id, id), sql`+${addressMisses.siteId} = ${siteId}`);
  return {
    find: (id: Id): Promise<StoredMiss | null> =>
      read(
        db,
        firstRow(storedMiss, sql`SELECT ${storedMiss} FROM ${addressMisses} WHERE ${isOne(id)}`),
      ),
    list: async ({ order, limit, offset }: Listing) => {
      const { misses, lastAt, compared } = addressMisses;
      const ordered =
        order === 'most'
          ? sql`${misses} DESC, ${lastAt} DESC, ${compared}`
          : sql`${lastAt} DESC, ${compared}`;
      const all = sql`${addressMisses} WHERE ${addressMisses.siteId} = ${siteId}`;
      const page = sql`SELECT ${storedMiss} FROM ${all}
        ORDER BY ${ordered} LIMIT ${limit} OFFSET ${offset}`;
      const [addresses, total] = await readEach(db, rows(storedMiss, page), countOf(all));
      return { addressMisses: addresses, total };
    },
    dismiss: (id: Id): Statement => db.delete(addressMisses).where(isOne(id)),
  };
};
