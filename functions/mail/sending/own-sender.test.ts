import { describe, expect, it } from 'vitest';
import { mailMessages } from '#contract/mail/mail-messages.ts';
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
} from '#functions/testing/mail/newsletters.ts';
import { lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { aSenderOf, senderPath } from '#functions/testing/mail/senders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const own = 'letters@cook.example';
const ours = 'mail@larder.test';
const { senderLost: texts } = mailMessages;

/** A newsletter to some readers of a site that has named an address of its own. */
async function aKitchen(readers: number) {
  const app = await testApp({ config: unhurried });
  const settings = { newslettersEnabled: true, contactEmail: 'hi@pies.example' };
  const owner = await signIn(app);
  const cook = await aCook(app, { settings, ownerId: owner.id });
  await manyReaders(app, cook, readers);
  const sender = await aSenderOf(app, cook, own);
  const told = async () =>
    (await lettersTo(app, owner.email)).filter(({ kind }) => kind === 'sender-lost');
  return { app, cook, sender, told, id: await aNewsletter(cook) };
}

async function aProvenKitchen(readers: number) {
  const kitchen = await aKitchen(readers);
  kitchen.sender.write();
  await kitchen.sender.check();
  return kitchen;
}

/** What a service says to letters from an address that it does not know. */
const refusing = (address: string) => (mail: Mail) =>
  mail.from.address === address
    ? ({ outcome: 'sender-refused', reason: 'The mail service answered 403' } as const)
    : null;

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

  it.each([true, false])(
    'is the platform for all whom the service refuses to take from the address of the cook; with keys: %s',
    async (isIdempotent) => {
      const { app, cook, id, sender, told } = await aProvenKitchen(250);
      const { mailer, taken } = aMailService(refusing(own), isIdempotent);
      await runToTheEnd(app, { cook, id, mailer });
      expect([sendersOf(taken), new Set(taken.map(({ to }) => to)).size]).toEqual([[ours], 250]);
      expect((await newsletterOf(cook, id)).counts).toMatchObject({ sent: 250, uncertain: 0 });
      expect(await sender.view()).toMatchObject({ provenAt: null, isRefused: true });
      expect((await told()).map(({ text }) => text)).toEqual([
        expect.stringContaining(texts.refused.what({ address: own })),
      ]);
    },
  );

  it('is refused once more only after the cook had it checked once more, and is told of then', async () => {
    const { app, cook, id, sender, told } = await aProvenKitchen(3);
    const { mailer } = aMailService(refusing(own));
    await runToTheEnd(app, { cook, id, mailer });
    app.clock.now += 60_000;
    expect((await sender.check()).body.senderAddress).toMatchObject({ isRefused: false });
    expect((await sender.view()).provenAt).not.toBeNull();
    await runToTheEnd(app, { cook, id: await aNewsletter(cook), mailer });
    expect(await told()).toHaveLength(2);
  });

  it('is nobody’s to lose where the service refuses the address of the platform', async () => {
    const { app, cook, id, told } = await aKitchen(3);
    const { lift, fateOf } = untilLifted({ outcome: 'sender-refused', reason: '403' });
    const { mailer, taken } = aMailService(fateOf);
    await aSender(app, mailer).run(cook, id);
    expect([taken, await told()]).toEqual([[], []]);
    lift();
    app.clock.now += 60_000;
    await runToTheEnd(app, { cook, id, mailer });
    expect((await newsletterOf(cook, id)).counts.sent).toBe(3);
  });

  it('is the platform for all also where a service with keys refused that for a day', async () => {
    const { app, cook, id } = await aKitchen(3);
    const { lift, fateOf } = untilLifted({ outcome: 'sender-refused', reason: '403' });
    const { mailer, taken } = aMailService(fateOf, true);
    await aSender(app, mailer).run(cook, id);
    app.clock.now += 24 * 60 * 60_000;
    await aSender(app, mailer).run(cook, id);
    lift();
    await runToTheEnd(app, { cook, id, mailer });
    expect((await newsletterOf(cook, id)).counts).toMatchObject({ sent: 3, uncertain: 0 });
    expect(taken).toHaveLength(3);
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

  it('is the platform for a letter that may have left before by a server without keys, once the domain is lost', async () => {
    const { app, cook, id, sender } = await aProvenKitchen(3);
    const { lift, fateOf } = untilLifted('dies');
    const { mailer, taken } = aMailService(fateOf);
    await aSender(app, mailer).run(cook, id);
    sender.set('dkim', []);
    await sender.check();
    app.clock.now += 15 * 60_000;
    await sender.check();
    lift();
    await runToTheEnd(app, { cook, id, mailer });
    expect(sendersOf(taken)).toEqual([ours]);
  });

  it('is the platform as soon as it has no senders of cooks any more', async () => {
    const { app, cook, id } = await aProvenKitchen(3);
    const { mailer, taken } = aMailService();
    const config = { ...unhurried, ownSenders: null };
    await aSender(app, mailer, { config }).run(cook, id);
    expect(sendersOf(taken)).toEqual([ours]);
  });
});
