import { commit, type Database } from '#functions/db/database.ts';
import type { Context } from '#functions/http/context.ts';
import { forPlatform } from '#functions/repositories/for-platform.ts';
import { forSite } from '#functions/repositories/for-site.ts';

/** What a crossing needs, in a request as in a job: both sides, and batches of one side each. */
export type CrossingHost = Pick<Context, 'platform' | 'siteOf' | 'prepare' | 'now'>;

/** For a job, which goes on with what requests left pending. */
export const crossingHost = (database: Database, now: number): CrossingHost => ({
  platform: forPlatform(database),
  siteOf: (siteId) => forSite(database, siteId),
  prepare: (statements) => commit(database, statements),
  now,
});

/** Longer than any request lives: what is pending since then was left behind by one that died. */
export const abandonedAfterMs = 5 * 60_000;
/** So that one run of a job comes to an end; the rest has its turn in the next. */
export const sweptAtOnce = 100;

/** One after the other; what fails holds up none of the others, and fails the job in the end. */
export async function sweepEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
