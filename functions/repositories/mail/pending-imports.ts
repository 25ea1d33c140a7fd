import { sql } from 'drizzle-orm';
import { draftKeptMs, type ImportBasis, importKeptMs } from '#domain/mail/import-rules.ts';
import { type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import {
  subscriberImportRows as lines,
  subscriberImports as imports,
} from '#functions/db/schema/site/mail/subscribers.ts';
import { newsletterSubscribers as newsletters } from '#functions/db/schema/site/money/subscriptions.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { number, rows, selection } from '#functions/db/selection.ts';

const pending = selection({ id: imports.id, siteId: imports.siteId, basis: imports.basis });

const asking = selection({
  importId: imports.id,
  siteId: imports.siteId,
  siteCreatedAt: sites.createdAt,
  /** Whom imports of the site had asked within a day. */
  askedToday: number(sql`(SELECT count(*) FROM ${newsletters}
    WHERE ${newsletters.importId} = ${imports.id} AND ${newsletters.askedAt} > "since")`),
});

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
  /** Lists of which somebody is still to be asked to confirm; those come first who wait longest. */
  listAsking: ({ since, limit }: { since: number; limit: number }) =>
    read(
      db,
      rows(
        asking,
        sql`SELECT ${asking} FROM ${imports} JOIN ${sites} ON ${sites.id} = ${imports.siteId}
            JOIN (SELECT ${since} AS "since")
          WHERE ${sites.deletedAt} IS NULL AND ${imports.basis} = 'ask' AND ${imports.state} IN ('running', 'done')
            AND ${imports.id} IN (SELECT ${newsletters.importId} FROM ${newsletters}
              WHERE ${newsletters.importId} = ${imports.id} AND ${newsletters.askedAt} IS NULL
                AND ${newsletters.confirmedAt} IS NULL AND ${newsletters.unsubscribedAt} IS NULL)
          ORDER BY ${imports.startedAt} LIMIT ${limit}`,
      ),
    ),
  /** The lines of lists that are no longer told or taken back, and lists that nobody started. */
  prune: (now: number): Statement[] => [
    sql`DELETE FROM ${lines} WHERE ${lines.importId} IN (SELECT ${imports.id} FROM ${imports}
      WHERE ${imports.finishedAt} <= ${now - importKeptMs})`,
    sql`DELETE FROM ${imports} WHERE ${imports.startedAt} IS NULL
      AND ${imports.createdAt} <= ${now - draftKeptMs}`,
  ],
});
