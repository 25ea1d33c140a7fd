import { describe, expect, it } from 'vitest';
import { type MessageKind, messageKinds, readerKinds } from '#domain/mail/message-kind.ts';
import { returnedMail } from '#functions/adapters/mail-events/returned-mail.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { commit } from '#functions/db/database.ts';
import type { Mail, MailVerdict } from '#functions/mail/transports/mailer.ts';
import { smtpMailer } from '#functions/mail/transports/smtp.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { messageRepository } from '#functions/repositories/mail/message.ts';
import { keepMailEvent } from '#functions/services/newsletters/events/take-mail-event.ts';
import { stateOf } from '#functions/testing/archives/imports.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';
import { returning } from '#functions/testing/mail/newsletters.ts';
import { aBounce } from '#functions/testing/mail/reports.ts';
import { type Answers, aToldServer } from '#functions/testing/mail/told-server.ts';
import { deliverMessage } from './deliver.ts';

const app = await testApp({ config: unhurried });
const { clock, database } = app;
const messages = messageRepository(database);
const cook = await aCook(app, { settings: { newslettersEnabled: true } });

/** Somebody who gets letters, and one of a kind to them that waits. */
async function aLetter(kind: MessageKind, id: string = crypto.randomUUID()) {
  const { user, token } = await aVisitor(app, cook);
  const path = `/api/v1/site/${cook.site.slug}/newsletter-preference`;
  await app.call('PUT', path, { token, body: { isSubscribed: true } });
  const texts = { senderName: 'Pies', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  const named = { id, kind, siteId: cook.site.id, recipient: user.email, headers: {} };
  const message = { ...named, ...texts, expiresAt: null };
  await commit(database, [messages.create(message, { now: clock.now, limit: 9, windowMs: 1 })]);
  return { id, state: () => stateOf(cook, user.email) };
}

/** Hands it over, to a server that answers what it is told. */
async function deliver(id: string, answers: Answers = {}) {
  const { at, open, lines } = await aToldServer(answers);
  const sent: Mail[] = [];
  const { send } = smtpMailer({ ...at, credentials: null }, open);
  const mailer = {
    send: (mail: Mail): Promise<MailVerdict> => {
      sent.push(mail);
      return send(mail);
    },
  };
  const host = {
    messages,
    mailer,
    fromAddress: 'mail@larder.test',
    senderOf: () => Promise.resolve(null),
    returnAddresses: returning,
    suppress: (siteId: string, email: string, now: number) =>
      forSite(database, siteId).mailOutcomes.suppressAddress(email, 'bounced', now),
    loseSender: () => Promise.resolve(),
    commit: (statements: Parameters<typeof commit>[1]) => commit(database, statements),
    now: () => clock.now,
    log: () => undefined,
  };
  await deliverMessage(host, id);
  return { from: lines.find((line) => line.startsWith('MAIL')), returnTo: sent[0]?.returnTo };
}

const come = async (to: string, report: string) => {
  const raw = new TextEncoder().encode(report);
  const event = await returnedMail(returning, { to, raw });
  await keepMailEvent(crossingHost(database, clock.now), event!);
};

describe('A letter to one reader by SMTP', () => {
  it.each(readerKinds)(
    'comes back to an address of its own, and ends letters: %s',
    async (kind) => {
      const { id, state } = await aLetter(kind, `${kind}.${crypto.randomUUID()}`);
      const { from, returnTo } = await deliver(id);
      expect(from).toBe(`MAIL FROM:<${returnTo}>`);
      expect(await state()).toBe('subscribed');
      await come(returnTo!, aBounce());
      expect(await state()).toBe('bounced');
    },
  );

  it.each(messageKinds.filter((kind) => !readerKinds.includes(kind)))(
    'comes back to the platform where it is none of a site to its readers: %s',
    async (kind) => {
      const { id, state } = await aLetter(kind);
      expect((await deliver(id)).from).toBe('MAIL FROM:<mail@larder.test>');
      const refused = await aLetter(kind);
      await deliver(refused.id, { RCPT: '550 5.1.1 no such user' });
      expect([await state(), await refused.state()]).toEqual(['subscribed', 'subscribed']);
    },
  );

  it.each([
    ['550 5.1.1 no such user', 'bounced'],
    ['552 5.2.2 over quota', 'subscribed'],
    ['550 5.7.1 looks like spam', 'subscribed'],
    ['451 4.3.0 later', 'subscribed'],
  ])('that is refused with %s has its reader %s', async (answer, expected) => {
    for (const kind of readerKinds) {
      const { id, state } = await aLetter(kind);
      await deliver(id, { RCPT: answer });
      expect(await state()).toBe(expected);
    }
  });
});
