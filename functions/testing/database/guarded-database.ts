import type { Database } from '#functions/db/database.ts';
import { crossingsIn } from './sides.ts';

/** The same database, which refuses a statement or a batch of writes over both sides. */
export function guarded(database: Database): Database {
  const { engine } = database;
  const batch: typeof engine.batch = (queries) => {
    const crossings = crossingsIn(queries).map((tables) => tables.join(' '));
    if (crossings.length > 0) {
      throw new Error(`Both of the platform and of a site: ${crossings.join('; ')}`);
    }
    return engine.batch(queries);
  };
  return Object.assign(database, { engine: { batch } });
}
