import { describe, expect, it } from 'vitest';
import type { NewsletterSendAnswer } from '#contract/mail/newsletter-send.ts';
import { welcomeRestMs } from '#domain/mail/newsletter/newsletter-send.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { listWelcomeLetters } from '#functions/repositories/newsletters/welcome.ts';
import { aText } from '#functions/testing/random/builders.ts';
import { dyingDatabase, unlessKilled } from '#functions/testing/database/broken-database.ts';
import { lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor, subscribed } from '#functions/testing/app/visitors.ts';
import { sendWelcomes } from './send-welcomes.ts';

const app = await testApp({ config: unhurried });
type Cook = Awaited<ReturnType<typeof aCook>>;
const written = { subject: 'Come in', note: aText('The kettle is on'), isActive: true };

/** What the cron does, with a database of its own to reach the data by. */
async function run(database: Database = app.database) {
  const { now } = app.clock;
  return sendWelcomes({
    ...crossingHost(database, now),
    config: unhurried,
    adapters: app.adapters,
    newId: () => crypto.randomUUID(),
    publisher: app.adapters.publisher,
    fromAddress: 'mail@larder.test',
    listWelcomeLetters: (changedBefore) =>
      listWelcomeLetters(database, { now, limit: 1_000, changedBefore }),
  });
}

async function write(cook: Cook, changes: object = {}): Promise<string> {
  const { id } = (await cook.post<NewsletterSendAnswer>('/welcome-letter')).body.newsletterSend;
  await cook.put(`/newsletter-sends/${id}`, { ...written, ...changes });
  return id;
}

const aKitchen = (settings: object = {}) =>
  aCook(app, { settings: { newslettersEnabled: true, ...settings } });

/** Somebody who says that they want the letters. */
async function aNewcomer(cook: Cook) {
  app.clock.now += 1000;
  const { user } = await aVisitor(app, cook);
  const { newsletterSubscribers } = forSite(app.database, cook.site.id);
  await subscribed(app, { siteId: cook.site.id, userId: user.id, plan: 'free' });
  const proof = { now: app.clock.now, isProven: true, source: 'preference' as const };
  await commit(app.database, newsletterSubscribers.subscribe(user.id, proof));
  return user;
}
const rest = () => (app.clock.now += welcomeRestMs);
const gotBy = async ({ email }: { email: string }) =>
  (await lettersTo(app, email)).map(({ subject }) => subject);

describe('The welcome letter', () => {
  it('comes to who subscribes, once, with a way out, and to nobody who was here before', async () => {
    const cook = await aKitchen({ contactEmail: 'hi@pies.example' });
    const before = await aNewcomer(cook);
    app.clock.now += 1000;
    await write(cook);
    const newcomer = await aNewcomer(cook);
    rest();
    await run();
    await run();
    expect(await gotBy(newcomer)).toEqual([written.subject]);
    const [letter] = await lettersTo(app, newcomer.email);
    expect(letter).toMatchObject({
      headers: {
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Reply-To': 'hi@pies.example',
      },
    });
    expect(letter?.text).toContain('/unsubscribe?token=');
    expect(await gotBy(before)).toEqual([]);
  });

  it('rests while it is written', async () => {
    const cook = await aKitchen();
    const id = await write(cook);
    const newcomer = await aNewcomer(cook);
    await run();
    expect(await gotBy(newcomer)).toEqual([]);
    rest();
    await cook.put(`/newsletter-sends/${id}`, { subject: 'Come right in' });
    await run();
    expect(await gotBy(newcomer)).toEqual([]);
    rest();
    await run();
    expect(await gotBy(newcomer)).toEqual(['Come right in']);
  });

  it.each([
    ['turned off', { isActive: false }, {}],
    ['without a subject', { subject: '' }, {}],
    ['without a word', { note: null }, {}],
    ['of a site without letters', {}, { newslettersEnabled: false }],
  ])('is sent to nobody where it is %s', async (_what, changes, settings) => {
    const cook = await aKitchen(settings);
    await write(cook, changes);
    const newcomer = await aNewcomer(cook);
    rest();
    await run();
    expect(await gotBy(newcomer)).toEqual([]);
  });

  it('comes to nobody who has left again, and once to who comes back', async () => {
    const cook = await aKitchen();
    await write(cook);
    const newcomer = await aNewcomer(cook);
    const { newsletterSubscribers: subscribers } = forSite(app.database, cook.site.id);
    const leave = () => commit(app.database, [subscribers.unsubscribe(newcomer.id, app.clock.now)]);
    const proof = { isProven: true, source: 'preference' as const };
    const comeBack = () =>
      commit(app.database, subscribers.subscribe(newcomer.id, { ...proof, now: app.clock.now }));
    await leave();
    rest();
    await run();
    expect(await gotBy(newcomer)).toEqual([]);
    await comeBack();
    await run();
    await leave();
    await comeBack();
    await run();
    expect(await gotBy(newcomer)).toHaveLength(1);
  });

  it('is the same when it is opened twice at once, and no newsletter to be sent', async () => {
    const cook = await aKitchen();
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => cook.post<NewsletterSendAnswer>('/welcome-letter')),
    );
    expect(new Set(opened.map(({ body }) => body.newsletterSend.id)).size).toBe(1);
    const id = await write(cook);
    expect((await cook.post(`/newsletter-sends/${id}/send`, {})).status).toBe(409);
  });

  it('is sent once wherever the process that sends it dies', async () => {
    const cook = await aKitchen();
    await write(cook);
    const newcomers = [await aNewcomer(cook), await aNewcomer(cook)];
    rest();
    for (const isDone of [false, true]) {
      for (let at = 1; at < 12; at += 1) {
        const { database } = dyingDatabase(app.database, { at, isDone });
        await run(database).catch(unlessKilled);
      }
    }
    await run();
    for (const newcomer of newcomers) expect(await gotBy(newcomer)).toEqual([written.subject]);
  });
});
