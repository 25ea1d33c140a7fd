import { setImmediate } from 'node:timers/promises';
import type { Database } from '#functions/db/database.ts';

/** Thrown where a process dies in a test. */
export class Killed extends Error {}

/** For a catch that is to let nothing else pass. */
export const unlessKilled = (error: unknown): void => {
  if (!(error instanceof Killed)) throw error;
};

type Engine = Database['engine'];

/** At which of its round trips a process dies, counted from one: before it is sent, or after it is done. */
type Death = { at: number; isDone: boolean };
type Mortal = ReturnType<typeof mortal>;

/** A process that a test kills and starts again. While it is dead nothing is sent. */
export function mortal() {
  let trips = 0;
  let death: Death = { at: Infinity, isDone: false };
  return {
    /** Round trips are counted from here. */
    kill: (planned: Death) => {
      trips = 0;
      death = planned;
    },
    /** Answers whether it was dead. */
    revive: (): boolean => {
      const wasDead = trips >= death.at;
      death = { at: Infinity, isDone: false };
      return wasDead;
    },
    trips: () => trips,
    trip: async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
      trips += 1;
      const isLast = trips === death.at;
      if (trips > death.at || (isLast && !death.isDone)) throw new Killed();
      const answer = await send();
      if (isLast) throw new Killed();
      return answer;
    },
  };
}

/** A database whose client dies at one of its round trips, for good. */
export function dyingDatabase(database: Database, death: Death) {
  const process = mortal();
  process.kill(death);
  return { database: mortalDatabase(database, process), trips: process.trips };
}

/** A database that is reached by a process as long as that lives. */
export const mortalDatabase = (database: Database, { trip }: Mortal): Database =>
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
