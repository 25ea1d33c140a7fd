import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { read } from '#functions/db/database.ts';
import { number, rows, selection } from '#functions/db/selection.ts';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { inTurns } from './reads.ts';

const db = await testDatabase();
const taken = selection({ id: number(sql`rowid`) });
const minuteMs = 60_000;
const takenAtOnce = 10;

/** What a job takes of rows that never come off its list. */
async function takenAt(now: number, list: { first: number; length: number }): Promise<number[]> {
  const all = sql`WITH RECURSIVE listed(rowid) AS (SELECT ${list.first} UNION ALL
    SELECT rowid + 1 FROM listed WHERE rowid + 1 < ${list.first + list.length}) SELECT rowid FROM listed`;
  const query = sql`SELECT ${taken} FROM (${all}) ORDER BY ${inTurns(now)} LIMIT ${takenAtOnce}`;
  return (await read(db, rows(taken, query))).map(({ id }) => id);
}

describe('A job that takes a few of many each minute', () => {
  const { below } = randomFrom(16);
  const lists = Array.from({ length: 12 }, () => ({
    first: below(3_000_000),
    length: 11 + below(600),
    begun: Date.UTC(2026, 0, 1) + below(365 * 24 * 60) * minuteMs,
  }));

  it.each(lists)('comes to each of $length that stay for good', async ({ begun, ...list }) => {
    const seen = new Set<number>();
    const rounds = Math.ceil(list.length / takenAtOnce) * 4;
    for (let minute = 0; minute < rounds; minute += 1) {
      for (const id of await takenAt(begun + minute * minuteMs, list)) seen.add(id);
    }
    expect(seen.size).toBe(list.length);
  });
});
