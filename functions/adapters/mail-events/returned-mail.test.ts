import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBounce, aComplaint } from '#functions/testing/mail/reports.ts';
import { returnAddresses } from '../return-address.ts';
import { returnedMail } from './returned-mail.ts';

const addresses = returnAddresses('a secret', 'back.larder.test');
const letter = { sendId: crypto.randomUUID(), userId: crypto.randomUUID() };
const to = await addresses.addressOf(letter);
const abuse = 'complaints@back.larder.test';
const heard = (mail: string, at = to) =>
  returnedMail(addresses, { to: at, raw: new TextEncoder().encode(mail) });
const kindOf = async (mail: string, at = to) => (await heard(mail, at))?.kind;

describe('A letter that comes back', () => {
  it('is told by its address', async () => {
    expect(await heard(aBounce())).toMatchObject({ letter, kind: 'bounced' });
  });

  it.each([
    ['no such mailbox', '5.1.1', 'smtp; 550 5.1.1 No such user', 'bounced'],
    ['a mailbox that is closed', '5.2.1', 'smtp; 550 5.2.1 Disabled', 'bounced'],
    ['no such domain', '5.4.4', 'dns; Host not found', 'bounced'],
    ['a domain without mail', '5.1.10', 'smtp; 556 5.1.10 Null MX', 'bounced'],
    ['a server that says no more than no', '5.0.0', 'smtp; 550 unknown user', 'bounced'],
    ['a full mailbox', '5.2.2', 'smtp; 552 5.2.2 Over quota', 'soft-bounced'],
    ['what its server calls full', '5.0.0', 'smtp; 552-5.2.2 Over quota', 'soft-bounced'],
    ['a letter taken for spam', '5.7.1', 'smtp; 550 5.7.1 Rejected', 'soft-bounced'],
    ['a server that was away too long', '4.4.1', 'smtp; timed out', 'soft-bounced'],
    ['a status with words', '5.1.1 (bad destination)', 'x', 'bounced'],
    ['no status that one knows', 'nonsense', 'x', 'soft-bounced'],
  ])('says by %s what becomes of the address', async (...[, status, diagnostic, kind]) => {
    expect(await kindOf(aBounce({ status, diagnostic }))).toBe(kind);
  });

  it.each(['delayed', 'delivered', 'relayed', 'expanded', ''])(
    'has not come back where the action is %j',
    async (action) => {
      expect(await heard(aBounce({ action, status: '4.4.1' }))).toBeNull();
    },
  );

  it('is read where fields are folded, in capitals, or of several recipients', async () => {
    const folded = 'ACTION:\r\n  Failed\r\nstatus: 5.1.1\r\n\r\nAction: delayed\r\nStatus: 4.0.0';
    expect(await kindOf(aBounce({ lines: `Reporting-MTA: dns; x\r\n\r\n${folded}` }))).toBe(
      'bounced',
    );
  });

  it('is nobody’s at an address that we never made', async () => {
    const forged = await returnAddresses('another', 'back.larder.test').addressOf(letter);
    expect(await heard(aBounce(), forged)).toBeNull();
    expect(await heard(aBounce(), abuse)).toBeNull();
  });
});

describe('Whoever complains', () => {
  it.each(['abuse', 'Fraud', 'opt-out'])('is heard: %s', async (type) => {
    expect(await heard(aComplaint({ type, from: to }), abuse)).toMatchObject({
      letter,
      kind: 'complained',
    });
    expect(await kindOf(aComplaint({ type, returnPath: to }), abuse)).toBe('complained');
  });

  it.each(['not-spam', 'auth-failure', 'virus', ''])('has not complained: %j', async (type) => {
    expect(await heard(aComplaint({ type, from: to }), abuse)).toBeNull();
  });

  it('has to know the address of the letter', async () => {
    expect(await heard(aComplaint({ from: 'mail@larder.test' }), abuse)).toBeNull();
    expect(await heard(aComplaint({}), to)).toBeNull();
  });
});

describe('What is no report', () => {
  it.each([
    'Subject: I am away\r\nAuto-Submitted: auto-replied\r\n\r\nAction: failed\r\nStatus: 5.1.1',
    'Subject: Delivery Status Notification (Failure)\r\nX-Failed-Recipients: a@b.example\r\n\r\n550 5.1.1',
    '',
    'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n'.repeat(40),
  ])('changes nothing', async (mail) => {
    expect(await heard(mail)).toBeNull();
  });

  it('is never more than that, whatever it is', async () => {
    const bytes = fc.uint8Array({ maxLength: 400 });
    const holds = fc.asyncProperty(bytes, async (raw) => {
      expect(await returnedMail(addresses, { to, raw })).toBeNull();
    });
    await fc.assert(holds);
  });
});
