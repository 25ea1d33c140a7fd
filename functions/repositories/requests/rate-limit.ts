import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { commit, type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { throttleTakes as takes } from '#functions/db/schema/throttle-takes.ts';
import { firstRow, nullable, selection, valueOf } from '#functions/db/selection.ts';
import { insertFrom } from '#functions/db/writing.ts';

type Take = { key: string; since: number; limit: number; now: number };

const oldest = selection({ takenAt: nullable(valueOf(takes.takenAt, sql`min(${takes.takenAt})`)) });

/** What was taken, across all isolates. */
export const rateLimitRepository = (db: Database) => ({
  /** One statement, so that of many at once no more get through than may. */
  async take({ key, since, limit, now }: Take): Promise<boolean> {
    const query = sql`SELECT ${key}, ${now}
      WHERE (SELECT count(*) FROM ${takes} WHERE ${takenSince(key, since)}) < ${limit}`;
    const [taken] = await commit(db, [insertFrom(takes, ['key', 'takenAt'], query)]);
    return taken === 1;
  },
  findOldest: (key: string, since: number): Promise<number | null> => {
    const query = db.select(oldest.fields).from(takes).where(takenSince(key, since));
    return read(
      db,
      mapped(firstRow(oldest, query), (found) => found?.takenAt ?? null),
    );
  },
  prune: (takenBefore: number): Statement =>
    db.delete(takes).where(lte(takes.takenAt, takenBefore)),
});

const takenSince = (key: string, since: number) =>
  and(eq(takes.key, key), gt(takes.takenAt, since));
