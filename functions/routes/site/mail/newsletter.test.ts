import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SiteUserAnswer } from '#contract/accounts/current-user.ts';
import type { SiteSignInAnswer } from '#contract/accounts/sign-in.ts';
import { read } from '#functions/db/database.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { newsletterSubscribers as subscribers } from '#functions/db/schema/site/money/subscriptions.ts';
import { number, rows, selection } from '#functions/db/selection.ts';
import { anAddress, lastLetterTo, lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const { call, clock, database } = app;
const cook = await aCook(app, { slug: 'pies' });
const other = await aCook(app, { slug: 'tarts' });
const passerBy = aPasserBy(app, cook);
const base = '/api/v1/site/pies';

const signUp = (email: string, more: object = {}) =>
  passerBy.post('/newsletter-subscribers', { email, ...more });
const claim = (token: string) => call<SiteSignInAnswer>('POST', `${base}/sign-in/${token}`);
const isSubscribed = async (token: string) => {
  const { body } = await call<SiteUserAnswer>('GET', `${base}/current-user`, { token });
  return body.currentUser.isSubscribedToNewsletter;
};
const subscriber = selection({
  site: sites.slug,
  confirmed: number(sql`${subscribers.confirmedAt} IS NOT NULL`),
  ended: number(sql`${subscribers.unsubscribedAt} IS NOT NULL`),
});
const rowOf = (email: string) =>
  read(
    database,
    rows(
      subscriber,
      sql`SELECT ${subscriber} FROM ${subscribers} JOIN ${siteUsers}
          ON ${siteUsers.siteId} = ${subscribers.siteId} AND ${siteUsers.userId} = ${subscribers.userId}
        JOIN ${sites} ON ${sites.id} = ${subscribers.siteId} WHERE ${siteUsers.email} = ${email}`,
    ),
  );
/** An address that signed up, and the address its mail unsubscribes at. */
async function aNewcomer(at = passerBy) {
  const email = anAddress();
  await at.post('/newsletter-subscribers', { email });
  const letter = await lastLetterTo(app, email);
  const oneClick = new URL(letter.headers['List-Unsubscribe']?.slice(1, -1) ?? '');
  return { email, ...letter, oneClick };
}

describe('The newsletter, §2, §6', () => {
  it('is confirmed by following the link of the one mail that is sent before', async () => {
    const { email, subject, token } = await aNewcomer();
    expect(subject).toBe('Confirm your subscription to The Copper Pot');
    expect(await rowOf(email)).toEqual([{ site: 'pies', confirmed: 0, ended: 0 }]);
    const { body } = await claim(token);
    expect(await isSubscribed(body.authToken)).toBe(true);
    expect(await rowOf(email)).toEqual([{ site: 'pies', confirmed: 1, ended: 0 }]);
  });

  it('leads whoever confirms to where it says that it worked', async () => {
    const { link } = await aNewcomer();
    expect(link.searchParams.get('next')).toBe('/subscribe/success');
  });

  it('is confirmed by no other sign-in, for anybody may have typed the address', async () => {
    const { email } = await aNewcomer();
    await call('POST', '/api/v1/site/tarts/sign-in', { body: { email } });
    await claim((await lastLetterTo(app, email)).token);
    await passerBy.post('/sign-in', { email });
    const { body } = await claim((await lastLetterTo(app, email)).token);
    expect(await isSubscribed(body.authToken)).toBe(false);
    expect(await rowOf(email)).toEqual([{ site: 'pies', confirmed: 0, ended: 0 }]);
  });

  it('answers the same whether or not the address is known', async () => {
    const known = await aVisitor(app, cook);
    const answer = await signUp(known.user.email);
    const unknown = await signUp('nobody@example.com');
    expect(answer.status).toBe(unknown.status);
    expect(answer.body).toEqual({ email: known.user.email });
  });

  it('greets a person who is signed in without asking for proof', async () => {
    const visitor = await aVisitor(app, cook);
    await visitor.post('/newsletter-subscribers', { email: visitor.user.email });
    expect(await isSubscribed(visitor.token)).toBe(true);
    const { subject, text } = await lastLetterTo(app, visitor.user.email);
    expect(subject).toBe('Welcome to the letters of The Copper Pot');
    expect(text).not.toContain('/sign-in/callback');
  });

  it('sends nothing more to who gets it already', async () => {
    const visitor = await aVisitor(app, cook);
    await visitor.post('/newsletter-subscribers', { email: visitor.user.email });
    await signUp(visitor.user.email);
    expect(await lettersTo(app, visitor.user.email)).toHaveLength(1);
  });

  it('is not for machines that fill in what nobody sees', async () => {
    const email = anAddress();
    expect((await signUp(email, { website: 'https://spam.example' })).status).toBe(200);
    expect(await lettersTo(app, email)).toEqual([]);
    expect(await rowOf(email)).toEqual([]);
  });

  it('does not exist where the cook has none', async () => {
    const email = anAddress();
    await cook.put('/sites', { title: 'Pies', slug: 'pies', newslettersEnabled: false });
    expect((await signUp(email)).status).toBe(200);
    expect(await rowOf(email)).toEqual([]);
    await cook.put('/sites', { title: 'Pies', slug: 'pies', newslettersEnabled: true });
  });

  it.each(['', '   ', 'edna', 'a@b'])('is not sent to "%s"', async (email) => {
    const { status, body } = await signUp(email);
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ message: 'Please enter a valid email address' }] });
  });
});

