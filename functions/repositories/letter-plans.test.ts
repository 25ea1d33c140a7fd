import { describe, expect, it } from 'vitest';
import type { Database } from '#functions/db/database.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { explain } from '#functions/testing/database/query-plan.ts';
import { listSitesWithNews } from './comments/comment-letter.ts';
import { listUntoldReplies } from './comments/reply-letter.ts';
import { pendingImportRepository } from './mail/pending-imports.ts';
import { senderCheckRepository } from './mail/sender-address.ts';
import { letterDayRepository } from './newsletters/letter-days.ts';
import { mailEventRepository } from './newsletters/mail-event.ts';
import { listWelcomeLetters } from './newsletters/welcome.ts';

const turn = { now: 0, limit: 10 };

/** How SQLite goes about what a job asks every minute, a step a line. */
async function stepsOf(ask: (db: Database) => Promise<unknown>): Promise<string[]> {
  const db = await testDatabase();
  const steps: string[] = [];
  const listening = Object.create(db, {
    engine: {
      value: {
        batch: (queries: { sql: string }[]) => {
          for (const { sql } of queries) steps.push(...explain(sql));
          return Promise.resolve(queries.map(() => []));
        },
      },
    },
  }) as Database;
  await ask(listening);
  return steps;
}

/** Welcome letters are one a site at most, in an index of their own; so is what was found before. */
const isWalk = (step: string): boolean =>
  /\bSCAN (?!CONSTANT|waiting)/.test(step) &&
  !step.endsWith('USING INDEX newsletter_sends_welcome');

describe('What is asked every minute or with each batch of letters', () => {
  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['who wrote a comment', (db) => listSitesWithNews(db, { ...turn, since: 0 })],
    ['who was answered', (db) => listUntoldReplies(db, { ...turn, after: 0, before: 1 })],
    ['whose domain DNS is asked for', (db) => senderCheckRepository(db).listDue(0, 10)],
    ['what a site has sent', (db) => letterDayRepository({ db, siteId: 'a' }).history(0)],
    [
      'who is to be asked to confirm',
      (db) => pendingImportRepository(db).listAsking({ now: 0, limit: 5, windowMs: 0 }, 10),
    ],
    ['what was told too early', (db) => mailEventRepository(db).listWaiting(0, 10)],
    ['who is to be welcomed', (db) => listWelcomeLetters(db, { ...turn, changedBefore: 0 })],
  ])('goes by what is new, and reads no table whole: %s', async (_what, ask) => {
    const steps = await stepsOf(ask);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(isWalk)).toEqual([]);
  });
});
