import { sql } from 'drizzle-orm';
import type { Id, SiteId } from '#domain/ids.ts';
import type { OldAddress } from '#domain/site/old-address.ts';
import { missesPerSite } from '#domain/site/old-addresses/missed-address.ts';
import { addressOfTarget, targetFrom } from '#domain/site/old-addresses/target.ts';
import { type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement } from '#functions/db/json.ts';
import { addressMisses, oldAddresses } from '#functions/db/schema/site/publishing/old-addresses.ts';
import { firstRow, selection } from '#functions/db/selection.ts';
import { bare, excluded, selected } from '#functions/db/writing.ts';
import { inList } from '../scope.ts';
import { targetSlug } from './target-columns.ts';

const leading = selection({
  compared: oldAddresses.compared,
  kind: oldAddresses.targetKind,
  value: oldAddresses.target,
  slug: targetSlug,
});

/** Where an old address leads at present; null where that is not published. */
export type FoundAddress = { compared: string; path: string | null };

/** What a visitor asked for, with its query or else without. */
export function findOldAddress(
  database: Database,
  siteId: SiteId,
  { compared, comparedPath }: OldAddress,
): Promise<FoundAddress | null> {
  const spellings = comparedPath === null ? [compared] : [compared, comparedPath];
  const query = sql`SELECT ${leading} FROM ${oldAddresses}
    WHERE ${oldAddresses.siteId} = ${siteId} AND ${oldAddresses.compared} ${inList(spellings)}
      AND ${oldAddresses.removedAt} IS NULL
    ORDER BY length(${oldAddresses.compared}) DESC LIMIT 1`;
  const found = mapped(firstRow(leading, query), (row) => {
    const target = row && targetFrom(row);
    return target ? { compared: row.compared, path: addressOfTarget(target, row.slug) } : null;
  });
  return read(database, found);
}

export type CountedHit = { compared: string; times: number };
export type CountedMiss = CountedHit & { id: Id; address: string };

const counted = jsonElement('counted');
const hitOf = fieldsOf<CountedHit>(sql`${counted.value}`);
const missOf = fieldsOf<CountedMiss>(sql`${counted.value}`);

/** Adds to the counts of a site. */
export function countVisits(
  siteId: SiteId,
  { hits, misses }: { hits: readonly CountedHit[]; misses: readonly CountedMiss[] },
  now: number,
): Statement[] {
  return [
    ...(hits.length > 0 ? [addHits(siteId, hits)] : []),
    ...(misses.length > 0 ? [addMisses(siteId, misses, now), forgetRarest(siteId)] : []),
  ];
}

function addHits(siteId: SiteId, hits: readonly CountedHit[]): Statement {
  return sql`UPDATE ${oldAddresses}
    SET ${bare(oldAddresses.hits)} = ${oldAddresses.hits} + ${hitOf('times')}
    FROM json_each(${JSON.stringify(hits)}) ${counted}
    WHERE ${oldAddresses.siteId} = ${siteId} AND ${oldAddresses.compared} = ${hitOf('compared')}`;
}

function addMisses(siteId: SiteId, missed: readonly CountedMiss[], now: number): Statement {
  const { compared, misses, lastAt } = addressMisses;
  return sql`INSERT INTO ${selected(addressMisses, {
    id: missOf('id'),
    siteId,
    address: missOf('address'),
    compared: missOf('compared'),
    misses: missOf('times'),
    firstAt: now,
    lastAt: now,
  })} FROM json_each(${JSON.stringify(missed)}) ${counted} WHERE true
    ON CONFLICT (${bare(addressMisses.siteId)}, ${bare(compared)}) DO UPDATE SET
      ${bare(misses)} = ${addressMisses.misses} + ${excluded(misses)},
      ${bare(lastAt)} = ${excluded(lastAt)}`;
}

/** Those that were asked for most stay, and of others the newest. */
const forgetRarest = (siteId: SiteId): Statement =>
  sql`DELETE FROM ${addressMisses} WHERE ${addressMisses.id} IN (
    SELECT ${addressMisses.id} FROM ${addressMisses} WHERE ${addressMisses.siteId} = ${siteId}
    ORDER BY ${addressMisses.misses} DESC, ${addressMisses.lastAt} DESC
    LIMIT -1 OFFSET ${missesPerSite})`;
