import { describe, expect, it } from 'vitest';
import { testDatabase } from '#functions/testing/database/database.ts';
import { findStalePages } from '#functions/testing/publishing/stale-pages.ts';

const database = await testDatabase();
/** Each round trip to D1 goes through a process of its own. */
const edits = process.env['DATABASE'] === 'd1' ? 60 : 1000;

describe('Stale pages over 1,000 random edits, design §15', () => {
  it('are none: time and again the site equals one made from scratch', async () => {
    const run = { seed: 1, edits, recipes: 40, checkEvery: 10 };
    const report = await findStalePages(database, run);
    expect(report.stale).toEqual([]);
    expect(report.pagesStanding).toBeGreaterThan(60);
  }, 600_000);

  it('are none after each of 60 edits of a small site', async () => {
    const run = { seed: 2, edits: 60, recipes: 6, checkEvery: 1 };
    expect((await findStalePages(database, run)).stale).toEqual([]);
  }, 60_000);
});
