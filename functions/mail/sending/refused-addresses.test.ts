import { describe, expect, it } from 'vitest';
import { softBouncesMax } from '#domain/mail/newsletter/newsletter-send.ts';
import { letterDays } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { smtpBulkMailer } from '#functions/mail/transports/smtp-bulk.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { stateOf } from '#functions/testing/archives/imports.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import {
  aNewsletter,
  manyReaders,
  newsletterOf,
  readerEmail,
  runToTheEnd,
} from '#functions/testing/mail/newsletters.ts';
import { type Answers, aToldServer } from '#functions/testing/mail/told-server.ts';

const dayMs = 24 * 60 * 60_000;

/** Newsletters a day apart, by a mail server that says what it is told. */
async function aKitchen(count: number, answers: Answers) {
  const app = await testApp({ config: unhurried });
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  await manyReaders(app, cook, count);
  const server = await aToldServer(answers);
  const mailer = smtpBulkMailer(server.at, server.open);
  const run = (id: string) => runToTheEnd(app, { cook, id, mailer });
  const send = async () => {
    const id = await aNewsletter(cook);
    await run(id);
    app.clock.now += dayMs;
    return newsletterOf(cook, id);
  };
  return { app, cook, server, run, send };
}

describe('An address that a mail server refuses at once', () => {
  it('gets no other letter where there is none such, as the cook sees, and counts once', async () => {
    const dead = [7, 17, 27].map(readerEmail);
    const answers = Object.fromEntries(dead.map((email) => [email, '550 5.1.1 No such user']));
    const { app, cook, server, send } = await aKitchen(30, answers);
    expect((await send()).counts).toMatchObject({ sent: 27, refused: 3 });
    expect(await stateOf(cook, dead[0]!)).toBe('bounced');
    server.lines.splice(0);
    expect((await send()).counts).toMatchObject({ sent: 27, refused: 0 });
    expect(server.lines.filter((line) => line.startsWith('RCPT'))).toHaveLength(27);
    const days = await rowsOf(app.database, letterDays);
    expect(days).toMatchObject([
      { sent: 27, cameBack: 3 },
      { sent: 27, cameBack: 0 },
    ]);
  });

  it('stops a newsletter of which much is refused, which goes on as its cook says', async () => {
    const refused = Array.from({ length: 24 }, (_, place) => readerEmail(place * 5));
    const answers = Object.fromEntries(refused.map((email) => [email, '550 5.1.1 No such user']));
    const { cook, run } = await aKitchen(120, answers);
    const id = await aNewsletter(cook);
    await run(id);
    const stopped = await newsletterOf(cook, id);
    expect(stopped).toMatchObject({ state: 'paused', pausedFor: 'bounces' });
    expect(stopped.counts.refused).toBe(10);
    await cook.post(`/newsletter-sends/${id}/resume`);
    await run(id);
    expect(await newsletterOf(cook, id)).toMatchObject({
      state: 'paused',
      counts: { refused: 20 },
    });
    await cook.post(`/newsletter-sends/${id}/resume`);
    await run(id);
    expect(await newsletterOf(cook, id)).toMatchObject({
      state: 'sent',
      counts: { sent: 96, refused: 24 },
    });
  });

  it('gets others for a while where it is full, and none after several in a row', async () => {
    const full = readerEmail(3);
    const { cook, send } = await aKitchen(12, { [full]: '552 5.2.2 Over quota' });
    for (let letters = 1; letters < softBouncesMax; letters += 1) {
      await send();
      expect(await stateOf(cook, full)).toBe('subscribed');
    }
    await send();
    expect(await stateOf(cook, full)).toBe('bounced');
  });
});
