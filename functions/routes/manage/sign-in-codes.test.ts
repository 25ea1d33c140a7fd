import { describe, expect, it } from 'vitest';
import { signInDesk, wrongCode } from '#functions/testing/mailbox.ts';
import { testApp, unhurried } from '#functions/testing/test-app.ts';

const app = await testApp({ config: unhurried });
const { call } = app;
const { aLetter, claim, currentUser, enter } = signInDesk(app);

describe('The six digits beside a link, design §8', { timeout: 60_000 }, () => {
  it('begin the same session', async () => {
    const { email, code, token } = await aLetter();
    const { status, body } = await enter(email, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(status).toBe(200);
    expect((await currentUser(body.authToken)).status).toBe(200);
    expect((await claim(token)).status).toBe(410);
  });

  it('are not those of another address', async () => {
    const { code } = await aLetter();
    const other = await aLetter();
    // Once in a million the two are the same.
    expect(code).not.toBe(other.code);
    expect((await enter(other.email, code)).status).toBe(410);
  });

  it('can be tried five times, and the link works still', async () => {
    const { email, code, token } = await aLetter();
    const tries = Array.from({ length: 5 }, () => enter(email, wrongCode(code)));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(5).fill(410));
    const late = await enter(email, code);
    expect(late.body).toMatchObject({ error: 'This code is wrong or has expired' });
    expect((await claim(token)).status).toBe(200);
  });

  it('are guessed no more often by many at once', async () => {
    const { email, code } = await aLetter();
    await Promise.all(Array.from({ length: 12 }, () => enter(email, wrongCode(code))));
    expect((await enter(email, code)).status).toBe(410);
  });

  it.each(['12345', '1234567', 'abcdef', '', 123_456])('are never %j', async (code) => {
    const body = { email: 'a@example.com', code };
    const answer = await call('POST', '/api/v1/manage/sign-in-codes', { body });
    expect(answer.status).toBe(400);
  });
});
