import { describe, expect, it } from 'vitest';
import { softBouncesMax } from '#domain/mail/newsletter/newsletter-send.ts';
import { returnedMail } from '#functions/adapters/mail-events/returned-mail.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { stateOf } from '#functions/testing/archives/imports.ts';
import {
  aSentNewsletter,
  manyReaders,
  newsletterOf,
  readerEmail,
  returning,
} from '#functions/testing/mail/newsletters.ts';
import { aBounce, aComplaint } from '#functions/testing/mail/reports.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';
import { keepMailEvent } from './take-mail-event.ts';

const app = await testApp({ config: unhurried });

const dayMs = 24 * 60 * 60_000;
const full = aBounce({ status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Over quota' });

/** Letters that have left, a day apart, and what becomes of mail that comes to their return addresses. */
async function lettersThatLeft() {
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  await manyReaders(app, cook, 12);
  const send = async () => {
    app.clock.now += dayMs;
    return aSentNewsletter(app, cook);
  };
  const come = async (to: string, mail: string) => {
    const event = await returnedMail(returning, { to, raw: new TextEncoder().encode(mail) });
    await keepMailEvent(crossingHost(app.database, app.clock.now), event!);
  };
  return { cook, send, come };
}

type Taken = Awaited<ReturnType<typeof aSentNewsletter>>['taken'];
const returnOf = (taken: Taken, email: string): string =>
  taken.find(({ to }) => to === email)!.returnTo!;

describe('Letters that come back by mail', () => {
  it('end the letters to an address that does not exist, as the cook sees', async () => {
    const { cook, send, come } = await lettersThatLeft();
    const { id, taken } = await send();
    const email = readerEmail(4);
    await come(returnOf(taken, email), aBounce());
    expect(await stateOf(cook, email)).toBe('bounced');
    expect((await newsletterOf(cook, id)).counts).toMatchObject({ bounced: 1, sent: 12 });
    const addresses = (await send()).taken.map(({ to }) => to);
    expect(addresses).toHaveLength(11);
    expect(addresses).not.toContain(email);
  });

  it('count once of each letter, so that one that is returned thrice ends nothing', async () => {
    const { cook, send, come } = await lettersThatLeft();
    const { taken } = await send();
    const email = readerEmail(4);
    for (let times = 0; times < 4; times += 1) await come(returnOf(taken, email), full);
    expect(await stateOf(cook, email)).toBe('subscribed');
    for (let letters = 0; letters < 2; letters += 1) {
      await come(returnOf((await send()).taken, email), full);
    }
    expect(await stateOf(cook, email)).toBe('bounced');
  });

  it('end nothing where letters in between stayed, of which by SMTP nobody tells', async () => {
    const { cook, send, come } = await lettersThatLeft();
    const email = readerEmail(4);
    for (let times = 0; times < 4; times += 1) {
      await come(returnOf((await send()).taken, email), full);
      await send();
    }
    expect(await stateOf(cook, email)).toBe('subscribed');
  });

  it('are counted in a row although they come back only after later letters have left', async () => {
    const { cook, send, come } = await lettersThatLeft();
    const email = readerEmail(4);
    const sent = [await send(), await send(), await send(), await send()];
    for (const { taken } of sent.slice(0, 2)) await come(returnOf(taken, email), full);
    expect(await stateOf(cook, email)).toBe('subscribed');
    await come(returnOf(sent[2]!.taken, email), full);
    expect(await stateOf(cook, email)).toBe('bounced');
  });

  it('are counted anew of whoever asked for letters again', async () => {
    const { cook, send, come } = await lettersThatLeft();
    const { user, token } = await aVisitor(app, cook);
    const path = `/api/v1/site/${cook.site.slug}/newsletter-preference`;
    const ask = () => app.call('PUT', path, { token, body: { isSubscribed: true } });
    const comeBack = async () => come(returnOf((await send()).taken, user.email), full);
    await ask();
    for (let letters = 0; letters < softBouncesMax; letters += 1) await comeBack();
    expect(await stateOf(cook, user.email)).toBe('bounced');
    await ask();
    for (let letters = 1; letters < softBouncesMax; letters += 1) await comeBack();
    expect(await stateOf(cook, user.email)).toBe('subscribed');
    await comeBack();
    expect(await stateOf(cook, user.email)).toBe('bounced');
  });

  it('end the letters to whoever complains', async () => {
    const { cook, send, come } = await lettersThatLeft();
    const { taken } = await send();
    const email = readerEmail(7);
    const complaint = aComplaint({ from: returnOf(taken, email) });
    await come('abuse@back.larder.test', complaint);
    expect(await stateOf(cook, email)).toBe('complained');
  });
});
