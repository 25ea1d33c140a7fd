import { describe, expect, it } from 'vitest';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { describedCalls } from '#functions/testing/app/described-calls.ts';
import { anAddress, lastLetterTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const visitor = await aVisitor(app, cook);
const aTalkedOfRecipe = async () => {
  const { id: recipeId } = await cook.publishRecipe();
  const commentId = newestId(await conversation(app).say(visitor, { recipeId }));
  return { recipeId, commentId };
};
const calls = await describedCalls(app, { cook, ids: await aTalkedOfRecipe() });
const { recipeId, commentId } = await aTalkedOfRecipe();
const site = `/api/v1/site/${cook.site.slug}`;
const manage = '/api/v1/manage';

/** Answers that hold a token are never kept, and who signed out has no more to repeat. */
const unkept =
  /sign-in\/\{token\}|sign-in-codes|single-use-tokens|preview-links$|archive-links$|sign-out$/;
const posts = calls
  .filter(({ method, path }) => method === 'POST' && !unkept.test(path))
  .map((call) => [call.path, call] as const)
  // Visitors go first, for the cook will hide and unpublish what they talk of.
  .toReversed();

const whoAsks = (path: string) =>
  path.startsWith('/api/v1/manage/{siteSlug}') ? cook.site : visitor;

describe('A POST with an Idempotency-Key, S13.3', () => {
  it.each(posts)('is done once and answered alike: %s', async (path, { address, newBody }) => {
    const { token } = whoAsks(path);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const sent = { token, headers, body: newBody() };
    const first = await app.call('POST', address, sent);
    const rows = await storedRows(app.database);
    const second = await app.call('POST', address, sent);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const isReplayed = second.headers.get('idempotency-replayed') === 'true';
    expect(isReplayed).toBe(first.status < 300);
    expect(await storedRows(app.database)).toBe(rows);
  });

  it('is tried on all calls that keep their answers', () => {
    expect(posts.length).toBeGreaterThan(25);
  });
});

async function unsubscribing() {
  const email = anAddress();
  await app.call('POST', `${site}/newsletter-subscribers`, { body: { email } });
  const { headers } = await lastLetterTo(app, email);
  const address = /<(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  return { method: 'POST', path: new URL(address).pathname };
}

async function cancelling() {
  const { token } = visitor;
  await app.call('POST', `${site}/subscriptions`, { token, body: { plan: 'free' } });
  type Held = { subscriptions: { subscription: { id: string } }[] };
  const { body } = await app.call<Held>('GET', `${manage}/subscriptions`, { token });
  const subscriptionId = body.subscriptions[0]!.subscription.id;
  return { method: 'POST', path: `${manage}/cancellations`, token, body: { subscriptionId } };
}

type Request = { method: string; path: string; token?: string; body?: object };
const byVisitor = (method: string, path: string, body?: object): Request => ({
  method,
  path: `${site}${path}`,
  token: visitor.token,
  ...(body && { body }),
});
const byCook = (path: string): Request => ({
  method: 'POST',
  path: `${cook.site.base}${path}`,
  token: cook.site.token,
});

describe('What is asked for a second time, S13.3', () => {
  it.each<[string, () => Request | Promise<Request>]>([
    ['an upvote', () => byVisitor('POST', '/comment-upvotes', { commentId })],
    ['the end of an upvote', () => byVisitor('DELETE', `/comment-upvotes/${commentId}`)],
    ['a bookmark', () => byVisitor('POST', '/bookmarks', { recipeId })],
    ['the end of a bookmark', () => byVisitor('DELETE', `/bookmarks/${recipeId}`)],
    ['the hiding of a comment', () => byCook(`/comments/${commentId}/hide`)],
    ['the return of a comment', () => byCook(`/comments/${commentId}/unhide`)],
    ['a deletion of a comment', () => byVisitor('DELETE', `/comments/${commentId}`)],
    ['an unsubscription', unsubscribing],
    ['a cancellation', cancelling],
    ['a publication', () => byCook(`/recipes/${recipeId}/publish`)],
    ['the end of a publication', () => byCook(`/recipes/${recipeId}/unpublish`)],
  ])('is answered as before and changes nothing more: %s', async (_what, requestOf) => {
    const { method, path, ...sent } = await requestOf();
    const first = await app.call(method, path, sent);
    const rows = await storedRows(app.database);
    app.clock.now += 60_000;
    const second = await app.call(method, path, sent);
    expect(first.status).toBe(200);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await storedRows(app.database)).toBe(rows);
  });
});
