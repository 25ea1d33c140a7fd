import { describe, expect, it } from 'vitest';
import { aSite } from '#functions/testing/random/builders.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { clientOf } from './rate-limited.ts';

const { call, clock, database } = await testApp();
const { token } = await aSite(database);
const ask = (address: string) =>
  call('POST', '/api/v1/manage/image-upload-urls', {
    token,
    body: { fileName: 'pie.jpg', contentType: 'image/jpeg' },
    headers: { 'CF-Connecting-IP': address, 'X-Forwarded-For': crypto.randomUUID() },
  });
const askOften = async (address: string, times: number) => {
  const answers = [];
  for (let left = times; left > 0; left -= 1) answers.push(await ask(address));
  return answers.map(({ status }) => status);
};

describe('Upload addresses, S3.2', { timeout: 60_000 }, () => {
  it('are handed out 60 times in ten minutes and no more', async () => {
    expect(new Set(await askOften('192.0.2.1', 60))).toEqual(new Set([201]));
    const refused = await ask('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'rate_limited' });
    expect(refused.headers.get('retry-after')).toBe('600');
  });

  it('are handed out to others meanwhile, and again afterwards', async () => {
    await askOften('192.0.2.2', 61);
    expect((await ask('192.0.2.3')).status).toBe(201);
    clock.now += 600_000;
    expect((await ask('192.0.2.2')).status).toBe(201);
  });
});

describe('What somebody pastes, S3.2', { timeout: 60_000 }, () => {
  it('is read 20 times in ten minutes and no more, a text as an address', async () => {
    const parse = (body: object) => call('POST', '/api/v1/manage/recipe-parse', { token, body });
    const statuses = [];
    for (let left = 20; left > 0; left -= 1)
      statuses.push((await parse({ text: 'Pie\n\n1 apple' })).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await parse({ text: 'Pie\n\n1 apple' })).status).toBe(429);
    expect((await parse({ url: 'https://pies.org/' })).status).toBe(429);
    clock.now += 600_000;
    expect((await parse({ text: 'Pie\n\n1 apple' })).status).toBe(200);
  });
});

describe('A client, S3', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
    ['::fffe:203.0.113.7', '0:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('with the address %s is %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });
});
