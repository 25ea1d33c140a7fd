import { setImmediate } from 'node:timers/promises';
import type { Database } from '#functions/db/database.ts';

/** Thrown where a process dies in a test. */
export class Killed extends Error {}

type Engine = Database['engine'];

/**
 * A database whose client dies at one of its round trips: before it was sent, or after it was done
 * but before the answer arrived. From then on nothing is sent any more.
 */
export function dyingDatabase(database: Database, death: { at: number; isDone: boolean }) {
  let trips = 0;
  const dying = throughEngine(database, async (queries) => {
    trips += 1;
    if (trips > death.at || (trips === death.at && !death.isDone)) throw new Killed();
    const results = await database.engine.batch(queries);
    if (trips === death.at) throw new Killed();
    return results;
  });
  return { database: dying, trips: () => trips };
}

type Life = ReturnType<typeof mortal>;

/**
 * A process that a test kills at one of its round trips, before it is sent or after it is done, and
 * starts again. While it is dead nothing is sent.
 */
export function mortal() {
  let left = Infinity;
  let isDoneBefore = false;
  return {
    /** Its last round trip is the one that comes after `before` others. */
    kill: (before: number, isDone: boolean) => {
      left = before;
      isDoneBefore = isDone;
    },
    /** Answers whether it was dead. */
    revive: (): boolean => {
      const wasDead = left < 0;
      left = Infinity;
      return wasDead;
    },
    trip: async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
      left -= 1;
      if (left < -1 || (left === -1 && !isDoneBefore)) throw new Killed();
      const isLast = left === -1;
      const answer = await send();
      if (isLast) throw new Killed();
      return answer;
    },
  };
}

/** A database that is reached by a process as long as that lives. */
export const mortalDatabase = (database: Database, { trip }: Life): Database =>
  throughEngine(database, (queries) => trip(() => database.engine.batch(queries)));

/**
 * A database whose client waits at one of its round trips, after it was done, until what else
 * happens meanwhile is over.
 */
export function interruptedDatabase(
  database: Database,
  { at, meanwhile }: { at: number; meanwhile: () => Promise<unknown> },
) {
  let trips = 0;
  const interrupted = throughEngine(database, async (queries) => {
    const results = await database.engine.batch(queries);
    trips += 1;
    if (trips === at) await meanwhile();
    return results;
  });
  return { database: interrupted, trips: () => trips };
}

/** A database that is looked at after each of its round trips, where a process may die. */
export const watchedDatabase = (database: Database, look: () => Promise<unknown>): Database =>
  throughEngine(database, async (queries) => {
    const results = await database.engine.batch(queries);
    await look();
    return results;
  });

/** A database whose answers arrive a turn later, so that requests sent together meet in it. */
export const distantDatabase = (database: Database): Database =>
  throughEngine(database, async (queries) => {
    const results = await database.engine.batch(queries);
    await setImmediate();
    return results;
  });

/** The same database, whose batches go through the given function first. */
function throughEngine(database: Database, batch: Engine['batch']): Database {
  return Object.create(database, { engine: { value: { batch } } }) as Database;
}
