import { describe, expect, it } from 'vitest';
import type { Mail } from '#functions/mail/transports/mailer.ts';
import {
  after,
  aMailService,
  aNewsletter,
  aSender,
  manyReaders,
  newsletterOf,
  runToTheEnd,
  untilLifted,
} from '#functions/testing/newsletters.ts';
import { aSenderOf, senderPath } from '#functions/testing/senders.ts';
import { aCook } from '#functions/testing/site-client.ts';
import { testApp, unhurried } from '#functions/testing/test-app.ts';

const own = 'letters@cook.example';
const ours = 'mail@larder.test';

/** A newsletter to some readers of a site that has named an address of its own. */
async function aKitchen(readers: number) {
  const app = await testApp({ config: unhurried });
  const settings = { newslettersEnabled: true, contactEmail: 'hi@pies.example' };
  const cook = await aCook(app, { settings });
  await manyReaders(app, cook, readers);
  const sender = await aSenderOf(app, cook, own);
  return { app, cook, sender, id: await aNewsletter(cook) };
}

async function aProvenKitchen(readers: number) {
  const kitchen = await aKitchen(readers);
  kitchen.sender.write();
  await kitchen.sender.check();
  return kitchen;
}

const sendersOf = (mails: readonly Mail[]) => [...new Set(mails.map(({ from }) => from.address))];

describe('Whom a newsletter is from', () => {
  it('is the platform, with the name of the cook and where answers go, before all is proven', async () => {
    const { app, cook, id } = await aKitchen(3);
    const { mailer, taken } = aMailService();
    await runToTheEnd(app, { cook, id, mailer });
    expect(taken[0]).toMatchObject({
      from: { name: 'Pies', address: ours },
      headers: { 'Reply-To': 'hi@pies.example' },
    });
    expect(sendersOf(taken)).toEqual([ours]);
  });

  it('is the address of the cook once it is proven', async () => {
    const { app, cook, id } = await aProvenKitchen(3);
    const { mailer, taken } = aMailService();
    await runToTheEnd(app, { cook, id, mailer });
    expect(taken[0]).toMatchObject({
      from: { name: 'Pies', address: own },
      headers: { 'Reply-To': 'hi@pies.example' },
    });
    expect(sendersOf(taken)).toEqual([own]);
  });

  it('is nobody else than the site whose proof it is', async () => {
    const { app } = await aProvenKitchen(1);
    const other = await aCook(app, { settings: { newslettersEnabled: true } });
    await manyReaders(app, other, 2);
    const { mailer, taken } = aMailService();
    await runToTheEnd(app, { cook: other, id: await aNewsletter(other), mailer });
    expect(sendersOf(taken)).toEqual([ours]);
  });

  it('is the platform from the next batch on, where the domain is lost on the way', async () => {
    const { app, cook, id, sender } = await aProvenKitchen(250);
    const { mailer, taken } = aMailService();
    const lose = async () => {
      sender.set('dkim', []);
      await sender.check();
      app.clock.now += 15 * 60_000;
      await sender.check();
    };
    await runToTheEnd(app, { cook, id, mailer: after(30, { mailer, act: lose }) });
    const fromOwn = taken.filter(({ from }) => from.address === own);
    expect(fromOwn.length).toBeGreaterThanOrEqual(30);
    expect(fromOwn.length).toBeLessThanOrEqual(100);
    expect(taken).toHaveLength(250);
  });

  it('stays the same where letters are handed over again, whose answer was lost', async () => {
    const { app, cook, id } = await aProvenKitchen(5);
    const { lift, fateOf } = untilLifted('takes and dies');
    const { mailer, taken } = aMailService(fateOf, true);
    await aSender(app, mailer).run(cook, id);
    await cook.delete(senderPath);
    lift();
    app.clock.now += 60_000;
    await runToTheEnd(app, { cook, id, mailer });
    expect(sendersOf(taken)).toEqual([own]);
    expect((await newsletterOf(cook, id)).counts.sent).toBe(5);
  });

  it('is the platform as soon as it has no senders of cooks any more', async () => {
    const { app, cook, id } = await aProvenKitchen(3);
    const { mailer, taken } = aMailService();
    const config = { ...unhurried, ownSenders: null };
    await aSender(app, mailer, { config }).run(cook, id);
    expect(sendersOf(taken)).toEqual([ours]);
  });
});
