import { and, eq, isNotNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { SenderAddress } from '#domain/mail/sender/sender-address.ts';
import type { SenderCheck } from '#domain/mail/sender/sender-findings.ts';
import type { SenderStanding } from '#domain/mail/sender/sender-standing.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { senderAddresses as senders } from '#functions/db/schema/platform/sender-addresses.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';

const sender = selection({
  siteId: senders.siteId,
  address: senders.address,
  domain: senders.domain,
  token: senders.token,
  namedAt: senders.namedAt,
  provenAt: senders.provenAt,
  missedSince: senders.missedSince,
  lostAt: senders.lostAt,
  checkedAt: senders.checkedAt,
  nextCheckAt: senders.nextCheckAt,
  lastCheck: senders.lastCheck,
});
/** The address of a cook's own that letters of a site are from, once it is proven. */
export type Sender = RowOf<typeof sender>;

const proven = selection({ address: senders.address });

type Naming = SenderAddress & { token: string } & SenderStanding;
type Checked = { standing: SenderStanding; check: SenderCheck; now: number };

/** The sender of a site. */
export const senderAddressRepository = ({ db, siteId }: SiteScope) => ({
  find: (): Promise<Sender | null> => {
    const query = db.select(sender.fields).from(senders).where(eq(senders.siteId, siteId));
    return read(db, firstRow(sender, query));
  },
  /** What letters are from at this moment; null where that is the platform. */
  findProven: async (): Promise<string | null> => {
    const isOurs = and(eq(senders.siteId, siteId), isNotNull(senders.provenAt));
    const query = db.select(proven.fields).from(senders).where(isOurs);
    return (await read(db, firstRow(proven, query)))?.address ?? null;
  },
  /** Takes the place of the one before, with all that was known of it. */
  name: (named: Naming): Statement => {
    const set = { ...named, checkedAt: null, lastCheck: null };
    return db
      .insert(senders)
      .values({ siteId, ...set })
      .onConflictDoUpdate({ target: senders.siteId, set });
  },
  /** Another address at the same domain, which is as proven as before. */
  rename: ({ address, domain }: SenderAddress): Statement =>
    db
      .update(senders)
      .set({ address })
      .where(and(eq(senders.siteId, siteId), eq(senders.domain, domain))),
  note: (checked: Sender, result: Checked): Statement =>
    noteCheck(db, { ...checked, siteId }, result),
  /** What has become of it where nobody asked DNS. */
  setStanding: (known: Sender, { provenAt, missedSince, lostAt, nextCheckAt }: SenderStanding) =>
    db
      .update(senders)
      .set({ provenAt, missedSince, lostAt, nextCheckAt })
      .where(isSince({ ...known, siteId })),
  remove: (): Statement => db.delete(senders).where(eq(senders.siteId, siteId)),
});

/** A row where letters of a site are no longer from an address that they were from. */
export const lostSender = (siteId: string): SQL =>
  sql`SELECT 1 FROM ${senders} WHERE ${senders.siteId} = ${siteId}
    AND ${senders.provenAt} IS NULL AND ${senders.lostAt} IS NOT NULL`;

export type SenderCheckRepository = ReturnType<typeof senderCheckRepository>;

/** Letters of a site that was deleted wait, and nobody is told what it loses, until it is restored. */
const isClosed = sql`EXISTS (SELECT 1 FROM ${directory} WHERE ${directory.siteId} = ${senders.siteId}
  AND ${directory.deletedAt} IS NOT NULL)`;

/** The senders of all sites, for whoever asks DNS for them. */
export const senderCheckRepository = (db: Database) => ({
  listDue: (now: number, limit: number): Promise<Sender[]> => {
    const query = db
      .select(sender.fields)
      .from(senders)
      .where(and(lte(senders.nextCheckAt, now), not(isClosed)))
      .orderBy(senders.nextCheckAt)
      .limit(limit);
    return read(db, rows(sender, query));
  },
  note: (checked: Sender, result: Checked): Statement => noteCheck(db, checked, result),
});

/** Of two checks at once only the first counts, and none of a domain that was replaced meanwhile. */
function noteCheck(db: Database, checked: Sender, { standing, check, now }: Checked): Statement {
  const { provenAt, missedSince, lostAt, nextCheckAt } = standing;
  const found = { checkedAt: now, lastCheck: check };
  return db
    .update(senders)
    .set({ provenAt, missedSince, lostAt, nextCheckAt, ...found })
    .where(isSince(checked));
}

/** Whether nothing was found out about it since. */
export const isSince = ({ siteId, token, checkedAt, provenAt }: Sender): SQL =>
  sql`${senders.siteId} = ${siteId} AND ${senders.token} = ${token}
    AND ${senders.checkedAt} IS ${checkedAt} AND ${senders.provenAt} IS ${provenAt}`;
