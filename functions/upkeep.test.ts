import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readAll } from '#functions/db/database.ts';
import { aSession, aUser } from '#functions/testing/builders.ts';
import { anAddress, lettersTo, signIn, signInDesk } from '#functions/testing/mailbox.ts';
import { aCook } from '#functions/testing/site-client.ts';
import { testApp, unhurried } from '#functions/testing/test-app.ts';
import { aPasserBy } from '#functions/testing/visitors.ts';
import { forgetExpired } from './upkeep.ts';

const app = await testApp({ config: unhurried });
const { call, clock, database } = app;
const cook = await aCook(app);
const dayMs = 24 * 60 * 60 * 1000;

const later = (days: number) => forgetExpired(database, clock.now + days * dayMs);
const count = async (table: string, email?: string) => {
  const [[row] = []] = await readAll(database, [
    email === undefined
      ? sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`
      : sql`SELECT count(*) AS n FROM ${sql.identifier(table)} WHERE email = ${email}`,
  ]);
  return row?.['n'];
};

describe('What has had its time', () => {
  it('goes: links, single-use tokens, sessions and what calls were counted by', async () => {
    const { email } = await signInDesk(app).aLetter();
    const { token } = await signIn(app);
    await call('POST', '/api/v1/manage/single-use-tokens', { token });
    await aSession(database, { userId: (await aUser(database)).id, expiresAt: clock.now - 1 });
    await later(0);
    expect(await count('sign_in_links', email)).toBe(1);
    expect(await count('single_use_tokens')).toBe(1);
    await later(2);
    expect(await count('sign_in_links', email)).toBe(0);
    expect(await count('single_use_tokens')).toBe(0);
    expect(await count('throttle_takes')).toBe(0);
    expect((await call('GET', '/api/v1/manage/current-user', { token })).status).toBe(200);
    await later(31);
    expect((await call('GET', '/api/v1/manage/current-user', { token })).status).toBe(401);
  });

  it('keeps mail that still waits', async () => {
    const { email } = await signInDesk(app).aLetter();
    await later(40);
    expect(await lettersTo(app, email)).toHaveLength(1);
  });

  it('forgets an address that nobody proved to be theirs in thirty days', async () => {
    const email = anAddress();
    await aPasserBy(app, cook).post('/newsletter-subscribers', { email });
    await later(29);
    expect(await count('users', email)).toBe(1);
    await later(31);
    expect(await count('users', email)).toBe(0);
  });

  it('keeps people who came, and those who took a plan', async () => {
    const came = await signIn(app);
    const email = anAddress();
    await cook.put('/sites', { title: 'Pies', slug: cook.site.slug, subscriptionsEnabled: true });
    await aPasserBy(app, cook).post('/subscriptions', { email, plan: 'free' });
    await later(400);
    expect(await count('users', came.email)).toBe(1);
    expect(await count('users', email)).toBe(1);
    expect(await count('users', (await aUser(database)).email)).toBe(1);
  });
});
