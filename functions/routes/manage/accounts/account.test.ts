import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CommentsAnswer } from '#contract/comments/comment.ts';
import type { UserBookmarksAnswer } from '#contract/bookmarks/user-bookmarks.ts';
import type { UserSubscriptionsAnswer } from '#contract/money/subscription.ts';
import { comments } from '#functions/db/schema/site/people/comments.ts';
import { earlySignups } from '#functions/db/schema/platform/early-signups.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { newestId } from '#functions/testing/sites/comments.ts';
import { lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { rowsAfterLastLetter, storedRows } from '#functions/testing/database/stored-rows.ts';
import { aVisitor, subscribed } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const { call, database } = app;
const pies = await aCook(app, { slug: 'pies' });
const tarts = await aCook(app, { slug: 'tarts' });
const manage = '/api/v1/manage';

const bookmarksOf = async (token: string, query = '') =>
  (await call<UserBookmarksAnswer>('GET', `${manage}/bookmarks${query}`, { token })).body;
const subscriptionsOf = async (token: string) =>
  (await call<UserSubscriptionsAnswer>('GET', `${manage}/subscriptions`, { token })).body
    .subscriptions;
const planIdIn = ([held]: UserSubscriptionsAnswer['subscriptions']) => held?.subscription?.id ?? '';
const cancel = (token: string, subscriptionId: string) =>
  call('POST', `${manage}/cancellations`, { token, body: { subscriptionId } });

describe('Bookmarks of a person, §7', () => {
  it('are those of all sites, newest first, with the cards of the recipes', async () => {
    const visitor = await aVisitor(app, pies);
    const image = await anImage(database, { siteId: pies.site.id, userId: pies.site.ownerId });
    const pie = await pies.publishRecipe(
      aRecipe({
        title: 'Plum Pie',
        images: [{ id: image.id }],
        prepTimeMinutes: 20,
        cookTimeMinutes: 40,
      }),
    );
    const tart = await tarts.publishRecipe(aRecipe({ privacySetting: 'subscribers_only' }));
    await visitor.post('/bookmarks', { recipeId: pie.id });
    app.clock.now += 1000;
    const body = { recipeId: tart.id };
    await call('POST', '/api/v1/site/tarts/bookmarks', { token: visitor.token, body });
    const held = await bookmarksOf(visitor.token);
    expect(held.total).toBe(2);
    expect(held.bookmarks).toMatchObject([
      { site: { slug: 'tarts' }, recipe: { id: tart.id, privacySetting: 'subscribers_only' } },
      {
        site: { slug: 'pies', title: 'The Copper Pot', origin: 'https://pies.larder.test' },
        recipe: {
          title: 'Plum Pie',
          slug: pie.slug,
          image: { id: image.id },
          totalTimeMinutes: 60,
        },
      },
    ]);
    expect((await bookmarksOf(visitor.token, '?limit=1&offset=1')).bookmarks).toHaveLength(1);
  });

  it('are not those of somebody else, and lack what was unpublished', async () => {
    const visitor = await aVisitor(app, pies);
    const pie = await pies.publishRecipe();
    await visitor.post('/bookmarks', { recipeId: pie.id });
    const { token } = await aVisitor(app, pies);
    expect(await bookmarksOf(token)).toEqual({ bookmarks: [], total: 0 });
    await pies.post(`/recipes/${pie.id}/unpublish`);
    expect(await bookmarksOf(visitor.token)).toEqual({ bookmarks: [], total: 0 });
  });
});

describe('Subscriptions of a person, §2', () => {
  it('are plans and newsletters by site, and a free plan ends with its newsletter', async () => {
    const visitor = await aVisitor(app, pies);
    await visitor.post('/newsletter-subscribers', { email: visitor.user.email });
    const free = `/api/v1/site/tarts/subscriptions`;
    await tarts.put('/sites', { title: 'A Tart Shop', slug: 'tarts', subscriptionsEnabled: true });
    await call('POST', free, { token: visitor.token, body: { plan: 'free' } });
    const all = await subscriptionsOf(visitor.token);
    const both = { isSubscribed: true, isConfirmed: true };
    expect(all).toMatchObject([
      { site: { slug: 'tarts' }, subscription: { planType: 'free' }, newsletter: both },
      { site: { slug: 'pies' }, subscription: null, newsletter: both },
    ]);
    const id = planIdIn(all);
    expect((await cancel(visitor.token, id)).status).toBe(200);
    expect((await cancel(visitor.token, id)).status).toBe(200);
    const left = await subscriptionsOf(visitor.token);
    expect(left.map(({ site }) => site.slug)).toEqual(['pies']);
  });

  it('are ended by nobody else, S4.1', async () => {
    const visitor = await aVisitor(app, pies);
    await visitor.post('/subscriptions', { plan: 'free' });
    const id = planIdIn(await subscriptionsOf(visitor.token));
    const { token } = await aVisitor(app, pies);
    expect((await cancel(token, id)).status).toBe(404);
    expect(await subscriptionsOf(visitor.token)).toHaveLength(1);
  });

  it('that are paid are not ended as if they were free', async () => {
    const visitor = await aVisitor(app, pies);
    await subscribed(app, { siteId: pies.site.id, userId: visitor.user.id, plan: 'monthly' });
    const answer = await cancel(visitor.token, planIdIn(await subscriptionsOf(visitor.token)));
    expect(answer.status).toBe(409);
    expect(await subscriptionsOf(visitor.token)).toHaveLength(1);
  });
});

describe('An early sign-up, §6', () => {
  it('needs no session and is kept once', async () => {
    const body = { email: 'Cook@Example.com' };
    expect((await call('POST', `${manage}/early-signups`, { body })).status).toBe(204);
    expect((await call('POST', `${manage}/early-signups`, { body })).status).toBe(204);
    const machine = { email: 'bot@example.com', website: 'x' };
    expect((await call('POST', `${manage}/early-signups`, { body: machine })).status).toBe(204);
    const rows = await rowsOf(database, earlySignups);
    expect(rows.map(({ email }) => email)).toEqual(['cook@example.com']);
  });
});

describe('What is known about a person, design §7', () => {
  it('can be taken away as a file, and holds nothing of anybody else', async () => {
    const me = await signIn(app);
    await signIn(app);
    const answer = await call<Record<string, unknown[]>>('GET', `${manage}/current-user/data`, me);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.body).toMatchObject({
      profile: { id: me.id, email: me.email },
      sessions: [{}],
      messages: [{ kind: 'sign-in' }],
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|token/i);
  });
});

describe('Deleting an account, design §7', () => {
  const erase = (token: string, email: string) =>
    call('DELETE', `${manage}/current-user`, { token, body: { email } });
  const mentions = async (text: string) => (await storedRows(database)).split(text).length - 1;
  const contentHashOf = async (commentId: string) => {
    const [row] = await rowsOf(database, comments, eq(comments.id, commentId));
    return row?.contentHash;
  };

  it('takes everything with it and leaves a stub where others replied', async () => {
    const me = await signIn(app);
    const recipe = await pies.publishRecipe();
    const calls = { token: me.token };
    const say = (body: object, token = me.token) =>
      call<CommentsAnswer>('POST', '/api/v1/site/pies/comments', {
        token,
        body: { recipeId: recipe.id, ...body },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
    const parentId = newestId(await say({ content: 'Answered words', parentId: null }));
    await say({ content: 'A reply', parentId }, pies.site.token);
    await say({ content: 'Lonely words', parentId: null });
    await call('POST', '/api/v1/site/pies/bookmarks', { ...calls, body: { recipeId: recipe.id } });
    await call('POST', '/api/v1/site/pies/subscriptions', { ...calls, body: { plan: 'free' } });
    await anImage(database, { siteId: null, userId: me.id });
    await call('POST', '/api/v1/site/pies/newsletter-subscribers', {
      body: { email: me.email },
      headers: { 'Idempotency-Key': 'mine', 'CF-Connecting-IP': '203.0.113.41' },
    });
    expect(await mentions('203.0.113.41')).toBe(0);
    expect((await erase(me.token, me.email.toUpperCase())).status).toBe(204);
    const told = await lettersTo(app, me.email);
    expect(told.map(({ kind, text }) => [kind, text.includes('cannot be brought back')])).toEqual([
      ['account-deleted', true],
    ]);
    await rowsAfterLastLetter(database, me.email);
    expect(await mentions(me.id)).toBe(0);
    expect(await mentions(me.email)).toBe(0);
    expect(await mentions('Answered words')).toBe(0);
    expect(await mentions('Lonely words')).toBe(0);
    expect(await mentions(parentId)).toBe(2);
    expect(await contentHashOf(parentId)).toBe('');
    expect((await call('GET', `${manage}/current-user`, calls)).status).toBe(401);
  });

  it('asks for the address of the account', async () => {
    const me = await signIn(app);
    const answer = await erase(me.token, 'other@example.com');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      issues: [{ path: 'email', message: 'This is not the email address of this account' }],
    });
    expect(await mentions(me.email)).toBeGreaterThan(0);
  });

  it('is refused to who owns a site or pays for a plan', async () => {
    const owner = await call<{ currentUser: { email: string } }>('GET', `${manage}/current-user`, {
      token: pies.site.token,
    });
    const refused = await erase(pies.site.token, owner.body.currentUser.email);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'owns_sites' });
    const payer = await aVisitor(app, pies);
    await subscribed(app, { siteId: pies.site.id, userId: payer.user.id, plan: 'yearly' });
    expect((await erase(payer.token, payer.user.email)).body).toMatchObject({
      code: 'has_paid_plan',
    });
  });
});
