import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AudienceAnswer } from '#contract/mail/newsletter-send.ts';
import { schema } from '#functions/db/schema.ts';
import { commit } from '#functions/db/database.ts';
import { newsletterRecipients } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { listOpenSends } from '#functions/repositories/newsletters/open-sends.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import {
  dyingDatabase,
  Killed,
  mortal,
  mortalDatabase,
} from '#functions/testing/database/broken-database.ts';
import {
  aBusyDomain,
  after,
  aMailService,
  aNewsletter,
  aSender,
  faultsBy,
  manyReaders,
  newsletterOf,
  only,
  readerEmail,
  runDying,
  runToTheEnd,
  untilLifted,
} from '#functions/testing/mail/newsletters.ts';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const aKitchen = async (count: number, written: object = {}) => {
  const app = await testApp();
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  const readers = await manyReaders(app, cook, count);
  return { app, cook, readers, id: await aNewsletter(cook, written) };
};
const addressesOf = (mails: { to: string }[]) => mails.map(({ to }) => to).toSorted();
const emailsOf = (readers: { email: string }[]) => readers.map(({ email }) => email).toSorted();

describe('A newsletter that is sent', () => {
  it('comes to everybody who asked for it, once', async () => {
    const { app, cook, readers, id } = await aKitchen(250);
    const { mailer, taken } = aMailService();
    await runToTheEnd(app, { cook, id, mailer });
    expect(addressesOf(taken)).toEqual(emailsOf(readers));
    const { state, counts } = await newsletterOf(cook, id);
    expect({ state, ...counts }).toMatchObject({ state: 'sent', recipients: 250, sent: 250 });
  });

  it('comes with links and headers of one person each, and with no script', async () => {
    const { app, cook, id } = await aKitchen(3);
    const { mailer, taken } = aMailService();
    await runToTheEnd(app, { cook, id, mailer });
    const one = taken[0]!;
    const token = one.text.split('unsubscribe?token=')[1]!.trim();
    expect(one.headers).toMatchObject({
      'List-Unsubscribe': `<https://larder.test/api/v1/unsubscribes/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<${cook.site.id}.newsletters.larder.test>`,
      'Feedback-ID': `${id}:${cook.site.id}:newsletter:larder`,
    });
    expect(new Set(taken.map(({ html }) => html)).size).toBe(3);
  });

  it.each([
    ['free', 0],
    ['paid', 1],
  ])('comes to %s readers alone', async (audience, isPaid) => {
    const { app, cook, readers, id } = await aKitchen(40, { audience });
    const { mailer, taken } = aMailService();
    await runToTheEnd(app, { cook, id, mailer });
    const meant = readers.filter((reader) => reader.isPaid === isPaid);
    expect(addressesOf(taken)).toEqual(emailsOf(meant));
  });

  it('brings what is for paying readers to nobody whose plan has ended by the clock', async () => {
    const { app, cook, readers, id } = await aKitchen(40, { audience: 'paid' });
    const paying = readers.filter(({ isPaid }) => isPaid === 1);
    const [ended, ...others] = paying;
    const { subscriptions } = schema;
    const isOfThem = eq(subscriptions.userId, ended!.id);
    const ends = app.database.update(subscriptions).set({ endsAt: app.clock.now }).where(isOfThem);
    await commit(app.database, [ends]);
    const count = await cook.get<AudienceAnswer>('/newsletter-audience');
    expect(count.body).toMatchObject({ paid: 9, free: 31 });
    const { mailer, taken } = aMailService();
    await runToTheEnd(app, { cook, id, mailer });
    expect(addressesOf(taken)).toEqual(emailsOf(others));
  });

  it('comes to nobody who left before it was their turn', async () => {
    const { app, cook, readers, id } = await aKitchen(30);
    const leaver = readers[7]!;
    const { newsletterSubscribers } = forSite(app.database, cook.site.id);
    const { mailer, taken } = aMailService();
    const away = { ...mailer, sendAll: () => Promise.reject(new Error('Away')) };
    await aSender(app, away).run(cook, id);
    await commit(app.database, [newsletterSubscribers.unsubscribe(leaver.id, app.clock.now)]);
    await runToTheEnd(app, { cook, id, mailer });
    expect(addressesOf(taken)).not.toContain(leaver.email);
    expect((await newsletterOf(cook, id)).counts).toMatchObject({ sent: 29, skipped: 1 });
  });

  it('comes to nobody else once it is canceled', async () => {
    const { app, cook, id } = await aKitchen(120);
    const { mailer, taken } = aMailService();
    const act = () => cook.post(`/newsletter-sends/${id}/cancel`);
    const canceling = after(10, { mailer, act });
    await runToTheEnd(app, { cook, id, mailer: canceling });
    expect(taken).toHaveLength(10);
    const { state, counts } = await newsletterOf(cook, id);
    expect({ state, sent: counts.sent }).toEqual({ state: 'canceled', sent: 10 });
  });

  it('waits for its time', async () => {
    const { app, cook } = await aKitchen(3);
    const id = await aNewsletter(cook, { isDraft: true });
    const sendAt = new Date(app.clock.now + 60 * 60_000).toISOString();
    await cook.post(`/newsletter-sends/${id}/send`, { sendAt });
    const { mailer, taken } = aMailService();
    await aSender(app, mailer).run(cook, id);
    expect(taken).toEqual([]);
    await runToTheEnd(app, { cook, id, mailer });
    expect(taken).toHaveLength(3);
  });
});

