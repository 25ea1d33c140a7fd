import { type SQL, sql } from 'drizzle-orm';
import type { Read, Statement } from '#functions/db/database.ts';
import { firstRow, number, selection } from '#functions/db/selection.ts';

const counted = selection({ total: number(sql`count(*)`) });

/** How many rows a table, or what stands behind FROM, has. */
export const countOf = (from: SQL): Read<number> =>
  mapped(firstRow(counted, sql`SELECT ${counted} FROM ${from}`), (row) => row?.total ?? 0);

/** What becomes of the answer of a read. */
export const mapped = <Answer, Value>(
  { queries, from }: Read<Answer>,
  map: (answer: Answer) => Value,
): Read<Value> => ({ queries, from: (answers) => map(from(answers)) });

/** Whether a query answers any row. */
export const exists = (query: Statement): Read<boolean> => ({
  queries: [query],
  from: ([answered = []]) => answered.length > 0,
});
