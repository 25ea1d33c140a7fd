import { describe, expect, it } from 'vitest';
import { aSession, aUser } from '#functions/testing/random/builders.ts';
import { signIn, signInDesk } from '#functions/testing/mail/mailbox.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, clock, database } = app;
const { claim, currentUser } = signInDesk(app);
const minuteMs = 60_000;
const expired = { code: 'link_expired', error: 'Your sign in link has expired' };

describe('A single-use token, §2, S2.2', { timeout: 60_000 }, () => {
  const handOver = async (token: string) => {
    const path = '/api/v1/manage/single-use-tokens';
    const { body } = await call<{ singleUseToken: string }>('POST', path, { token });
    return body.singleUseToken;
  };

  it('carries a session to another host once', async () => {
    const person = await signIn(app);
    const mgk = await handOver(person.token);
    const { body } = await claim(mgk);
    expect(body.currentUser.id).toBe(person.id);
    expect(body.authToken).not.toBe(person.token);
    expect((await claim(mgk)).body).toEqual(expired);
    expect((await currentUser(person.token)).status).toBe(200);
  });

  it('is won by exactly one of many at once', async () => {
    const mgk = await handOver((await signIn(app)).token);
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(mgk)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('works for five minutes', async () => {
    const { token } = await signIn(app);
    const [first, second] = [await handOver(token), await handOver(token)];
    clock.now += 5 * minuteMs - 1;
    expect((await claim(first)).status).toBe(200);
    clock.now += 1;
    expect((await claim(second)).body).toEqual(expired);
  });

  it('is no session, and no session is one, S2.1', async () => {
    const { id } = await aUser(database);
    const session = await aSession(database, { userId: id });
    expect((await currentUser(await handOver(session))).status).toBe(401);
    expect((await claim(session)).status).toBe(410);
  });

  it('is given to nobody who is not signed in', async () => {
    expect((await call('POST', '/api/v1/manage/single-use-tokens')).status).toBe(401);
  });
});
