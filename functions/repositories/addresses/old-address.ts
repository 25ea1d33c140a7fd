import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { CollectionId, Id } from '#domain/ids.ts';
import type { OldAddress } from '#domain/site/old-address.ts';
import type { StoredTarget } from '#domain/site/old-addresses/target.ts';
import { mapped, read, readEach, type Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement } from '#functions/db/json.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { addressMisses, oldAddresses } from '#functions/db/schema/site/publishing/old-addresses.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import { assigned, bare, excluded, selected } from '#functions/db/writing.ts';
import { countOf } from '../reads.ts';
import { inList, type SiteScope } from '../scope.ts';
import { targetSlug, targetTitle } from './target-columns.ts';

const storedOldAddress = selection({
  id: oldAddresses.id,
  address: oldAddresses.address,
  compared: oldAddresses.compared,
  targetKind: oldAddresses.targetKind,
  target: oldAddresses.target,
  title: targetTitle,
  slug: targetSlug,
  hits: oldAddresses.hits,
  createdAt: oldAddresses.createdAt,
});
export type StoredOldAddress = RowOf<typeof storedOldAddress>;

const collectionId = selection({ id: collections.id });

export type NewOldAddress = Pick<OldAddress, 'address' | 'compared'> & { id: Id } & StoredTarget;

/** An address and where it leads, without its id. */
export type Leading = Pick<OldAddress, 'compared'> & StoredTarget;

type Listing = { words: string; order: 'newest' | 'most'; limit: number; offset: number };

const listed = jsonElement('listed');
const fieldOf = fieldsOf<NewOldAddress>(sql`${listed.value}`);

export const oldAddressRepository = (scope: SiteScope) => ({
  ...oldAddressReads(scope),
  ...oldAddressWrites(scope),
});

/** Those that lead somewhere. */
const ofSite = ({ siteId }: SiteScope): SQL =>
  sql`${oldAddresses.siteId} = ${siteId} AND ${oldAddresses.removedAt} IS NULL`;

const isOne = ({ siteId }: SiteScope, id: Id) =>
  and(eq(oldAddresses.id, id), sql`+${oldAddresses.siteId} = ${siteId}`);

function oldAddressReads(scope: SiteScope) {
  const { db, siteId } = scope;
  const found = (condition: SQL) =>
    rows(storedOldAddress, sql`SELECT ${storedOldAddress} FROM ${oldAddresses} WHERE ${condition}`);
  return {
    find: (id: Id): Promise<StoredOldAddress | null> =>
      read(
        db,
        mapped(
          found(sql`${isOne(scope, id)} AND ${oldAddresses.removedAt} IS NULL`),
          ([first]) => first ?? null,
        ),
      ),
    listByCompared: (compared: readonly string[]): Promise<StoredOldAddress[]> =>
      read(db, found(sql`${ofSite(scope)} AND ${oldAddresses.compared} ${inList(compared)}`)),
    list: async ({ words, order, limit, offset }: Listing) => {
      const isWanted = sql`${ofSite(scope)} ${words === '' ? sql`` : sql`AND ${has(words)}`}`;
      const newest = sql`${oldAddresses.createdAt} DESC, ${oldAddresses.compared}`;
      const ordered = order === 'newest' ? newest : sql`${oldAddresses.hits} DESC, ${newest}`;
      const [all, total] = await readEach(
        db,
        found(sql`${isWanted} ORDER BY ${ordered} LIMIT ${limit} OFFSET ${offset}`),
        countOf(sql`${oldAddresses} WHERE ${isWanted}`),
      );
      return { oldAddresses: all, total };
    },
    count: (): Promise<number> => read(db, countOf(sql`${oldAddresses} WHERE ${ofSite(scope)}`)),
    /** Which of them the site has. */
    listCollections: (ids: readonly CollectionId[]): Promise<CollectionId[]> =>
      read(
        db,
        mapped(
          rows(
            collectionId,
            sql`SELECT ${collectionId} FROM ${collections}
              WHERE +${collections.siteId} = ${siteId} AND ${collections.id} ${inList(ids)}`,
          ),
          (all) => all.map(({ id }) => id),
        ),
      ),
  };
}

const has = (words: string): SQL =>
  sql`(instr(${oldAddresses.compared}, ${words}) > 0
    OR instr(lower(coalesce(${targetTitle.expression}, '')), ${words}) > 0)`;

function oldAddressWrites(scope: SiteScope) {
  const { db, siteId } = scope;
  const { compared, address, target, targetKind, removedAt } = oldAddresses;
  return {
    /** What is there already leads where this says from now on; it keeps its counts. */
    save: (saved: readonly NewOldAddress[], now: number): Statement[] => [
      sql`INSERT INTO ${selected(oldAddresses, {
        id: fieldOf('id'),
        siteId,
        address: fieldOf('address'),
        compared: fieldOf('compared'),
        targetKind: fieldOf('kind'),
        target: fieldOf('value'),
        hits: 0,
        createdAt: now,
      })} FROM json_each(${JSON.stringify(saved)}) ${listed} WHERE true
        ON CONFLICT (${bare(oldAddresses.siteId)}, ${bare(compared)}) DO UPDATE SET
          ${bare(address)} = ${excluded(address)}, ${bare(targetKind)} = ${excluded(targetKind)},
          ${bare(target)} = ${excluded(target)}, ${bare(removedAt)} = NULL`,
      db.delete(addressMisses).where(
        sql`${addressMisses.siteId} = ${siteId}
            AND ${addressMisses.compared} ${inList(saved.map((each) => each.compared))}`,
      ),
    ],
    /** Those that lead where this says; others lead elsewhere since. */
    removeLeading: (leads: readonly Leading[], now: number): Statement =>
      sql`UPDATE ${oldAddresses} SET ${assigned(oldAddresses, { removedAt: now })}
        FROM json_each(${JSON.stringify(leads)}) ${listed}
        WHERE ${oldAddresses.siteId} = ${siteId} AND ${oldAddresses.compared} = ${fieldOf('compared')}
          AND ${targetKind} = ${fieldOf('kind')} AND ${target} = ${fieldOf('value')}
          AND ${removedAt} IS NULL`,
    lead: (id: Id, to: StoredTarget): Statement =>
      sql`UPDATE ${oldAddresses}
        SET ${assigned(oldAddresses, { targetKind: to.kind, target: to.value })}
        WHERE ${isOne(scope, id)} AND ${removedAt} IS NULL`,
    /** Also deletes for good what was removed until `before`. */
    remove: (id: Id, { now, before }: { now: number; before: number }): Statement[] => [
      db.delete(oldAddresses).where(and(eq(oldAddresses.siteId, siteId), lte(removedAt, before))),
      db
        .update(oldAddresses)
        .set({ removedAt: now })
        .where(and(isOne(scope, id), isNull(removedAt))),
    ],
  };
}
