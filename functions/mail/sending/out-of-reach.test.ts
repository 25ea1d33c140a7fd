import { describe, expect, it } from 'vitest';
import { resendBulkMailer } from '#functions/mail/transports/resend.ts';
import { smtpBulkMailer } from '#functions/mail/transports/smtp-bulk.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import {
  aNewsletter,
  aSender,
  manyReaders,
  newsletterOf,
  readerEmail,
  runToTheEnd,
} from '#functions/testing/mail/newsletters.ts';
import { type Answers, aToldServer } from '#functions/testing/mail/told-server.ts';

const hourMs = 60 * 60_000;

async function aKitchen(count: number) {
  const app = await testApp({ config: unhurried });
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  await manyReaders(app, cook, count);
  const id = await aNewsletter(cook);
  return { app, cook, id, counts: async () => (await newsletterOf(cook, id)).counts };
}

/** A newsletter by a mail server that says what it is told until it is well again. */
async function byServer(count: number, answers: Answers) {
  const kitchen = await aKitchen(count);
  const server = await aToldServer(answers);
  const mailer = smtpBulkMailer(server.at, server.open);
  const { app, cook, id } = kitchen;
  /** Asks every so often for some hours; answers what was logged. */
  const goOnFor = async (hours: number) => {
    const end = app.clock.now + hours * hourMs;
    const sender = aSender(app, mailer);
    while (app.clock.now < end) {
      await sender.run(cook, id);
      app.clock.now += 2 * 60_000;
    }
    return sender.failures;
  };
  return { ...kitchen, server, goOnFor, finish: () => runToTheEnd(app, { cook, id, mailer }) };
}

describe('A mail server that takes nothing for hours', () => {
  it.each<[string, Answers, Answers]>([
    ['says so to MAIL', { MAIL: '451 4.7.1 Try again later' }, { MAIL: '250 ok' }],
    ['closes with 421 at RCPT', { RCPT: '421 4.3.2 Going down' }, { RCPT: '250 ok' }],
    ['closes with 421 behind the letter', { end: '421 4.3.2 No room' }, { end: '250 taken' }],
    ['hangs up at RCPT', { RCPT: '' }, { RCPT: '250 ok' }],
    ['hangs up at DATA', { DATA: '' }, { DATA: '354 go on' }],
    ['does not greet', { hello: '' }, { hello: '220 mail.test' }],
  ])('and %s costs no reader their letter', async (_how, ill, well) => {
    const { server, goOnFor, finish, counts } = await byServer(12, ill);
    await goOnFor(5);
    expect(server.taken).toEqual([]);
    server.tell(well);
    await finish();
    expect(await counts()).toMatchObject({ sent: 12, uncertain: 0 });
    expect(new Set(server.taken).size).toBe(12);
    expect(server.taken).toHaveLength(12);
  });

  it('nor does one who is the end of every connection cost it others', async () => {
    const poison = readerEmail(5);
    const { server, goOnFor, counts } = await byServer(12, { [poison]: '421 Too much' });
    await goOnFor(3);
    expect(await counts()).toMatchObject({ sent: 11, waiting: 1, uncertain: 0 });
    expect(server.taken).not.toContain(poison);
  });

  it('leaves a letter as uncertain that it never answers, once it was sent twice', async () => {
    const { server, goOnFor, finish, counts } = await byServer(3, { end: '' });
    await goOnFor(1);
    server.tell({ end: '250 taken' });
    await finish();
    const { sent, uncertain } = await counts();
    expect(uncertain).toBeGreaterThan(0);
    expect(sent + uncertain).toBe(3);
  });
});

describe('A mail server that takes nothing from us for one domain', () => {
  const blocked = '550 5.7.1 Our system has detected that this message is likely unsolicited mail';
  const ofThat = [1, 4, 7, 10, 13, 16, 19, 22, 25, 28].map(readerEmail);
  const toAll = (answer: string) => Object.fromEntries(ofThat.map((email) => [email, answer]));

  it('is asked later and later, while others go on, and its readers get theirs in the end', async () => {
    const { server, goOnFor, finish, counts, id } = await byServer(30, toAll(blocked));
    const failures = await goOnFor(6);
    expect(await counts()).toMatchObject({ sent: 20, waiting: 10, refused: 0 });
    const asked = server.lines.filter((line) => ofThat.some((email) => line.includes(email)));
    expect(asked.length).toBeLessThan(40);
    expect(failures).toContainEqual(
      expect.objectContaining({ event: 'newsletter_blocked', newsletter: id }),
    );
    expect(JSON.stringify(failures)).not.toContain('@');
    server.tell(toAll('250 ok'));
    await finish();
    expect(await counts()).toMatchObject({ sent: 30, refused: 0 });
  });

  it('is asked for one address alone ever more rarely, where it takes the others', async () => {
    const closed = readerEmail(4);
    const { server, goOnFor, counts } = await byServer(30, { [closed]: blocked });
    await goOnFor(12);
    expect(await counts()).toMatchObject({ sent: 29, waiting: 1 });
    const asked = server.lines.filter((line) => line.includes(closed));
    expect(asked.length).toBeLessThan(20);
  });

  it('is asked for nobody for a while where it says so of whoever connects', async () => {
    const answer = '554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied';
    const { server, goOnFor, finish, counts } = await byServer(30, { RCPT: answer });
    await goOnFor(6);
    expect(await counts()).toMatchObject({ waiting: 30 });
    server.tell({ RCPT: '250 ok' });
    await finish();
    expect(await counts()).toMatchObject({ sent: 30, refused: 0 });
  });
});

/** The service refuses every call for longer than it keeps keys, and may have taken all before without an answer. */
async function byService(isFirstLost: boolean) {
  const kitchen = await aKitchen(5);
  const { app, cook, id } = kitchen;
  const letters: string[] = [];
  const isWellAt = app.clock.now + 30 * hourMs;
  const known = new Set<string | null>();
  const mailer = resendBulkMailer('a-key', async (_address, init) => {
    const all = await new Response(init.body).json<{ to: [string] }[]>();
    const key = new Headers(init.headers).get('Idempotency-Key');
    const isLost = isFirstLost && !known.has(key);
    known.add(key);
    if (!isLost && app.clock.now < isWellAt) return new Response('', { status: 429 });
    letters.push(...all.map(({ to: [to] }) => to));
    if (isLost) throw new Error('The answer was lost');
    return Response.json({ data: all.map(({ to: [to] }) => ({ id: to })) });
  });
  await runToTheEnd(app, { cook, id, mailer });
  return { ...kitchen, letters };
}

describe('A mail service with keys that refuses every call for more than a day', () => {
  it('costs no reader their letter', async () => {
    const { letters, counts } = await byService(false);
    expect(await counts()).toMatchObject({ sent: 5, uncertain: 0 });
    expect(letters).toHaveLength(5);
  });

  it('gets nothing twice that it took before without an answer', async () => {
    const { letters, counts } = await byService(true);
    expect(await counts()).toMatchObject({ sent: 0, uncertain: 5 });
    expect(letters).toHaveLength(5);
  });
});
