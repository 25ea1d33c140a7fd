import { describe, expect, it } from 'vitest';
import { signInDesk, wrongCode } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, clock } = app;
const { aLetter, claim, currentUser, enter } = signInDesk(app);
const minuteMs = 60_000;
const person = '192.0.2.1';
const stranger = '203.0.113.9';

/** Wrong codes, all at once. */
const tryWrong = (email: string, code: string, { times, from }: { times: number; from?: string }) =>
  Promise.all(
    Array.from({ length: times }, (_, index) =>
      enter(email, wrongCode(code), from ?? `203.0.113.${index + 10}`),
    ),
  );

/** Somebody asked for a code, and twenty others guess at it. */
async function anAddressUnderAttack() {
  const { email, code } = await aLetter(undefined, person);
  await tryWrong(email, code, { times: 20 });
  return { email, code };
}

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

  it('are those of the link that a client asked for, whoever asks for others', async () => {
    const { email, code } = await aLetter(undefined, person);
    await aLetter(email, stranger);
    expect((await enter(email, code, person)).status).toBe(200);
  });

  it('are those of a link that has one, whoever signs the address up for letters', async () => {
    const { email, code } = await aLetter(undefined, person);
    const { site } = await aCook(app, { settings: { newslettersEnabled: true } });
    const path = `/api/v1/site/${site.slug}/newsletter-subscribers`;
    await call('POST', path, { body: { email } });
    expect((await enter(email, code, stranger)).status).toBe(200);
  });

  it('are tried away by nobody else', async () => {
    const { email, code } = await aLetter(undefined, person);
    await tryWrong(email, code, { times: 5, from: stranger });
    expect((await enter(email, code, stranger)).status).toBe(410);
    expect((await enter(email, code, person)).status).toBe(200);
  });

  it('open to whom they were sent, whatever many others have guessed', async () => {
    const { email, code } = await anAddressUnderAttack();
    expect((await enter(email, code, person)).status).toBe(200);
  });

  it('open to who asks anew in the hours after many guesses', async () => {
    const { email } = await anAddressUnderAttack();
    clock.now += 23 * 60 * minuteMs;
    const { code } = await aLetter(email, person);
    expect((await enter(email, code, person)).status).toBe(200);
  });

  it('are taken slowly from clients that asked for none, after twenty wrong ones in a day', async () => {
    const { email, code } = await anAddressUnderAttack();
    const refused = await enter(email, code, '198.51.100.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(240);
    clock.now += 5 * minuteMs;
    expect((await enter(email, code, '198.51.100.8')).status).toBe(200);
  });

  it('are guessed once on each link that the guesser asked for, after twenty wrong ones', async () => {
    const { email } = await anAddressUnderAttack();
    clock.now += 15 * minuteMs;
    const { code } = await aLetter(email, stranger);
    await tryWrong(email, code, { times: 1, from: stranger });
    expect((await enter(email, code, stranger)).status).toBe(410);
  });

  it('are refused to none, a day later', async () => {
    const { email } = await anAddressUnderAttack();
    clock.now += 24 * 60 * minuteMs;
    const { code } = await aLetter(email, person);
    await tryWrong(email, code, { times: 4, from: stranger });
    expect((await enter(email, code, stranger)).status).toBe(200);
  });

  it.each(['12345', '1234567', 'abcdef', '', 123_456])('are never %j', async (code) => {
    const body = { email: 'a@example.com', code };
    const answer = await call('POST', '/api/v1/manage/sign-in-codes', { body });
    expect(answer.status).toBe(400);
  });
});
