import type { Database } from '#functions/db/database.ts';

/** What every call counts, and what is emptied again whatever a call has put into it. */
const passing = /rate_limit_hits|INTO "search_text" \("search_text"\)/;

/** A database that counts the rows that are written through it to stay. */
export function countingDatabase(database: Database) {
  let rows = 0;
  const engine: Database['engine'] = {
    batch: async (batch) => {
      const results = await database.engine.batch(batch);
      const counted = results.filter((_, index) => !passing.test(batch[index]?.sql ?? ''));
      rows += counted.reduce((sum, { changes }) => sum + changes, 0);
      return results;
    },
  };
  const counting: Database = Object.assign(Object.create(database) as Database, { engine });
  return { counting, writtenRows: () => rows };
}

/** A database that records each query and each text bound to one once, and every round trip. */
export function recordingDatabase(database: Database) {
  const queries = new Set<string>();
  const texts = new Set<string>();
  const rounds: string[][] = [];
  const engine: Database['engine'] = {
    batch: (batch) => {
      for (const { sql, params } of batch) {
        queries.add(sql);
        for (const bound of params) if (typeof bound === 'string') texts.add(bound);
      }
      rounds.push(batch.map(({ sql }) => sql));
      return database.engine.batch(batch);
    },
  };
  const recording: Database = Object.assign(Object.create(database) as Database, { engine });
  return { recording, queries, texts, rounds };
}
