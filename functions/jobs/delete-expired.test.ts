import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { recipientsKeptMs } from '#domain/mail/newsletter/newsletter-send.ts';
import { newsletterRecipients } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { signInLinks } from '#functions/db/schema/platform/sign-in-links.ts';
import { singleUseTokens } from '#functions/db/schema/platform/single-use-tokens.ts';
import { rateLimitHits } from '#functions/db/schema/platform/rate-limit-hits.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { aSession, aUser } from '#functions/testing/random/builders.ts';
import { anAddress, lettersTo, signIn, signInDesk } from '#functions/testing/mail/mailbox.ts';
import { aSentNewsletter, manyReaders } from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy } from '#functions/testing/app/visitors.ts';
import { deleteExpired } from './delete-expired.ts';

const app = await testApp({ config: unhurried });
const { call, clock, database } = app;
const cook = await aCook(app);
const dayMs = 24 * 60 * 60 * 1000;

const later = (days: number) => deleteExpired(database, clock.now + days * dayMs);
const count = async (...rows: [SQLiteTable, SQL?]) => (await rowsOf(database, ...rows)).length;
const linksTo = (email: string) => count(signInLinks, eq(signInLinks.email, email));
const usersWith = (email: string) => count(users, eq(users.email, email));

describe('What has had its time', () => {
  it('goes: links, single-use tokens, sessions and what calls were counted by', async () => {
    const { email } = await signInDesk(app).aLetter();
    const { token } = await signIn(app);
    await call('POST', '/api/v1/manage/single-use-tokens', { token });
    await aSession(database, { userId: (await aUser(database)).id, expiresAt: clock.now - 1 });
    await later(0);
    expect(await linksTo(email)).toBe(1);
    expect(await count(singleUseTokens)).toBe(1);
    await later(2);
    expect(await linksTo(email)).toBe(0);
    expect(await count(singleUseTokens)).toBe(0);
    expect(await count(rateLimitHits)).toBe(0);
    expect((await call('GET', '/api/v1/manage/current-user', { token })).status).toBe(200);
    await later(31);
    expect((await call('GET', '/api/v1/manage/current-user', { token })).status).toBe(401);
  });

  it('goes: who got which newsletter, of all that ended by then', async () => {
    const own = await testApp({ config: unhurried });
    const writer = await aCook(own, { settings: { newslettersEnabled: true } });
    await manyReaders(own, writer, 2);
    await aSentNewsletter(own, writer);
    await aSentNewsletter(own, writer);
    const recipients = async () => (await rowsOf(own.database, newsletterRecipients)).length;
    expect(await recipients()).toBe(4);
    await deleteExpired(own.database, own.clock.now + recipientsKeptMs);
    expect(await recipients()).toBe(0);
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
    expect(await usersWith(email)).toBe(1);
    await later(31);
    expect(await usersWith(email)).toBe(0);
  });

  it('keeps people who came, and those who took a plan', async () => {
    const came = await signIn(app);
    const email = anAddress();
    await cook.put('/sites', { title: 'Pies', slug: cook.site.slug, subscriptionsEnabled: true });
    await aPasserBy(app, cook).post('/subscriptions', { email, plan: 'free' });
    await later(400);
    expect(await usersWith(came.email)).toBe(1);
    expect(await usersWith(email)).toBe(1);
    expect(await usersWith((await aUser(database)).email)).toBe(1);
  });
});
