import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { commit, type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { rateLimitHits } from '#functions/db/schema/platform/rate-limit-hits.ts';
import { firstRow, nullable, selection, valueOf } from '#functions/db/selection.ts';
import { insertFrom } from '#functions/db/writing.ts';

type Hit = { key: string; since: number; limit: number; now: number };

const oldest = selection({
  createdAt: nullable(valueOf(rateLimitHits.createdAt, sql`min(${rateLimitHits.createdAt})`)),
});

/** Calls that a limit let through, across all isolates. */
export const rateLimitRepository = (db: Database) => ({
  /** One statement, so that of many at once no more get through than may. */
  async take({ key, since, limit, now }: Hit): Promise<boolean> {
    const query = sql`SELECT ${key}, ${now}
      WHERE (SELECT count(*) FROM ${rateLimitHits} WHERE ${hitsSince(key, since)}) < ${limit}`;
    const [inserted] = await commit(db, [insertFrom(rateLimitHits, ['key', 'createdAt'], query)]);
    return inserted === 1;
  },
  findOldest: (key: string, since: number): Promise<number | null> => {
    const query = db.select(oldest.fields).from(rateLimitHits).where(hitsSince(key, since));
    return read(
      db,
      mapped(firstRow(oldest, query), (found) => found?.createdAt ?? null),
    );
  },
  prune: (createdBefore: number): Statement =>
    db.delete(rateLimitHits).where(lte(rateLimitHits.createdAt, createdBefore)),
});

const hitsSince = (key: string, since: number) =>
  and(eq(rateLimitHits.key, key), gt(rateLimitHits.createdAt, since));