describe('A newsletter that nobody is to get any more', () => {
  const scheduled = async () => {
    const { app, cook } = await aKitchen(3);
    const id = await aNewsletter(cook, { isDraft: true });
    const sendAt = new Date(app.clock.now + 60_000).toISOString();
    await cook.post(`/newsletter-sends/${id}/send`, { sendAt });
    app.clock.now += 2 * 60_000;
    const { mailer, taken } = aMailService();
    const run = () => aSender(app, mailer).run(cook, id);
    const woken = async () => {
      const asked = { now: app.clock.now, seenBefore: app.clock.now, limit: 10 };
      return (await listOpenSends(app.database, asked)).map((open) => open.id).includes(id);
    };
    return { app, cook, id, taken, run, woken };
  };

  it('stays where its site was deleted, and goes on where that comes back', async () => {
    const { app, cook, taken, run, woken } = await scheduled();
    const { site: sites } = forSite(app.database, cook.site.id);
    expect(await woken()).toBe(true);
    await commit(app.database, [sites.setDeleted(app.clock.now)]);
    expect(await woken()).toBe(false);
    await run();
    expect(taken).toEqual([]);
    await commit(app.database, [sites.setDeleted(null)]);
    await run();
    expect(taken).toHaveLength(3);
  });

  it('stands still where newsletters were turned off since', async () => {
    const { cook, id, taken, run } = await scheduled();
    const off = { title: cook.site.title, slug: cook.site.slug, newslettersEnabled: false };
    await cook.put('/sites', off);
    await run();
    expect(taken).toEqual([]);
    expect(await newsletterOf(cook, id)).toMatchObject({
      state: 'paused',
      pausedFor: 'turned-off',
    });
  });

  it('counts the letters of who was removed since, as nobody’s', async () => {
    const { app, cook, readers, id } = await aKitchen(6);
    const { mailer } = aMailService();
    await runToTheEnd(app, { cook, id, mailer });
    expect((await cook.delete(`/subscribers/${readers[0]!.id}`)).status).toBe(204);
    expect((await newsletterOf(cook, id)).counts.sent).toBe(6);
    const rows = await rowsOf(app.database, newsletterRecipients);
    expect(rows.map(({ userId }) => userId)).not.toContain(readers[0]!.id);
  });
});

