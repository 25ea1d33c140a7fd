import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { softBouncesMax } from '#domain/mail/newsletter/newsletter-send.ts';
import type { MessageKind } from '#domain/mail/message-kind.ts';
import { commit } from '#functions/db/database.ts';
import { messageRepository } from '#functions/repositories/mail/message.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { deleteExpired } from '#functions/jobs/delete-expired.ts';
import { waitingMailEvents } from '#functions/db/schema/local/mail-service.ts';
import { hearWaiting } from '#functions/services/newsletters/events/take-mail-event.ts';
import { letterDays } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { mailEventSecret } from '#functions/testing/app/fake-adapters.ts';
import { stateOf } from '#functions/testing/archives/imports.ts';
import {
  after,
  aMailService,
  aNewsletter,
  aSender,
  manyReaders,
  newsletterOf,
  readerEmail,
  runToTheEnd,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const secondsNow = () => Math.floor(Date.now() / 1000);
const keyOf = (secret: string) =>
  Uint8Array.from(atob(secret.replace('whsec_', '')), (letter) => letter.charCodeAt(0));

type Told = { type?: string; data?: object; id?: string; timestamp?: number; secret?: string };

/** A site whose newsletter has left, and the mail service that tells of it. */
async function aSentNewsletter(count = 12) {
  const app = await testApp({ config: unhurried });
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  const readers = await manyReaders(app, cook, count);
  const send = async () => {
    const id = await aNewsletter(cook);
    const { mailer, taken } = aMailService();
    await runToTheEnd(app, { cook, id, mailer });
    const addresses = taken.map(({ to }) => to);
    return { id, addresses, letterTo: (email: string) => taken.find(({ to }) => to === email)!.id };
  };
  const tell = async (told: Told) => {
    const { type = 'email.bounced', id = crypto.randomUUID(), timestamp = secondsNow() } = told;
    const body = JSON.stringify({ type, created_at: '2026-11-27T00:00:00Z', data: told.data });
    const mark = createHmac('sha256', keyOf(told.secret ?? mailEventSecret))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
    const headers = {
      'svix-id': id,
      'svix-timestamp': String(timestamp),
      'svix-signature': `v1,AAAA v1,${mark}`,
    };
    return (await app.call('POST', '/api/v1/mail-events', { body, headers })).status;
  };
  return { app, cook, readers, send, tell };
}

const hard = (letter: string) => ({ email_id: letter, bounce: { type: 'Permanent' } });
const soft = (letter: string) => ({ email_id: letter, bounce: { type: 'Transient' } });

describe('What the mail service tells, S10', () => {
  it.each<[string, Told]>([
    ['that is signed with another secret', { secret: `whsec_${btoa('another')}` }],
    ['of long ago', { timestamp: secondsNow() - 6 * 60 }],
    ['of later', { timestamp: secondsNow() + 6 * 60 }],
  ])('is not believed: %s', async (_, told) => {
    const { cook, send, tell } = await aSentNewsletter();
    const { letterTo } = await send();
    const email = readerEmail(3);
    expect(await tell({ ...told, data: hard(letterTo(email)) })).toBe(400);
    expect(await stateOf(cook, email)).toBe('subscribed');
  });

  it('without a signature is nothing', async () => {
    const { app } = await aSentNewsletter();
    const { status } = await app.call('POST', '/api/v1/mail-events', { body: '{}' });
    expect(status).toBe(400);
  });

  it('of mail that is no newsletter is heard, and changes nothing', async () => {
    const { tell } = await aSentNewsletter();
    expect(await tell({ data: hard('a-letter-to-sign-in') })).toBe(200);
    expect(await tell({ type: 'domain.created', data: { name: 'pies.example' } })).toBe(200);
  });
});

describe('An address that takes no letters', () => {
  it.each([
    ['email.bounced', 'bounced', { bounced: 1, sent: 12 }],
    ['email.complained', 'complained', { complained: 1, sent: 12 }],
    ['email.suppressed', 'given-up', { bounced: 0, refused: 1, sent: 11 }],
  ])('gets none any more after %s, as its cook sees', async (type, state, counts) => {
    const { cook, send, tell } = await aSentNewsletter();
    const { id, letterTo } = await send();
    const email = readerEmail(5);
    expect(await tell({ type, data: hard(letterTo(email)) })).toBe(200);
    expect(await stateOf(cook, email)).toBe(state);
    expect((await newsletterOf(cook, id)).counts).toMatchObject(counts);
    const next = await send();
    expect(next.addresses).not.toContain(email);
  });

  it('for a while is given up after several letters in a row', async () => {
    const { cook, send, tell } = await aSentNewsletter();
    const email = readerEmail(2);
    for (let letters = 1; letters < softBouncesMax; letters += 1) {
      await tell({ data: soft((await send()).letterTo(email)) });
      expect(await stateOf(cook, email)).toBe('subscribed');
    }
    await tell({ data: soft((await send()).letterTo(email)) });
    expect(await stateOf(cook, email)).toBe('bounced');
  });

  it('is not given up where one arrives in between, nor for what is told twice', async () => {
    const { cook, send, tell } = await aSentNewsletter();
    const email = readerEmail(2);
    const first = (await send()).letterTo(email);
    for (let times = 0; times < 5; times += 1) await tell({ id: 'same', data: soft(first) });
    const second = (await send()).letterTo(email);
    await tell({ type: 'email.delivered', data: { email_id: second } });
    const third = (await send()).letterTo(email);
    await tell({ data: soft(third) });
    expect(await stateOf(cook, email)).toBe('subscribed');
  });
});

describe('What comes back of a letter to one reader', () => {
  const aWelcome = async (kind: MessageKind) => {
    const site = await aSentNewsletter(3);
    const { database, clock } = site.app;
    const messages = messageRepository(database);
    const [id, recipient] = [crypto.randomUUID(), readerEmail(1)];
    const texts = { senderName: 'Pies', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
    const message = { id, kind, recipient, siteId: site.cook.site.id, headers: {}, ...texts };
    const allowance = { now: clock.now, limit: 5, windowMs: 1 };
    const written = messages.create({ ...message, expiresAt: null }, allowance);
    await commit(database, [written]);
    const leave = () => commit(database, [messages.keepSent(id, 're_1', clock.now)]);
    const state = () => stateOf(site.cook, recipient);
    return { ...site, leave, state };
  };

  it.each([
    ['newsletter', 'email.complained', 'complained'],
    ['newsletter-welcome', 'email.bounced', 'bounced'],
    ['newsletter-confirmation', 'email.complained', 'complained'],
    ['reply', 'email.suppressed', 'given-up'],
    ['sign-in', 'email.complained', 'subscribed'],
    ['reply', 'email.delivered', 'subscribed'],
  ] as const)('of %s after %s has the address %s', async (kind, type, expected) => {
    const { leave, tell, state } = await aWelcome(kind);
    await leave();
    expect(await tell({ type, data: hard('re_1') })).toBe(200);
    expect(await state()).toBe(expected);
  });

  it('is heard, too, where it is told before the letter is known to have left', async () => {
    const { app, leave, tell, state } = await aWelcome('newsletter-welcome');
    expect(await tell({ data: hard('re_1') })).toBe(200);
    await leave();
    await hearWaiting(crossingHost(app.database, app.clock.now + 60_000));
    expect(await state()).toBe('bounced');
  });
});

describe('What a site sends well', () => {
  it('does not count what came back or was complained of, told once or twice', async () => {
    const { app, send, tell } = await aSentNewsletter();
    const { letterTo } = await send();
    const [one, two, three] = [1, 2, 3].map((place) => letterTo(readerEmail(place)));
    await tell({ data: hard(one!) });
    await tell({ data: soft(two!) });
    for (let times = 0; times < 2; times += 1) {
      await tell({ type: 'email.complained', data: { email_id: three! } });
    }
    expect(await rowsOf(app.database, letterDays)).toMatchObject([{ sent: 12, cameBack: 3 }]);
  });
});

describe('What is told of a letter before the answer that names it is noted', () => {
  it.each([
    ['email.suppressed', 'given-up'],
    ['email.complained', 'complained'],
  ])('is heard once it is: %s', async (type, state) => {
    const { app, cook, tell } = await aSentNewsletter();
    const id = await aNewsletter(cook);
    const { mailer, taken } = aMailService();
    const data = () => ({ email_id: taken[0]!.id });
    const act = async () => expect(await tell({ type, id: 'told once', data: data() })).toBe(200);
    await runToTheEnd(app, { cook, id, mailer: after(1, { mailer, act }) });
    const email = taken[0]!.to;
    expect(await stateOf(cook, email)).toBe('subscribed');
    await hearWaiting(crossingHost(app.database, app.clock.now + 60_000));
    expect(await stateOf(cook, email)).toBe(state);
    expect(await rowsOf(app.database, waitingMailEvents)).toEqual([]);
  });

  it('is looked for ever less often, and forgotten after a day', async () => {
    const { app, tell } = await aSentNewsletter();
    await tell({ data: hard('a-letter-to-sign-in') });
    const [{ at } = { at: 0 }] = await rowsOf(app.database, waitingMailEvents);
    const lookedAt = new Set<number>();
    for (let minutes = 1; minutes <= 23 * 60; minutes += 1) {
      await hearWaiting(crossingHost(app.database, at + minutes * 60_000));
      for (const { lookAt } of await rowsOf(app.database, waitingMailEvents)) lookedAt.add(lookAt);
    }
    expect(lookedAt.size).toBe(11);
    await deleteExpired(app.database, at + 24 * 60 * 60_000);
    expect(await rowsOf(app.database, waitingMailEvents)).toEqual([]);
  });
});

describe('A newsletter of which much comes back', () => {
  it('stands still until its cook lets it go on', async () => {
    const { app, cook, tell } = await aSentNewsletter(200);
    const id = await aNewsletter(cook);
    const { mailer, taken } = aMailService();
    const act = async () => {
      for (const mail of taken.slice(0, 11)) await tell({ data: hard(mail.id) });
    };
    await aSender(app, after(150, { mailer, act })).run(cook, id);
    expect(await newsletterOf(cook, id)).toMatchObject({ state: 'paused', pausedFor: 'bounces' });
    expect(taken).toHaveLength(150);
    await cook.post(`/newsletter-sends/${id}/resume`);
    await runToTheEnd(app, { cook, id, mailer });
    expect(new Set(taken.map(({ to }) => to)).size).toBe(200);
  });
});
