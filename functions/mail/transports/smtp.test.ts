import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, aToldServer, silence } from '#functions/testing/mail/told-server.ts';
import type { Mail } from './mailer.ts';
import { smtpMailer } from './smtp.ts';
import { smtpBulkMailer } from './smtp-bulk.ts';
import { limitsMs } from './smtp-limits.ts';
import type { SmtpServer } from './smtp-session.ts';

const mail: Mail = {
  id: 'a-message',
  from: { name: 'Pâtisserie', address: 'mail@larder.test' },
  to: 'edna@example.com',
  subject: 'Ünïcode',
  html: '<p>Hello</p>',
  text: '.hidden\r\n.\r\nHello',
  headers: { 'List-Unsubscribe': '<https://x.test/u>' },
};

type Changes = Partial<SmtpServer> & { returnTo?: string };

async function send(answers: Answers = {}, { returnTo, ...changes }: Changes = {}, to = mail.to) {
  const { at, open, lines } = await aToldServer(answers);
  const server = { ...at, credentials: { user: 'edna', password: 'pie' }, ...changes };
  const verdict = smtpMailer(server, open).send({ ...mail, to, returnTo });
  return { verdict, lines };
}

describe('Mail by SMTP, design §10', () => {
  it('is handed over to one recipient and taken', async () => {
    const { verdict, lines } = await send();
    expect(await verdict).toEqual({ outcome: 'sent', providerId: null });
    const commands = lines.filter((line) => /^(?:EHLO|AUTH|MAIL|RCPT|DATA|\.|QUIT)/.test(line));
    expect(commands).toEqual([
      'EHLO larder',
      `AUTH PLAIN ${btoa('\0edna\0pie')}`,
      'MAIL FROM:<mail@larder.test>',
      'RCPT TO:<edna@example.com>',
      'DATA',
      '.',
      'QUIT',
    ]);
    expect(lines).toContain('List-Unsubscribe: <https://x.test/u>');
    expect(lines).toContain('Message-ID: <a-message@larder.test>');
  });

  it('names its recipient in ASCII, and is refused for good where that cannot be', async () => {
    const known = await send({}, {}, 'edna@bücher.example');
    expect(await known.verdict).toEqual({ outcome: 'sent', providerId: null });
    expect(known.lines).toContain('RCPT TO:<edna@xn--bcher-kva.example>');
    const unknown = await send({}, {}, 'jörg@example.com');
    expect(await unknown.verdict).toMatchObject({ outcome: 'refused' });
    expect(unknown.lines.filter((line) => /^(?:MAIL|RCPT)/.test(line))).toEqual([]);
  });

  it('says its password only after the connection is encrypted', async () => {
    const { verdict, lines } = await send({}, { security: 'starttls' });
    await verdict;
    const steps = lines.map((line) => line.split(' ', 1)[0]).slice(0, 5);
    expect(steps).toEqual(['EHLO', 'STARTTLS', '(encrypted)', 'EHLO', 'AUTH']);
  });

  it('says nothing more to a server that will not encrypt', async () => {
    const { verdict, lines } = await send({ STARTTLS: '502 no' }, { security: 'starttls' });
    await expect(verdict).rejects.toThrow('answered 502 to STARTTLS');
    expect(lines).toEqual(['EHLO larder', 'STARTTLS']);
  });

  it.each([
    ['RCPT', '550 no such person'],
    ['end', '554 not that'],
  ])('is refused for good by %s: %s', async (step, answer) => {
    const verdict = await (await send({ [step]: answer })).verdict;
    expect(verdict).toMatchObject({ outcome: 'refused' });
    expect(JSON.stringify(verdict)).not.toContain('@');
  });

  it.each([
    ['RCPT', '550 5.1.1 No such user', 'bounced'],
    ['RCPT', '550 no such person', 'bounced'],
    ['RCPT', '552 5.2.2 Over quota', 'soft-bounced'],
    ['RCPT', '554 no', 'soft-bounced'],
    ['end', '550 5.1.1 No such user', 'bounced'],
    ['end', '552 5.2.2 Over quota', 'soft-bounced'],
    ['end', '550 I do not like it', undefined],
    ['end', '554 5.6.0 Content rejected', undefined],
  ])('with many others says of the address what %s: %s does', async (step, answer, bounce) => {
    const { at, open } = await aToldServer({ [step]: answer });
    const told: unknown[] = [];
    const note = async (_mail: Mail, verdict: unknown) => told.push(verdict) > 0;
    await smtpBulkMailer(at, open).sendAll([mail], 'a-key', note);
    expect(told).toMatchObject([{ outcome: 'refused', bounce }]);
  });

  it.each([
    ['hello', '421 busy'],
    ['AUTH', '535 wrong'],
    ['MAIL', '530 sign in first'],
    ['MAIL', '451 not now'],
    ['MAIL', '550 Daily message limit exceeded for this account'],
    ['MAIL', '550 5.7.1 Invalid credentials for relay [192.0.2.1]'],
    ['MAIL', '554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied'],
    ['RCPT', '451 later'],
    ['RCPT', '550 5.7.1 Our system has detected that this message is likely unsolicited mail'],
    ['RCPT', '554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied'],
    ['RCPT', '504 5.5.2 <larder>: Helo command rejected: need fully-qualified hostname'],
    ['RCPT', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example'],
    ['end', '550 5.7.26 Unauthenticated email is not accepted due to its DMARC policy'],
    ['end', '554 Message rejected: Email address is not verified. edna@example.com'],
    ['end', '452 full'],
  ])('may be tried again after %s: %s', async (step, answer) => {
    await expect((await send({ [step]: answer })).verdict).rejects.toThrow(answer.slice(0, 3));
  });

  it.each([
    ['MAIL', '553 not from you'],
    ['MAIL', '550 5.1.7 no'],
    ['MAIL', '550 Sender address is not allowed.'],
    ['MAIL', '554 5.7.1 <mail@larder.test>: Sender address rejected: not owned by user edna'],
    ['RCPT', '553 5.7.1 <mail@larder.test>: Sender address rejected: not owned by user edna'],
    ['end', '554 Message rejected: Email address is not verified.'],
    ['end', '554 Email address is not verified: edna@example.com, mail@larder.test'],
    ['end', '550 5.1.8 no'],
    ['end', '554 5.2.252 SendAsDenied; edna@larder.test not allowed to send as mail@larder.test'],
    ['end', '550 The from address does not match a verified Sender Identity.'],
  ])('is told to be from an address that is refused by %s: %s', async (step, answer) => {
    const verdict = await (await send({ [step]: answer })).verdict;
    expect(verdict).toMatchObject({ outcome: 'sender-refused' });
    expect(JSON.stringify(verdict)).not.toContain('@');
  });

  it.each([
    ['MAIL', '550 no'],
    ['MAIL', '553 5.7.1 <a@back.larder.test>: Sender address rejected: not owned by user edna'],
    ['MAIL', '550 5.1.7 no'],
    ['RCPT', '553 5.7.1 <a@back.larder.test>: Sender address rejected: not owned by user edna'],
    ['RCPT', '550 5.1.8 <a@back.larder.test>: Sender address rejected: Domain not found'],
    ['RCPT', '550 Sender verify failed'],
    ['DATA', '554 5.1.8 no'],
    ['end', '550 5.7.1 <a@BACK.larder.test>: Sender address rejected: not owned by user edna'],
  ])(
    'waits where it is the address that it comes back to that is refused by %s: %s',
    async (step, answer) => {
      const { verdict } = await send({ [step]: answer }, { returnTo: 'a@back.larder.test' });
      await expect(verdict).rejects.toThrow(answer.slice(0, 3));
    },
  );

  it('is told that its sender is refused by who has read it, wherever it comes back to', async () => {
    const answer = '554 Message rejected: Email address is not verified.';
    const { verdict } = await send({ end: answer }, { returnTo: 'a@back.larder.test' });
    expect(await verdict).toMatchObject({ outcome: 'sender-refused' });
  });

  it('waits with many others where the address that they come back to is refused', async () => {
    const answer = '553 5.7.1 <a@back.larder.test>: Sender address rejected: not owned by user';
    const { at, open } = await aToldServer({ RCPT: answer });
    const mailer = smtpBulkMailer(at, open);
    const told: unknown[] = [];
    const mails = [{ ...mail, returnTo: 'a@back.larder.test' }];
    const sending = mailer.sendAll(mails, 'a-key', async (_mail, verdict) => !told.push(verdict));
    await expect(sending).rejects.toThrow('553 5.7.1 to RCPT');
    expect(told).toEqual([]);
  });

  it.each(['hello', 'EHLO', 'RCPT', 'DATA', 'end'])(
    'may be tried again when the server hangs up at %s',
    async (step) => {
      await expect((await send({ [step]: '' })).verdict).rejects.toThrow(
        /hung up|closed|reset|EPIPE/i,
      );
    },
  );

  it('is sent although the server says no goodbye', async () => {
    expect(await (await send({ QUIT: '' })).verdict).toEqual({ outcome: 'sent', providerId: null });
  });
});

describe('A mail server that is slow, RFC 5321 4.5.3.2', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const reached: Record<string, RegExp> = { RCPT: /^RCPT/, end: /^\.$/ };
  /** A letter that is handed over to a server which says nothing at a step; time passes as it is told. */
  async function waitingAt(step: string) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { at, open, lines, sayNow } = await aToldServer({ [step]: silence });
    const told: string[] = [];
    const verdict = smtpMailer(at, open).send(mail);
    const settled = verdict.then(
      ({ outcome }) => told.push(outcome),
      (error: Error) => told.push(error.message),
    );
    await expect.poll(() => lines.some((line) => reached[step]!.test(line))).toBe(true);
    const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    return { told, wait, sayNow, settled };
  }

  it('has minutes to store a letter, which would come twice otherwise', async () => {
    const { told, wait, sayNow, settled } = await waitingAt('end');
    await wait(4 * 60_000);
    expect(told).toEqual([]);
    sayNow('250 taken');
    await settled;
    expect(told).toEqual(['sent']);
  });

  it.each([
    ['RCPT', limitsMs.command],
    ['end', limitsMs.message],
  ])('is given up at %s in the end', async (step, limit) => {
    const { told, wait, settled } = await waitingAt(step);
    await wait(limit);
    await settled;
    expect(told).toEqual(['The mail server took too long']);
  });
});