describe('A mail service that is not well', () => {
  it('is asked again for what it wants later, and its other letters go on', async () => {
    const { app, cook, readers, id } = await aKitchen(60);
    const begun = app.clock.now;
    const { said, fateOf } = aBusyDomain('mail.example', 9);
    const { mailer, taken } = aMailService(fateOf);
    await aSender(app, mailer).run(cook, id);
    expect(taken.length).toBe(40);
    await runToTheEnd(app, { cook, id, mailer });
    expect(addressesOf(taken)).toEqual(emailsOf(readers));
    // Five find it out, then one each time: the domain is left alone meanwhile, longer and longer.
    expect(said.times).toBe(9);
    expect(app.clock.now - begun).toBeGreaterThan((1 + 2 + 4 + 8 - 1) * 60_000);
  });

  it('ends what it refuses for good', async () => {
    const { app, cook, id } = await aKitchen(30);
    const reason = 'The mail server answered 550 to RCPT';
    const { mailer } = aMailService(only(readerEmail(4), { outcome: 'refused', reason }));
    await runToTheEnd(app, { cook, id, mailer });
    expect((await newsletterOf(cook, id)).counts).toMatchObject({ sent: 29, refused: 1 });
  });

  it('that refuses everybody stops the newsletter, which goes on once the cook says so', async () => {
    const { app, cook, id } = await aKitchen(60);
    const { lift, fateOf } = untilLifted({ outcome: 'refused', reason: 'No' });
    const { mailer, taken } = aMailService(fateOf);
    await runToTheEnd(app, { cook, id, mailer });
    expect(await newsletterOf(cook, id)).toMatchObject({ state: 'paused', pausedFor: 'refusals' });
    lift();
    await cook.post(`/newsletter-sends/${id}/resume`);
    await runToTheEnd(app, { cook, id, mailer });
    expect(taken).toHaveLength(40);
    expect((await newsletterOf(cook, id)).state).toBe('sent');
  });

  it('sends the same letters by the same key where its answer was lost', async () => {
    const { app, cook, readers, id } = await aKitchen(20);
    const { lift, fateOf } = untilLifted('takes and dies');
    const { mailer, taken, keys } = aMailService(fateOf, true);
    await aSender(app, mailer).run(cook, id);
    const lost = keys.splice(0);
    lift();
    taken.splice(0);
    app.clock.now += 60_000;
    await runToTheEnd(app, { cook, id, mailer });
    expect(addressesOf(taken)).toEqual(emailsOf(readers));
    expect(keys.toSorted()).toEqual(lost.toSorted());
  });
});

describe('A sender that dies', () => {
  it.each([false, true])(
    'misses nobody, wherever in its work it dies (after the write: %s)',
    async (isDone) => {
      const { app, cook, readers, id } = await aKitchen(8);
      const { mailer, taken } = aMailService();
      const deaths = await runDying(app, { cook, id, mailer, isDone });
      expect(deaths).toBeGreaterThan(5);
      expect([...new Set(addressesOf(taken))]).toEqual(emailsOf(readers));
      expect(taken.length - readers.length).toBeLessThanOrEqual(deaths);
    },
  );

  it('sends nothing to who left after it died', async () => {
    const { app, cook, readers, id } = await aKitchen(20);
    const { mailer, taken } = aMailService();
    const { newsletterSubscribers } = forSite(app.database, cook.site.id);
    // It dies as it notes the third letter; all twenty were taken before.
    const process = mortal();
    const dead = after(3, {
      mailer,
      act: () => {
        process.kill({ at: 1, isDone: false });
        return Promise.reject(new Killed());
      },
    });
    const sender = aSender(app, dead, { database: mortalDatabase(app.database, process) });
    await expect(sender.run(cook, id)).rejects.toThrow(Killed);
    const reached = new Set(addressesOf(taken));
    const leaver = readers.find(({ email }) => !reached.has(email))!;
    await commit(app.database, [newsletterSubscribers.unsubscribe(leaver.id, app.clock.now)]);
    app.clock.now += 10 * 60_000;
    await runToTheEnd(app, { cook, id, mailer });
    expect(addressesOf(taken)).not.toContain(leaver.email);
    expect((await newsletterOf(cook, id)).counts).toMatchObject({ sent: 19, skipped: 1 });
  });

  it.each([1, 2, 3, 4])('misses nobody among faults of all kinds, life %i', async (seed) => {
    const { app, cook, readers, id } = await aKitchen(130);
    const random = randomFrom(seed);
    const { mailer, taken } = aMailService(faultsBy(random));
    let lives = 0;
    while ((await newsletterOf(cook, id)).state !== 'sent') {
      const at = 1 + random.below(120);
      const { database } = dyingDatabase(app.database, { at, isDone: random.chance(0.5) });
      await Promise.allSettled([
        aSender(app, mailer, { database }).run(cook, id),
        aSender(app, mailer).run(cook, id),
      ]);
      lives += 1;
      app.clock.now += 20 * 60_000;
    }
    const { counts } = await newsletterOf(cook, id);
    const distinct = new Set(taken.map(({ id: letter }) => letter));
    expect(distinct.size).toBeGreaterThanOrEqual(readers.length - counts.uncertain);
    expect(counts.sent + counts.uncertain).toBe(readers.length);
    // One letter of each life may have left without a note of it.
    expect(taken.length - distinct.size).toBeLessThanOrEqual(2 * lives);
  });
});
