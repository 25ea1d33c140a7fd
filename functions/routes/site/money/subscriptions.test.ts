import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SiteUserAnswer } from '#contract/accounts/current-user.ts';
import type { SiteSignInAnswer } from '#contract/accounts/sign-in.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { subscriptions } from '#functions/db/schema/site/money/subscriptions.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { anAddress, lastLetterTo, lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor, subscribed } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const settings = { subscriptionsEnabled: true, newslettersEnabled: true };
const cook = await aCook(app, { slug: 'pies', settings });
const letterless = await aCook(app, {
  settings: { subscriptionsEnabled: false, newslettersEnabled: false },
});
const newsletterOnly = await aCook(app, { settings: { subscriptionsEnabled: false } });
const passerBy = aPasserBy(app, cook);

const subscribe = (body: object) => passerBy.post('/subscriptions', { plan: 'free', ...body });
const known = {
  error: 'An account already exists for this email. Sign in to manage your subscription.',
  code: 'account_already_exists',
};
const rows = async () => ({
  users: (await rowsOf(app.database, users)).length,
  plans: (await rowsOf(app.database, subscriptions)).length,
  messages: (await rowsOf(app.database, messages)).length,
});

describe('The free plan, §2, §7', () => {
  it('makes an account, and mails the link that opens it', async () => {
    const email = anAddress();
    const { status, body } = await subscribe({ email });
    expect(status).toBe(200);
    expect(body).toEqual({});
    const { subject, token } = await lastLetterTo(app, email);
    expect(subject).toBe('Your subscription to The Copper Pot');
    const signedIn = await passerBy.post<SiteSignInAnswer>(`/sign-in/${token}`);
    expect(signedIn.body.currentUser).toMatchObject({
      email,
      currentSubscription: { planType: 'free', priceAmountCents: 0, cadence: null },
      isSubscribedToFree: true,
      isSubscribedToNewsletter: true,
    });
  });

  it('is refused in words for an address that has an account, S1.6', async () => {
    const visitor = await aVisitor(app, cook);
    const { status, body } = await subscribe({ email: visitor.user.email.toUpperCase() });
    expect(status).toBe(200);
    expect(body).toEqual(known);
    expect(await lettersTo(app, visitor.user.email)).toEqual([]);
    const again = anAddress();
    await subscribe({ email: again });
    expect((await subscribe({ email: again })).body).toEqual(known);
  });

  it('is for an address that only asked for the newsletter before', async () => {
    const email = anAddress();
    await passerBy.post('/newsletter-subscribers', { email });
    expect((await subscribe({ email })).body).toEqual({});
  });

  it('starts at once for a person who is signed in, once', async () => {
    const visitor = await aVisitor(app, cook);
    const body = { plan: 'free', email: visitor.user.email };
    expect((await visitor.post('/subscriptions', body)).body).toEqual({});
    expect((await visitor.post('/subscriptions', body)).body).toEqual({});
    const user = await visitor.get<SiteUserAnswer>('/current-user');
    expect(user.body.currentUser).toMatchObject({
      isSubscribedToFree: true,
      isSubscribedToNewsletter: true,
    });
    expect(await lettersTo(app, visitor.user.email)).toEqual([]);
  });

  it('is one however often it is asked for at once', async () => {
    const visitor = await aVisitor(app, cook);
    const body = { plan: 'free' };
    await Promise.all(Array.from({ length: 5 }, () => visitor.post('/subscriptions', body)));
    const isTheirs = eq(subscriptions.userId, visitor.user.id);
    expect(await rowsOf(app.database, subscriptions, isTheirs)).toHaveLength(1);
  });

  it('is not for who pays already', async () => {
    const visitor = await aVisitor(app, cook);
    await subscribed(app, { siteId: cook.site.id, userId: visitor.user.id, plan: 'yearly' });
    expect((await visitor.post('/subscriptions', { plan: 'free' })).body).toMatchObject({
      code: 'already_subscribed',
    });
  });

  it('is a newsletter where no plans are sold, and nothing where there is neither', async () => {
    const email = anAddress();
    const free = { plan: 'free', email };
    const letters = await aPasserBy(app, newsletterOnly).post('/subscriptions', free);
    expect(letters.body).toEqual({});
    const none = await aPasserBy(app, letterless).post('/subscriptions', free);
    expect(none.body).toMatchObject({ code: 'subscriptions_disabled' });
  });

  it('of one site is none of another, S4.1', async () => {
    const visitor = await aVisitor(app, cook);
    await visitor.post('/subscriptions', { plan: 'free' });
    const elsewhere = `/api/v1/site/${newsletterOnly.site.slug}/current-user`;
    const { body } = await app.call<SiteUserAnswer>('GET', elsewhere, { token: visitor.token });
    expect(body.currentUser.currentSubscription).toBeNull();
  });
});

describe('A paid plan without payments, §7', () => {
  it.each(['monthly', 'yearly'])('%s is refused in words and leaves nothing', async (plan) => {
    const before = await rows();
    const { status, body } = await subscribe({ plan, email: anAddress() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 'payments_disabled' });
    expect(body).not.toHaveProperty('checkout');
    expect(await rows()).toEqual(before);
  });
});

describe('What is asked with, S2.9, S6.1', () => {
  it('leads back to the page that was wanted, and to no other host', async () => {
    const email = anAddress();
    await subscribe({ email, nextLogin: 'https://pies.larder.test/recipes' });
    const { link } = await lastLetterTo(app, email);
    expect(link.origin).toBe('https://pies.larder.test');
    expect(link.searchParams.get('next')).toBe('/recipes');
    const other = anAddress();
    const evil = 'https://evil.example/';
    const addresses = { return: evil, nextFree: evil, nextPaid: evil, nextLogin: evil };
    const answer = await subscribe({ email: other, ...addresses });
    expect(JSON.stringify(answer.body)).not.toContain('evil');
    expect((await lastLetterTo(app, other)).text).not.toContain('evil');
  });

  it.each([
    [{ plan: 'free' }, 'email'],
    [{ plan: 'gold', email: 'a@example.com' }, 'plan'],
    [{ plan: 'free', email: 'a@example.com', siteSlug: 'tarts' }, 'siteSlug'],
    [{ plan: 'free', email: 'a@example.com', priceAmountCents: 1 }, 'priceAmountCents'],
  ])('%j is refused', async (body, path) => {
    const answer = await passerBy.post('/subscriptions', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path }] });
  });
});
