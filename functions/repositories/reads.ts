import { type SQL, sql } from 'drizzle-orm';
import { mapped, type Read, type Statement, together } from '#functions/db/database.ts';
import { firstRow, number, rows, type Selection, selection } from '#functions/db/selection.ts';

const counted = selection({ total: number(sql`count(*)`) });

/** The number of rows of a table or of any FROM expression. */
export const countOf = (from: SQL): Read<number> =>
  mapped(firstRow(counted, sql`SELECT ${counted} FROM ${from}`), (row) => row?.total ?? 0);

/** Whether a query answers any row. */
export const exists = (query: Statement): Read<boolean> => ({
  queries: [query],
  from: ([answered = []]) => answered.length > 0,
});

/** All rows of a query by their id. */
export const rowsById = <Value extends { id: string }>(
  chosen: Selection<Value>,
  query: Statement,
): Read<Map<string, Value>> =>
  mapped(rows(chosen, query), (found) => new Map(found.map((row) => [row.id, row])));

const ringSize = 1_000_003;
/** The golden part of the ring: whatever number of turns was had, they lie evenly on it. */
const stepOfTurn = 618_036;

/**
 * The order in which rows have their turn in the run of a job at `now` (in ms since the epoch), of which
 * there is one a minute: every minute others come first. A job that takes a few of many then comes to
 * each of them, also where those that fail stay on the list for good.
 */
export const inTurns = (now: number): SQL =>
  sql`(rowid % ${ringSize} + ${Math.floor(now / 60_000) % ringSize}) * ${stepOfTurn} % ${ringSize}`;

/** The run of a job, in ms since the epoch, and how many rows it takes. */
export type Turn = { now: number; limit: number };

/** Takes what had its last turn at `before` or earlier. */
export type RepeatedTurn = Turn & { before: number };

/** Several reads as one, by name. */
export function combined<Answers extends Record<string, unknown>, Value>(
  reads: { [Name in keyof Answers]: Read<Answers[Name]> },
  map: (answers: Answers) => Value,
): Read<Value> {
  const named = Object.entries<Read<unknown>>(reads);
  return mapped(together<unknown[]>(...named.map(([, each]) => each)), (answers) => {
    const entries = named.map(([name], place): [string, unknown] => [name, answers[place]]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of `fromEntries` forget the names
    return map(Object.fromEntries(entries) as Answers);
  });
}
