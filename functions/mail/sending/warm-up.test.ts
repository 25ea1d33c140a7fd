import { describe, expect, it } from 'vitest';
import { dayOf, nextDayAt } from '#domain/mail/newsletter/warm-up.ts';
import { commit } from '#functions/db/database.ts';
import { letterDays } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { listOpenSends } from '#functions/repositories/newsletters/open-sends.ts';
import { dyingDatabase } from '#functions/testing/database/broken-database.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import {
  aMailService,
  aNewsletter,
  aSender,
  faultsBy,
  manyReaders,
  newsletterOf,
  only,
  readerEmail,
  untilLifted,
} from '#functions/testing/mail/newsletters.ts';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const warmsUp = true;

/** A site that has sent nothing so far, with a newsletter to its readers, on a platform that is careful. */
async function aNewSite(readers: number, mails = aMailService()) {
  const app = await testApp({ config: unhurried });
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  await manyReaders(app, cook, readers);
  const id = await aNewsletter(cook);
  const run = () => aSender(app, mails.mailer, { warmsUp }).run(cook, id);
  const nextDay = () => (app.clock.now = nextDayAt(app.clock.now));
  /** How many leave on each of some days. */
  const days = async (count: number): Promise<number[]> => {
    const left: number[] = [];
    for (let day = 0; day < count; day += 1) {
      const before = mails.taken.length;
      await run();
      left.push(mails.taken.length - before);
      nextDay();
    }
    return left;
  };
  /** What was sent on a day so long ago. */
  const sentBefore = (daysAgo: number, sent: number, cameBack = 0) => {
    const day = dayOf(app.clock.now) - daysAgo;
    const row = { siteId: cook.site.id, day, sent, cameBack };
    return commit(app.database, [app.database.insert(letterDays).values(row)]);
  };
  return { app, cook, id, taken: mails.taken, run, days, nextDay, sentBefore };
}

describe('A site that has sent little so far', () => {
  it('sends more from day to day, and to everybody once in the end', async () => {
    const { cook, days, id, taken } = await aNewSite(2_000);
    // Longer than a newsletter may take otherwise.
    expect(await days(5)).toEqual([200, 500, 1_000, 300, 0]);
    expect(new Set(taken.map(({ to }) => to)).size).toBe(2_000);
    const { state, heldUntil, counts } = await newsletterOf(cook, id);
    expect({ state, heldUntil, sent: counts.sent }).toEqual({
      state: 'sent',
      heldUntil: null,
      sent: 2_000,
    });
  });

  it('says until when the rest waits, and is woken then and not before', async () => {
    const { app, cook, id, run } = await aNewSite(250);
    const wakes = async (now: number) =>
      (await listOpenSends(app.database, { now, seenBefore: now, limit: 10 })).length;
    await run();
    const tomorrow = nextDayAt(app.clock.now);
    expect(await newsletterOf(cook, id)).toMatchObject({
      state: 'sending',
      heldUntil: new Date(tomorrow).toISOString(),
      counts: { sent: 200, waiting: 50 },
    });
    expect([await wakes(tomorrow - 1), await wakes(tomorrow)]).toEqual([0, 1]);
  });

  it('shares what it may between its newsletters', async () => {
    const { app, cook, run, taken, days } = await aNewSite(150);
    await run();
    const second = await aNewsletter(cook, { subject: 'Pears' });
    const mails = aMailService();
    const runSecond = () => aSender(app, mails.mailer, { warmsUp }).run(cook, second);
    await runSecond();
    expect([taken.length, mails.taken.length]).toEqual([150, 50]);
    await days(1);
    await runSecond();
    expect(mails.taken).toHaveLength(150);
  });

  it('is told by nothing that another site sent', async () => {
    const { app, days } = await aNewSite(300);
    const other = await aCook(app);
    const day = dayOf(app.clock.now) - 1;
    const row = { siteId: other.site.id, day, sent: 50_000 };
    await commit(app.database, [app.database.insert(letterDays).values(row)]);
    expect(await days(1)).toEqual([200]);
  });

  it('hands over again what was being handed over, although today is used up', async () => {
    const { lift, fateOf } = untilLifted('takes and dies');
    const { app, cook, id, run, sentBefore } = await aNewSite(50, aMailService(fateOf, true));
    await run();
    lift();
    await sentBefore(0, 200);
    app.clock.now += 60_000;
    await run();
    expect((await newsletterOf(cook, id)).counts).toMatchObject({ sent: 50, uncertain: 0 });
  });
});

describe('What a site has sent before', () => {
  it('lets it send more', async () => {
    const { days, sentBefore } = await aNewSite(700);
    await sentBefore(3, 500);
    expect(await days(1)).toEqual([700]);
  });

  it.each([
    ['much of it came back', { daysAgo: 3, cameBack: 26 }],
    ['it was too long ago', { daysAgo: 61, cameBack: 0 }],
  ])('counts for nothing where %s', async (_why, { daysAgo, cameBack }) => {
    const { days, sentBefore } = await aNewSite(300);
    await sentBefore(daysAgo, 500, cameBack);
    expect(await days(1)).toEqual([200]);
  });

  it('is counted with what was refused', async () => {
    const refused = only(readerEmail(4), { outcome: 'refused', reason: '550' });
    const { app, days } = await aNewSite(30, aMailService(refused));
    await days(1);
    expect(await rowsOf(app.database, letterDays)).toMatchObject([{ sent: 29, cameBack: 1 }]);
  });

  it.each([1, 2, 3])(
    'is counted once a letter, among faults of all kinds, life %i',
    async (seed) => {
      const random = randomFrom(seed);
      const mails = aMailService(faultsBy(random));
      const { app, cook, id } = await aNewSite(60, mails);
      for (let lives = 0; lives < 40; lives += 1) {
        const at = 1 + random.below(120);
        const { database } = dyingDatabase(app.database, { at, isDone: random.chance(0.5) });
        await Promise.allSettled([aSender(app, mails.mailer, { database, warmsUp }).run(cook, id)]);
        app.clock.now += 20 * 60_000;
      }
      const { state, counts } = await newsletterOf(cook, id);
      const counted = (await rowsOf(app.database, letterDays)).map(({ sent }) => sent);
      expect(state).toBe('sent');
      expect(counted.reduce((sum, each) => sum + each, 0)).toBe(counts.sent);
    },
  );
});

describe('A platform that is not careful', () => {
  it('lets everybody send what they like', async () => {
    const { app, cook, id } = await aNewSite(300);
    await aSender(app, aMailService().mailer).run(cook, id);
    expect((await newsletterOf(cook, id)).counts.sent).toBe(300);
  });
});