describe('Unsubscribing, S11.2', () => {
  const form = {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  };

  it('takes one click without a session, whatever is sent along and however often', async () => {
    const { email, headers, oneClick, token } = await aNewcomer();
    await claim(token);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(oneClick.origin).toBe('https://larder.test');
    const sent = [form, form, {}, { body: {} }];
    const answers = [];
    for (const each of sent) answers.push(await call('POST', oneClick.pathname, each));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ site: { slug: 'pies' }, isSubscribed: false });
    expect(await rowOf(email)).toEqual([{ site: 'pies', confirmed: 1, ended: 1 }]);
  });

  it('changes nothing when it is only opened, and leads people to a page', async () => {
    const { email, oneClick, text } = await aNewcomer();
    const answer = await call('GET', oneClick.pathname);
    const query = `/unsubscribe?token=${oneClick.pathname.split('/').at(-1)}`;
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`https://pies.larder.test${query}`);
    expect(text).toContain(`Unsubscribe:\nhttps://larder.test${query}`);
    expect(await rowOf(email)).toEqual([{ site: 'pies', confirmed: 0, ended: 0 }]);
  });

  it('ends the newsletter of that site alone', async () => {
    const { email, oneClick } = await aNewcomer();
    await aPasserBy(app, other).post('/newsletter-subscribers', { email });
    await call('POST', oneClick.pathname, form);
    expect(await rowOf(email)).toEqual([
      { site: 'pies', confirmed: 0, ended: 1 },
      { site: 'tarts', confirmed: 0, ended: 0 },
    ]);
    const elsewhere = oneClick.pathname.replace(cook.site.id, other.site.id);
    expect((await call('POST', elsewhere, form)).status).toBe(404);
  });

  it('works for good, whatever the site is called and wherever it is by then', async () => {
    const renamed = await aCook(app, { slug: 'cakes' });
    const { email, oneClick } = await aNewcomer(aPasserBy(app, renamed));
    await renamed.put('/sites', { title: 'Cakes', slug: 'layer-cakes' });
    const { body } = await call('POST', oneClick.pathname, form);
    expect(body).toEqual({ site: { slug: 'layer-cakes', title: 'Cakes' }, isSubscribed: false });
    expect(await rowOf(email)).toEqual([{ site: 'layer-cakes', confirmed: 0, ended: 1 }]);
    const { headers } = await call('GET', oneClick.pathname);
    expect(headers.get('location')).toMatch('https://layer-cakes.larder.test/unsubscribe?token=');
  });

  it.each(['x', 'a.b', `${cook.site.id}.${crypto.randomUUID()}.${'0'.repeat(64)}`])(
    'is not done with the token "%s"',
    async (token) => {
      expect((await call('POST', `/api/v1/unsubscribes/${token}`, form)).status).toBe(404);
    },
  );

  it('holds until the person comes back and proves the address anew', async () => {
    const { email, oneClick, token } = await aNewcomer();
    await claim(token);
    await call('POST', oneClick.pathname, form);
    clock.now += 60_000;
    await signUp(email);
    expect(await rowOf(email)).toEqual([{ site: 'pies', confirmed: 1, ended: 1 }]);
    await claim((await lastLetterTo(app, email)).token);
    expect(await rowOf(email)).toEqual([{ site: 'pies', confirmed: 1, ended: 0 }]);
  });

  it('is undone by no stranger who types the address, whatever its person signs in for', async () => {
    const { email, oneClick, token } = await aNewcomer();
    await claim(token);
    await call('POST', oneClick.pathname, form);
    await signUp(email);
    await passerBy.post('/subscriptions', { email, plan: 'free' });
    await passerBy.post('/sign-in', { email });
    const { body } = await claim((await lastLetterTo(app, email)).token);
    expect(await isSubscribed(body.authToken)).toBe(false);
    expect(await rowOf(email)).toEqual([{ site: 'pies', confirmed: 1, ended: 1 }]);
  });

  it('holds as well for an address that was never proven', async () => {
    const { email, oneClick } = await aNewcomer();
    await call('POST', oneClick.pathname, form);
    await signUp(email);
    await passerBy.post('/subscriptions', { email, plan: 'free' });
    expect(await rowOf(email)).toEqual([{ site: 'pies', confirmed: 0, ended: 1 }]);
  });
});

describe('The preference of a person, §8', () => {
  it('turns the newsletter of a site on and off', async () => {
    const visitor = await aVisitor(app, cook);
    const prefer = (wanted: boolean) =>
      call('PUT', `${base}/newsletter-preference`, {
        token: visitor.token,
        body: { isSubscribed: wanted },
      });
    expect((await prefer(true)).body).toMatchObject({ isSubscribed: true });
    expect(await isSubscribed(visitor.token)).toBe(true);
    expect((await prefer(false)).body).toMatchObject({ isSubscribed: false });
    expect(await isSubscribed(visitor.token)).toBe(false);
  });

  it('is asked of nobody who is not signed in', async () => {
    const body = { isSubscribed: true };
    expect((await call('PUT', `${base}/newsletter-preference`, { body })).status).toBe(401);
  });
});
