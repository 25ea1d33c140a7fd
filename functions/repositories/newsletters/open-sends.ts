import { and, lte, type SQL, sql } from 'drizzle-orm';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import {
  newsletterBatches as batches,
  newsletterCounts as counts,
  newsletterLetters as letters,
  newsletterRecipients as recipients,
  newsletterSends as sends,
} from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import { bare } from '#functions/db/writing.ts';
import { inTurns } from '../reads.ts';
import { isOpen } from '../site/site.ts';

const open = selection({ id: sends.id, siteId: sends.siteId });
export type OpenSend = RowOf<typeof open>;

/** Of all sites: newsletters whose time has come, or that somebody left half done. */
export function listOpenSends(
  db: Database,
  { now, seenBefore, limit }: { now: number; seenBefore: number; limit: number },
): Promise<OpenSend[]> {
  const hasWork: SQL = sql`CASE ${sends.state} WHEN 'scheduled' THEN ${sends.sendAt} <= ${now}
    WHEN 'preparing' THEN 1
    ELSE NOT EXISTS (SELECT 1 FROM ${batches}
        WHERE ${batches.sendId} = ${sends.id} AND ${batches.isDone} = 0)
      OR EXISTS (SELECT 1 FROM ${batches} WHERE ${batches.sendId} = ${sends.id}
        AND ${batches.isDone} = 0 AND ${batches.nextAt} <= ${now}) END`;
  const query = db
    .select(open.fields)
    .from(sends)
    .where(
      and(
        sql`${sends.state} IN ('scheduled', 'preparing', 'sending')`,
        lte(sends.seenAt, seenBefore),
        sql`EXISTS (SELECT 1 FROM ${sites} WHERE ${sites.id} = ${sends.siteId} AND ${isOpen})`,
        hasWork,
      ),
    )
    .orderBy(inTurns(now))
    .limit(limit);
  return read(db, rows(open, query));
}

/**
 * Forgets who got the newsletter that ended first before a time, and what they read; how many they were
 * is kept. The first count is 1 where there was one.
 */
export const pruneRecipients = (finishedBefore: number): Statement[] => {
  const ended = sql`(SELECT ${sends.id} FROM ${sends}
    WHERE ${sends.state} IN ('sent', 'canceled') AND ${sends.finishedAt} <= ${finishedBefore}
      AND ${sends.result} IS NULL ORDER BY ${sends.finishedAt} LIMIT 1)`;
  const over = sql`(SELECT ${sends.id} FROM ${sends} WHERE ${sends.result} IS NOT NULL)`;
  return [
    sql`UPDATE ${sends} SET ${bare(sends.result)} =
        (SELECT json_group_object(outcome, how_many) FROM
          (SELECT ${recipients.state} AS outcome, count(*) AS how_many FROM ${recipients}
            WHERE ${recipients.sendId} = ${sends.id} GROUP BY ${recipients.state}))
      WHERE ${sends.id} IN ${ended}`,
    sql`DELETE FROM ${recipients} WHERE ${recipients.sendId} IN ${over}`,
    sql`DELETE FROM ${counts} WHERE ${counts.sendId} IN ${over}`,
    sql`DELETE FROM ${batches} WHERE ${batches.sendId} IN ${over}`,
    sql`DELETE FROM ${letters} WHERE ${letters.sendId} IN ${over}`,
  ];
};
