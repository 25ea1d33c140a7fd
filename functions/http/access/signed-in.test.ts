import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { aSession, aSite } from '#functions/testing/random/builders.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { sha256 } from './hash.ts';

const { call, clock, database } = await testApp();
const site = await aSite(database);
const path = `${site.base}/current-site`;
const dayMs = 24 * 60 * 60 * 1000;

const status = async (authorization: string) =>
  (await call('GET', path, { headers: { authorization } })).status;
const sessionEnding = (days: number) =>
  aSession(database, { userId: site.ownerId, expiresAt: clock.now + days * dayMs });
const expiryOf = async (token: string) => {
  const isOfToken = eq(sessions.tokenHash, await sha256(token));
  const [row] = await rowsOf(database, sessions, isOfToken);
  return row?.expiresAt;
};

describe('Sessions, S2', () => {
  it('are accepted as a bearer token, whatever the case of the scheme', async () => {
    expect(await status(`Bearer ${site.token}`)).toBe(200);
    expect(await status(`bearer ${site.token}`)).toBe(200);
  });

  it.each([
    ['another scheme', (token: string) => `Basic ${token}`],
    ['no scheme', (token: string) => token],
    ['two headers in one', (token: string) => `Bearer ${token}, Bearer ${token}`],
    ['more after the token', (token: string) => `Bearer ${token} x`],
    ['an unknown token', () => 'Bearer session-0b8f2c1e-6a55-4d0e-9a43-1f0f6f6f3c55'],
    ['nothing', () => ''],
  ])('are refused as %s', async (_name, header) => {
    expect(await status(header(site.token))).toBe(401);
  });

  it('are never taken from the address', async () => {
    expect((await call('GET', `${path}?token=${site.token}`)).status).toBe(401);
  });

  it('are not opened by what the database keeps of them', async () => {
    expect(await status(`Bearer ${await sha256(site.token)}`)).toBe(401);
  });

  it('end when their time is over', async () => {
    expect(await status(`Bearer ${await sessionEnding(0)}`)).toBe(401);
  });

  it('last thirty days more when used in their last fifteen', async () => {
    const token = await sessionEnding(14);
    await call('GET', path, { token });
    expect(await expiryOf(token)).toBe(clock.now + 30 * dayMs);
  });

  it('stay as they are when used before', async () => {
    const token = await sessionEnding(16);
    await call('GET', path, { token });
    expect(await expiryOf(token)).toBe(clock.now + 16 * dayMs);
  });

  it('end at once when a person signs out, and only that one', async () => {
    const token = await sessionEnding(20);
    expect((await call('POST', '/api/v1/manage/sign-out', { token })).status).toBe(204);
    expect(await status(`Bearer ${token}`)).toBe(401);
    expect(await status(`Bearer ${site.token}`)).toBe(200);
  });
});

describe('The current user, §3', () => {
  it('is the person of the session with the sites they own', async () => {
    const answer = await call('GET', '/api/v1/manage/current-user', { token: site.token });
    expect(answer.body).toMatchObject({
      currentUser: {
        id: site.ownerId,
        displayName: 'Edna Cook',
        avatar: null,
        sites: [{ id: site.id, slug: site.slug, title: site.title }],
      },
    });
  });
});
