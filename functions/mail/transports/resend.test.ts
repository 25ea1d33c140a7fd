import { describe, expect, it } from 'vitest';
import type { BulkVerdict } from './mailer.ts';
import { resendBulkMailer, resendMailer } from './resend.ts';

const mail = {
  id: 'a-message',
  from: { name: 'The "Pie" Shop', address: 'mail@larder.test' },
  to: 'edna@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

function aService(status: number, answer: object = {}) {
  const asked: { address: string; init: RequestInit; body: unknown }[] = [];
  const mailer = resendMailer('a-key', (address, init) => {
    asked.push({ address, init, body: typeof init.body === 'string' && JSON.parse(init.body) });
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  return { asked, send: () => mailer.send(mail) };
}

describe('Mail over HTTP, design §10', () => {
  it('goes to the fixed host with its idempotency key', async () => {
    const { asked, send } = aService(200);
    expect(await send()).toMatchObject({ outcome: 'sent' });
    expect(asked[0]?.address).toBe('https://api.resend.com/emails');
    expect(asked[0]?.init.headers).toMatchObject({
      Authorization: 'Bearer a-key',
      'Idempotency-Key': 'a-message',
    });
    expect(asked[0]?.body).toEqual({
      from: '"The Pie Shop" <mail@larder.test>',
      to: ['edna@example.com'],
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
      headers: mail.headers,
    });
  });

  it.each([400, 422])('is refused for good with %i', async (status) => {
    expect(await aService(status).send()).toMatchObject({ outcome: 'refused' });
  });

  it('says so where the address that it is from is refused', async () => {
    const { send } = aService(403, { name: 'validation_error', message: 'Not verified' });
    expect(await send()).toEqual({
      outcome: 'sender-refused',
      reason: 'The mail service answered 403',
    });
  });

  it('may be tried again where the key of the platform is refused', async () => {
    const { send } = aService(403, { name: 'invalid_api_key' });
    await expect(send()).rejects.toThrow('403');
  });

  it.each([401, 409, 429, 500, 503])('may be tried again after %i', async (status) => {
    await expect(aService(status).send()).rejects.toThrow(String(status));
  });
});

async function handedOver(status: number, answer: object) {
  const said: [string, BulkVerdict['outcome']][] = [];
  const mailer = resendBulkMailer('a-key', () =>
    Promise.resolve(new Response(JSON.stringify(answer), { status })),
  );
  const letters = ['edna@example.com', 'jörg@example.com', 'kim@example.com'];
  const mails = letters.map((to) => ({ ...mail, to }));
  const told = await mailer.sendAll(mails, 'a-key', ({ to }, { outcome }) => {
    said.push([to, outcome]);
    return Promise.resolve(outcome !== 'sender-refused');
  });
  for (const { mail: each, verdict } of told) said.push([each.to, verdict.outcome]);
  return Object.fromEntries(said);
}

describe('The letters of a newsletter over HTTP', () => {
  it('are refused alone where no mail server takes their address', async () => {
    const answer = { data: [{ id: 'a' }, { id: 'b' }] };
    expect(await handedOver(200, answer)).toEqual({
      'jörg@example.com': 'refused',
      'edna@example.com': 'sent',
      'kim@example.com': 'sent',
    });
  });

  it('are uncertain at once where their key is known by others, as when somebody left meanwhile', async () => {
    expect(await handedOver(409, { name: 'invalid_idempotent_request' })).toMatchObject({
      'edna@example.com': 'uncertain',
      'kim@example.com': 'uncertain',
    });
  });

  it('stop at the first where the address that they are from is refused', async () => {
    expect(await handedOver(403, { name: 'validation_error' })).toEqual({
      'jörg@example.com': 'refused',
      'edna@example.com': 'sender-refused',
    });
  });

  it('are tried again where the key of the platform is refused', async () => {
    await expect(handedOver(403, { name: 'invalid_api_key' })).rejects.toThrow('403');
  });

  it('are tried again while the same are still being taken', async () => {
    const concurrent = { name: 'concurrent_idempotent_requests' };
    await expect(handedOver(409, concurrent)).rejects.toThrow('409');
  });
});
