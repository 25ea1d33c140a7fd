import { describe, expect, it } from 'vitest';
import { aUser } from '#functions/testing/random/builders.ts';
import { anAddress, lastLetterTo, lettersTo, signInDesk } from '#functions/testing/mail/mailbox.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, clock, database } = app;
const { aLetter, ask, claim } = signInDesk(app);
const minuteMs = 60_000;

describe('Who asks for a link, S2.8, S2.11', { timeout: 60_000 }, () => {
  it('learns nothing of whether the address is known', async () => {
    const known = await aUser(database);
    const one = await ask(known.email);
    const other = await ask(anAddress());
    expect(one.body).toEqual(other.body);
    const [first] = await lettersTo(app, known.email);
    const second = await aLetter();
    expect(first?.subject).toBe(second.subject);
  });

  it('may write the address in any case and with blanks around', async () => {
    const user = await aUser(database, { email: 'edna.moss@example.com' });
    await ask('  Edna.MOSS@Example.com ');
    const { token } = await lastLetterTo(app, user.email);
    expect((await claim(token)).body.currentUser.id).toBe(user.id);
  });

  it.each(['', 'edna', 'a@b', 'a@b.c, d@e.f', 'a b@c.d', 7, null])(
    'is told when %j is no address',
    async (email) => {
      const answer = await call('POST', '/api/v1/manage/sign-in', { body: { email } });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ issues: [{ path: 'email' }] });
    },
  );

  it('is sent five messages in fifteen minutes and not told that more are not, S3.1', async () => {
    const email = anAddress();
    const answers = [];
    for (let left = 7; left > 0; left -= 1) answers.push((await ask(email)).status);
    expect(answers).toEqual(Array(7).fill(200));
    expect(await lettersTo(app, email)).toHaveLength(5);
    expect((await claim((await lastLetterTo(app, email)).token)).status).toBe(200);
    clock.now += 15 * minuteMs;
    await ask(email);
    expect(await lettersTo(app, email)).toHaveLength(6);
  });
});

describe('Where a link leads, S2.9', { timeout: 60_000 }, () => {
  it('opens the callback of the platform, and then the page that was wanted', async () => {
    const email = anAddress();
    await ask(email, '?next=%2Fprofile');
    const { link } = await lastLetterTo(app, email);
    expect(link.origin + link.pathname).toBe('https://larder.test/sign-in/callback');
    expect(link.searchParams.get('next')).toBe('/profile');
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'never leads to %s',
    async (address) => {
      const email = anAddress();
      const query = new URLSearchParams({ next: address, callback: address }).toString();
      expect((await ask(email, `?${query}`)).status).toBe(200);
      const { text, html } = await lastLetterTo(app, email);
      expect(text + html).not.toContain('evil');
      expect(text + html).not.toContain('alert');
    },
  );
});

describe('Signing up, §2', { timeout: 60_000 }, () => {
  it('mails a link that makes an account, and keeps nothing of what advertisers count by', async () => {
    const email = anAddress();
    const body = {
      email,
      fbp: 'fb.1.2',
      fbc: null,
      eventId: 'e',
      userAgent: 'x',
      metadata: { a: 1 },
    };
    const answer = await call('POST', '/api/v1/manage/sign-up?next=%2Fcreate', { body });
    expect(answer.status).toBe(200);
    const { subject, token } = await lastLetterTo(app, email);
    expect(subject).toBe('Your account at Larder');
    expect((await claim(token)).body.currentUser.email).toBe(email);
  });

  it('go to nobody whose address only looks like the one that was typed', async () => {
    const kelvin = 'edna\u212A@example.com';
    expect((await signInDesk(app).ask(kelvin)).status).toBe(400);
    expect(await lettersTo(app, 'ednak@example.com')).toEqual([]);
    expect(await lettersTo(app, kelvin)).toEqual([]);
  });
});
