import type { Database } from '#functions/db/database.ts';

/** A database that notes whatever it is asked: each query once, and every round trip. */
export function recordingDatabase(database: Database) {
  const queries = new Set<string>();
  const rounds: string[][] = [];
  const engine: Database['engine'] = {
    batch: (batch) => {
      for (const { sql } of batch) queries.add(sql);
      rounds.push(batch.map(({ sql }) => sql));
      return database.engine.batch(batch);
    },
  };
  const recording: Database = Object.assign(Object.create(database) as Database, { engine });
  return { recording, queries, rounds };
}
