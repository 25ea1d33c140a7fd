import { describe, expect, it } from 'vitest';
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
import { testApp } from '#functions/testing/app/test-app.ts';
import { keepMailEvent } from './take-mail-event.ts';

const app = await testApp();

/** Letters that have left, and what becomes of mail that comes to their return addresses. */
async function lettersThatLeft() {
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  await manyReaders(app, cook, 12);
  const send = () => aSentNewsletter(app, cook);
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
    const full = aBounce({ status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Over quota' });
    for (let times = 0; times < 4; times += 1) await come(returnOf(taken, email), full);
    expect(await stateOf(cook, email)).toBe('subscribed');
    for (let letters = 0; letters < 2; letters += 1) {
      await come(returnOf((await send()).taken, email), full);
    }
    expect(await stateOf(cook, email)).toBe('bounced');
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
