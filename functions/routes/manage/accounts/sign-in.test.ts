import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { idempotencyKeys } from '#functions/db/schema/local/idempotency-keys.ts';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { signInLinks } from '#functions/db/schema/platform/sign-in-links.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { aUser } from '#functions/testing/random/builders.ts';
import { signIn, signInDesk } from '#functions/testing/mail/mailbox.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, clock, database } = app;
const { aLetter, claim, currentUser, enter } = signInDesk(app);
const minuteMs = 60_000;
const expired = { code: 'link_expired', error: 'Your sign in link has expired' };

describe('A sign-in link, §4, S2.2', { timeout: 60_000 }, () => {
  it('begins a session of the person whose address it is', async () => {
    const user = await aUser(database);
    const { token } = await aLetter(user.email);
    const answer = await claim(token);
    expect(answer.status).toBe(200);
    expect(answer.body.currentUser).toMatchObject({ id: user.id, email: user.email });
    expect((await currentUser(answer.body.authToken)).status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('makes an account for an address that has none', async () => {
    const { email, token } = await aLetter();
    const { body } = await claim(token);
    expect(body.currentUser).toMatchObject({ email, displayName: null, handle: null, sites: [] });
    const [row] = await rowsOf(database, users, eq(users.email, email));
    expect(row?.confirmedAt).toBe(clock.now);
  });

  it('works once', async () => {
    const { token } = await aLetter();
    expect((await claim(token)).status).toBe(200);
    const again = await claim(token);
    expect(again.status).toBe(410);
    expect(again.body).toEqual(expired);
  });

  it('works for fifteen minutes', async () => {
    const { token } = await aLetter();
    const { token: other } = await aLetter();
    clock.now += 15 * minuteMs - 1;
    expect((await claim(token)).status).toBe(200);
    clock.now += 1;
    expect((await claim(other)).body).toEqual(expired);
  });

  it('is won by exactly one of many at once', async () => {
    const { email, token } = await aLetter();
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(11);
    const [user] = await rowsOf(database, users, eq(users.email, email));
    const begun = await rowsOf(database, sessions, eq(sessions.userId, user!.id));
    expect(begun).toHaveLength(1);
  });

  it('ends the other open links and codes of its address, and of no other', async () => {
    const first = await aLetter();
    const second = await aLetter(first.email);
    const stranger = await aLetter();
    await claim(second.token);
    expect((await claim(first.token)).body).toEqual(expired);
    expect((await enter(first.email, first.code)).status).toBe(410);
    expect((await claim(stranger.token)).status).toBe(200);
  });

  it('answers the same when it is unknown, malformed or a session', async () => {
    const { token } = await signIn(app);
    const answers = await Promise.all(['x', 'a'.repeat(43), '..%2f', token].map(claim));
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 4 }, () => expired));
  });

  it('is no session itself, S2.1', async () => {
    const { token } = await aLetter();
    expect((await currentUser(token)).status).toBe(401);
  });

  it('is kept as a hash alone, and so is the session, S2.1', async () => {
    const { token, code } = await aLetter();
    const { body } = await claim(token);
    const links = await rowsOf(database, signInLinks);
    const kept = JSON.stringify([links, await rowsOf(database, sessions)]);
    expect([token, `"${code}"`, body.authToken].filter((secret) => kept.includes(secret))).toEqual(
      [],
    );
  });

  it.each(['GET', 'HEAD'])('is not used up by a %s of a mail scanner, S2.3', async (method) => {
    const { token } = await aLetter();
    expect((await call(method, `/api/v1/manage/sign-in/${token}`)).status).toBe(405);
    expect((await claim(token)).status).toBe(200);
  });

  it('is never answered again to a repeat', async () => {
    const { token } = await aLetter();
    const headers = { 'Idempotency-Key': 'once-more' };
    const path = `/api/v1/manage/sign-in/${token}`;
    expect((await call('POST', path, { headers })).status).toBe(200);
    expect((await call('POST', path, { headers })).status).toBe(410);
    expect(await rowsOf(database, idempotencyKeys)).toEqual([]);
  });
});
