import { type SQL, sql } from 'drizzle-orm';
import {
  askedPerDay,
  draftKeptMs,
  type ImportBasis,
  importKeptMs,
  newSiteMs,
} from '#domain/mail/import-rules.ts';
import { type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { messages as letters } from '#functions/db/schema/local/messages.ts';
import {
  subscriberImportRows as lines,
  subscriberImports as imports,
} from '#functions/db/schema/site/mail/subscribers.ts';
import { newsletterSubscribers as newsletters } from '#functions/db/schema/site/money/subscriptions.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { number, rows, selection } from '#functions/db/selection.ts';
import type { AddressLimit } from './message-limit.ts';
import { isUnaskedOfImport, unaskedOf } from './newsletter-subscriber.ts';

const dayMs = 24 * 60 * 60 * 1000;

const pending = selection({ id: imports.id, siteId: imports.siteId, basis: imports.basis });

/** Letters that asked people of a site to confirm; these rows outlive those whom a cook takes back. */
const askedLetters = sql`${letters} WHERE ${letters.siteId} = ${sites.id}
  AND ${letters.kind} = 'newsletter-confirmation'`;

/** How many more people of a site may be asked today. */
const roomAt = (now: number): SQL =>
  sql`iif(${sites.createdAt} > ${now - newSiteMs}, ${askedPerDay.newSite}, ${askedPerDay.knownSite})
    - (SELECT count(*) FROM ${askedLetters} AND ${letters.createdAt} > ${now - dayMs})`;

/** Sites of whose imports somebody is unasked, one look at an index each. */
const waitingSites = sql`"waiting" ("site") AS (
  SELECT min(${newsletters.siteId}) FROM ${newsletters} WHERE ${isUnaskedOfImport}
  UNION ALL SELECT (SELECT min(${newsletters.siteId}) FROM ${newsletters}
    WHERE ${isUnaskedOfImport} AND ${newsletters.siteId} > "site") FROM "waiting" WHERE "site" IS NOT NULL)`;

/** Nobody is written to for a site that is deleted. */
const deleted = sql`SELECT ${sites.id} FROM ${sites} WHERE ${sites.deletedAt} IS NOT NULL`;

export type PendingImports = ReturnType<typeof pendingImportRepository>;

/** Of all sites, for the jobs. */
export const pendingImportRepository = (db: Database) => ({
  /** Lists that run and that no open page has gone on with. */
  listRunning: (limit: number) =>
    read(
      db,
      mapped(
        rows(
          pending,
          sql`SELECT ${pending} FROM ${imports} WHERE ${imports.state} = 'running'
              AND ${imports.siteId} NOT IN (${deleted})
            ORDER BY ${imports.startedAt} LIMIT ${limit}`,
        ),
        (found) =>
          found.flatMap(({ id, siteId, basis }) =>
            basis === null ? [] : [{ id, siteId, basis: basis satisfies ImportBasis }],
          ),
      ),
    ),
  /** Sites that may ask somebody to confirm at present; those come first that asked longest ago. */
  listAsking: (mail: AddressLimit, limit: number) => {
    const { now } = mail;
    const asking = selection({ siteId: sites.id, room: number(roomAt(now)) });
    return read(
      db,
      rows(
        asking,
        sql`WITH RECURSIVE ${waitingSites} SELECT ${asking}
          FROM "waiting" CROSS JOIN ${sites} ON ${sites.id} = "site"
          WHERE ${sites.deletedAt} IS NULL AND ${sites.settings} ->> '$.newslettersEnabled'
            AND ${roomAt(now)} > 0 AND EXISTS (${unaskedOf(sql`${sites.id}`, mail)})
          ORDER BY (SELECT max(${letters.createdAt}) FROM ${askedLetters}), ${sites.id}
          LIMIT ${limit}`,
      ),
    );
  },
  /** The lines of lists that are no longer told or taken back, and lists that nobody started. */
  prune: (now: number): Statement[] => [
    sql`DELETE FROM ${lines} WHERE ${lines.importId} IN (SELECT ${imports.id} FROM ${imports}
      WHERE ${imports.finishedAt} <= ${now - importKeptMs})`,
    sql`DELETE FROM ${imports} WHERE ${imports.startedAt} IS NULL
      AND ${imports.createdAt} <= ${now - draftKeptMs}`,
  ],
});
