import { sql } from 'drizzle-orm';
import { commit, type Database, readAll, type Statement } from '#functions/db/database.ts';
import { column } from '../row.ts';

type Take = { key: string; since: number; limit: number; now: number };

/** What was taken, across all isolates. */
export const throttleRepository = (db: Database) => ({
  /** One statement, so that of many at once no more get through than may. */
  async take({ key, since, limit, now }: Take): Promise<boolean> {
    const [taken] = await commit(db, [
      sql`INSERT INTO throttle_takes (key, taken_at) SELECT ${key}, ${now}
          WHERE (SELECT count(*) FROM throttle_takes
            WHERE key = ${key} AND taken_at > ${since}) < ${limit}`,
    ]);
    return taken === 1;
  },
  async findOldest(key: string, since: number): Promise<number | null> {
    const [[row] = []] = await readAll(db, [
      sql`SELECT min(taken_at) AS taken_at FROM throttle_takes
          WHERE key = ${key} AND taken_at > ${since}`,
    ]);
    return row ? column<number | null>(row, 'taken_at') : null;
  },
  prune: (takenBefore: number): Statement =>
    sql`DELETE FROM throttle_takes WHERE taken_at <= ${takenBefore}`,
});
