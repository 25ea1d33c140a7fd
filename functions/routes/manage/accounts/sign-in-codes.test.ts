import { describe, expect, it } from 'vitest';
import { anAddress, signInDesk, wrongCode } from '#functions/testing/mailbox.ts';
import { testApp, unhurried } from '#functions/testing/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, clock } = app;
const { aLetter, claim, currentUser, enter } = signInDesk(app);
const minuteMs = 60_000;
const anotherCode = async () => {
  const { email, code } = await aLetter();
  return [email, code] as const;
};

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

  it('are those of the newest link alone, while older links still work', async () => {
    const first = await aLetter();
    const second = await aLetter(first.email);
    expect((await enter(first.email, first.code)).status).toBe(410);
    expect((await enter(first.email, second.code)).status).toBe(200);
    const third = await aLetter();
    await aLetter(third.email);
    expect((await claim(third.token)).status).toBe(200);
  });

  it('can be tried twenty times a day, however many links are sent, and then the link works', async () => {
    const email = anAddress();
    for (let links = 4; links > 0; links -= 1) {
      const { code } = await aLetter(email);
      const tries = Array.from({ length: 5 }, () => enter(email, wrongCode(code)));
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(5).fill(410));
      clock.now += 15 * minuteMs;
    }
    const fifth = await aLetter(email);
    const late = await enter(email, fifth.code);
    expect(late.body).toMatchObject({ error: 'This code is wrong or has expired' });
    expect((await claim(fifth.token)).status).toBe(200);
    expect((await enter(...(await anotherCode()))).status).toBe(200);
    clock.now += 24 * 60 * minuteMs;
    const { code } = await aLetter(email);
    expect((await enter(email, code)).status).toBe(200);
  });

  it.each(['12345', '1234567', 'abcdef', '', 123_456])('are never %j', async (code) => {
    const body = { email: 'a@example.com', code };
    const answer = await call('POST', '/api/v1/manage/sign-in-codes', { body });
    expect(answer.status).toBe(400);
  });
});
