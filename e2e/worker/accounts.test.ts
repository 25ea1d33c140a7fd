import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commit, d1Database } from '#functions/db/database.ts';
import type { KeptMail } from '#functions/repositories/mail/outbox.ts';
import { messageRepository } from '#functions/repositories/mail/message.ts';
import { findFreePort } from '#scripts/running/port.ts';
import {
  aWorkerSite,
  startWorker,
  until,
  type WorkerPlatform,
  type WorkerSite,
} from '../platform/worker-site.ts';

const port = await findFreePort();
let platform: WorkerPlatform;
let pies: WorkerSite;

beforeAll(async () => {
  platform = await startWorker(port);
  pies = await aWorkerSite(platform, 'pies');
});
afterAll(() => platform.stop());

async function post(path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await platform.ask({
    host: pies.host,
    path: `/api/v1/site/pies${path}`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: JSON.parse(answer.text) as Record<string, string> };
}

async function mailsTo(address: string): Promise<KeptMail[]> {
  const path = `/dev/mail?to=${encodeURIComponent(address)}`;
  const headers = { Accept: 'application/json' };
  const { text } = await platform.ask({ host: platform.host, path, headers });
  return (JSON.parse(text) as { mails: KeptMail[] }).mails;
}

async function mailTo(address: string): Promise<KeptMail> {
  await until(async () => (await mailsTo(address)).length > 0);
  const [mail] = await mailsTo(address);
  if (!mail) throw new Error(`No mail came for ${address}`);
  return mail;
}

const tokenIn = ({ text }: KeptMail) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const oneClickIn = ({ headers }: KeptMail) =>
  new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '');
const codeIn = ({ text }: KeptMail) => /^\d{6}$/m.exec(text)?.[0] ?? '';

describe('Accounts in the Worker, design §8', () => {
  it('open by a link that the queue has sent, and that one of many claims wins', async () => {
    const email = 'link@example.com';
    expect((await post('/sign-in', { email })).status).toBe(200);
    const token = tokenIn(await mailTo(email));
    const claims = await Promise.all(Array.from({ length: 12 }, () => post(`/sign-in/${token}`)));
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(claims.filter(({ status }) => status === 410)).toHaveLength(11);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('open by a code', async () => {
    const email = 'code@example.com';
    await post('/sign-up', { email, subscribe: true });
    const code = codeIn(await mailTo(email));
    const { status, body } = await post('/sign-in-codes', { email, code });
    expect(status).toBe(200);
    const headers = { Authorization: `Bearer ${body['authToken']}` };
    const path = '/api/v1/site/pies/current-user';
    const user = await platform.ask({ host: pies.host, path, headers });
    expect(JSON.parse(user.text)).toMatchObject({ currentUser: { email } });
  });

  it('name in their links the host they were asked for on, whatever a header says', async () => {
    const email = 'host@example.com';
    await post('/sign-in', { email }, { 'X-Forwarded-Host': 'evil.example' });
    const { text, html } = await mailTo(email);
    expect(text).toContain(`http://${pies.host}/sign-in/callback?token=`);
    expect(text + html).not.toContain('evil');
  });
});

describe('Mail in the Worker, S11.3', () => {
  const waiting = {
    id: crypto.randomUUID(),
    siteId: null,
    kind: 'newsletter-welcome',
    recipient: 'crash@example.com',
    senderName: 'Pies',
    subject: 'Left behind by a crash',
    html: '<p>Hello</p>',
    text: 'Hello',
    headers: {},
    expiresAt: null,
  } as const;

  it('that nobody was woken for is found by the cron, and leaves no body behind', async () => {
    const database = d1Database(platform.database);
    const allowance = { now: Date.now(), limit: 5, windowMs: Date.now() };
    await commit(database, [messageRepository(database).create(waiting, allowance)]);
    await platform.runCron();
    expect((await mailTo(waiting.recipient)).subject).toBe('Left behind by a crash');
    await until(async () => (await stateOf(waiting.id)) === 'sent');
  });

  it('ends a newsletter by one click without a session', async () => {
    const email = 'click@example.com';
    await post('/newsletter-subscribers', { email });
    const address = oneClickIn(await mailTo(email));
    const answer = await platform.ask({
      host: address.host,
      path: address.pathname,
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ isSubscribed: false });
  });

  it('is read on the platform alone', async () => {
    expect((await platform.ask({ host: pies.host, path: '/dev/mail' })).status).toBe(404);
    const page = await platform.ask({ host: platform.host, path: '/dev/mail' });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

async function stateOf(id: string) {
  const database = d1Database(platform.database);
  const [row] = await database.all<{ state: string; body: string | null }>(
    sql`SELECT state, text AS body FROM messages WHERE id = ${id}`,
  );
  return row?.body === null ? row.state : 'with its body';
}

describe('The page about the API, design §7', () => {
  it('is there with its strict policy', async () => {
    const page = await platform.ask({ host: platform.host, path: '/api/docs' });
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).toContain('Have a sign-in link and a code mailed');
  });
});
