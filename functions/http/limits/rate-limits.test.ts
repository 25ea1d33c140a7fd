import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { rateLimitHits } from '#functions/db/schema/platform/rate-limit-hits.ts';
import { rateLimitRepository } from '#functions/repositories/requests/rate-limit.ts';
import { anAddress, lastLetterTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { defaultRateLimits, scaledRateLimits } from './rate-limits.ts';

const app = await testApp();
const { call, clock, database } = app;
const cook = await aCook(app);
const site = `/api/v1/site/${cook.site.slug}`;
const manage = '/api/v1/manage';

const from = (address: string) => ({ 'CF-Connecting-IP': address });
const ask = (path: string, address: string, body: object = { email: anAddress() }) =>
  call('POST', path, { body, headers: from(address) });
const inTurn = async (paths: string[], address: string) => {
  const statuses = [];
  for (const path of paths) statuses.push((await ask(path, address)).status);
  return statuses;
};

describe('Calls that can send mail, S3.1', { timeout: 60_000 }, () => {
  const five = [
    `${site}/sign-in`,
    `${site}/sign-up`,
    `${site}/newsletter-subscribers`,
    `${manage}/sign-in`,
    `${manage}/sign-up`,
  ];

  it('are ten in ten minutes for a client, all together', async () => {
    expect(await inTurn([...five, ...five], '192.0.2.1')).toEqual(Array(10).fill(200));
    const refused = await ask(`${manage}/early-signups`, '192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'rate_limited' });
    expect(refused.headers.get('retry-after')).toBe('600');
    const free = { plan: 'free', email: anAddress() };
    expect((await ask(`${site}/subscriptions`, '192.0.2.1', free)).status).toBe(429);
  });

  it('stay open to everybody else, and to the same client later', async () => {
    await inTurn([...five, ...five], '192.0.2.2');
    expect(await inTurn(five, '192.0.2.3')).toEqual(Array(5).fill(200));
    clock.now += 600_000;
    expect(await inTurn(five, '192.0.2.2')).toEqual(Array(5).fill(200));
  });

  it('are no more for many at once than for one after another', async () => {
    const asked = Array.from({ length: 14 }, () => ask(`${manage}/sign-in`, '192.0.2.4'));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it.each([...five, `${manage}/early-signups`, `${site}/subscriptions`])(
    'are counted before anybody reads what was sent: %s',
    async (path) => {
      const client = crypto.randomUUID();
      for (let left = 10; left > 0; left -= 1) {
        expect((await ask(path, client, { email: 'nobody' })).status).toBe(400);
      }
      expect((await ask(path, client, { email: 'nobody' })).status).toBe(429);
    },
  );
});

describe('Claims of tokens, S3.2, S3.3', { timeout: 60_000 }, () => {
  const claim = (token: string, address: string) =>
    call('POST', `${manage}/sign-in/${token}`, { headers: from(address) });
  const claimOften = async (times: number, address: string) => {
    const statuses = [];
    for (let left = times; left > 0; left -= 1) {
      statuses.push((await claim('a'.repeat(43), address)).status);
    }
    return statuses;
  };

  it('are thirty in ten minutes, by link and by code', async () => {
    expect(new Set(await claimOften(30, '192.0.2.6'))).toEqual(new Set([410]));
    const code = { email: anAddress(), code: '123456' };
    expect((await ask(`${manage}/sign-in-codes`, '192.0.2.6', code)).status).toBe(429);
  });

  it('that are refused for a while cost nobody the link that was mailed', async () => {
    const email = anAddress();
    await ask(`${site}/sign-in`, '192.0.2.7', { email });
    const { token } = await lastLetterTo(app, email);
    await claimOften(31, '192.0.2.8');
    expect((await claim(token, '192.0.2.8')).status).toBe(429);
    expect((await claim(token, '192.0.2.7')).status).toBe(200);
  });
});

describe('What is kept to count by', () => {
  it('tells nobody which client it was, and is forgotten', async () => {
    await ask(`${manage}/sign-in`, '203.0.113.99');
    const kept = () => rowsOf(database, rateLimitHits);
    expect(JSON.stringify(await kept())).not.toContain('203.0.113.99');
    await commit(database, [rateLimitRepository(database).prune(clock.now)]);
    expect(await kept()).toEqual([]);
  });
});

describe('Limits, S3', () => {
  it('are raised together on a machine where all clients are one', () => {
    const scaled = scaledRateLimits(100);
    expect(scaled.mail).toEqual({ limit: 1000, windowMs: 600_000 });
    expect(Object.keys(scaled)).toEqual(Object.keys(defaultRateLimits));
  });
});
