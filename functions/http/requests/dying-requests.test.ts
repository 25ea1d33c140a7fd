import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readAll } from '#functions/db/database.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import { comments, commentUpvotes } from '#functions/db/schema/site/people/comments.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { signInLinks } from '#functions/db/schema/platform/sign-in-links.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { earlySignups } from '#functions/db/schema/platform/early-signups.ts';
import {
  newsletterSubscribers as subscribers,
  subscriptions,
} from '#functions/db/schema/site/money/subscriptions.ts';
import { undoActions } from '#functions/db/schema/site/undo-actions.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { dyingDatabase } from '#functions/testing/database/broken-database.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { anAddress } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const visitor = await aVisitor(app, cook);
const { id: recipeId } = await cook.publishRecipe();
const commentId = newestId(await conversation(app).say(visitor, { recipeId }));
const site = `/api/v1/site/${cook.site.slug}`;
const manage = '/api/v1/manage';

/** A request, and the rows that there are once it is done, each once. */
type Request = { path: string; token?: string; body: object; rows: SQL[] };
const messageTo = (email: string) =>
  sql`SELECT 1 FROM ${messages} WHERE ${messages.recipient} = ${email}`;
const linkOf = (email: string) =>
  sql`SELECT 1 FROM ${signInLinks} WHERE ${signInLinks.email} = ${email}`;
const personWith = (email: string) => sql`SELECT 1 FROM ${users} WHERE ${users.email} = ${email}`;

const requests: Record<string, () => Promise<Request> | Request> = {
  'signing up for the newsletter': () => {
    const email = anAddress();
    const subscriber = sql`SELECT 1 FROM ${subscribers} JOIN ${siteUsers}
      ON ${siteUsers.userId} = ${subscribers.userId} WHERE ${siteUsers.email} = ${email}`;
    const rows = [personWith(email), subscriber, messageTo(email), linkOf(email)];
    return { path: `${site}/newsletter-subscribers`, body: { email }, rows };
  },
  'signing in': () => {
    const email = anAddress();
    return { path: `${manage}/sign-in`, body: { email }, rows: [messageTo(email), linkOf(email)] };
  },
  'taking a plan': () => {
    const email = anAddress();
    const plan = sql`SELECT 1 FROM ${subscriptions} JOIN ${siteUsers}
      ON ${siteUsers.userId} = ${subscriptions.userId} WHERE ${siteUsers.email} = ${email}`;
    const rows = [personWith(email), plan, messageTo(email), linkOf(email)];
    return { path: `${site}/subscriptions`, body: { plan: 'free', email }, rows };
  },
  'hearing of the platform': () => {
    const email = anAddress();
    const rows = [sql`SELECT 1 FROM ${earlySignups} WHERE ${earlySignups.email} = ${email}`];
    return { path: `${manage}/early-signups`, body: { email }, rows };
  },
  commenting: () => {
    const content = crypto.randomUUID();
    const rows = [sql`SELECT 1 FROM ${comments} WHERE instr(${comments.content}, ${content})`];
    return { path: `${site}/comments`, token: visitor.token, body: { recipeId, content }, rows };
  },
  upvoting: async () => {
    const { token, user } = await aVisitor(app, cook);
    const rows = [sql`SELECT 1 FROM ${commentUpvotes} WHERE ${commentUpvotes.userId} = ${user.id}`];
    return { path: `${site}/comment-upvotes`, token, body: { commentId }, rows };
  },
  'keeping a recipe': async () => {
    const { token, user } = await aVisitor(app, cook);
    const rows = [sql`SELECT 1 FROM ${bookmarks} WHERE ${bookmarks.userId} = ${user.id}`];
    return { path: `${site}/bookmarks`, token, body: { recipeId }, rows };
  },
  'writing a recipe': () => {
    const body = aRecipe();
    const rows = [sql`SELECT 1 FROM ${recipes} WHERE ${recipes.slug} = ${body.slug}`];
    return { path: `${cook.site.base}/recipes`, token: cook.site.token, body, rows };
  },
  'publishing a recipe': async () => {
    const { id } = await cook.createRecipe();
    const path = `${cook.site.base}/recipes/${id}/publish`;
    const isPublished = sql`${recipes.id} = ${id} AND ${recipes.publishedAt} IS NOT NULL`;
    const rows = [
      sql`SELECT 1 FROM ${recipes} WHERE ${isPublished}`,
      sql`SELECT 1 FROM ${recipeCards} WHERE ${recipeCards.recipeId} = ${id}`,
      sql`SELECT 1 FROM ${recipeRevisions} WHERE ${recipeRevisions.recipeId} = ${id}`,
    ];
    return { path, token: cook.site.token, body: {}, rows };
  },
  'restoring a recipe': async () => {
    const { id } = await cook.publishRecipe();
    await cook.delete(`/recipes/${id}`);
    const path = `${cook.site.base}/deleted-recipes/${id}/restore`;
    const isBack = sql`${recipes.id} = ${id} AND ${recipes.publishedAt} IS NOT NULL
      AND ${recipes.deletedAt} IS NULL`;
    const rows = [
      sql`SELECT 1 FROM ${recipes} WHERE ${isBack}`,
      sql`SELECT 1 FROM ${recipeCards} WHERE ${recipeCards.recipeId} = ${id}`,
    ];
    return { path, token: cook.site.token, body: {}, rows };
  },
  'acting on many recipes': async () => {
    const { id } = await cook.createRecipe();
    const body = { action: 'publish', recipeIds: [id] };
    const rows = [
      sql`SELECT 1 FROM ${recipeCards} WHERE ${recipeCards.recipeId} = ${id}`,
      sql`SELECT 1 FROM ${undoActions} WHERE instr(${undoActions.plan}, ${id})`,
    ];
    return { path: `${cook.site.base}/recipe-actions`, token: cook.site.token, body, rows };
  },
  'making a site': () => {
    const slug = `site-${crypto.randomUUID()}`;
    const rows = [sql`SELECT 1 FROM ${sites} WHERE ${sites.slug} = ${slug}`];
    return { path: `${manage}/sites`, token: visitor.token, body: { title: 'Pot', slug }, rows };
  },
};

type Death = { at: number; isDone: boolean };

/** Sends a request that dies at a round trip, and again; null once it does not come so far. */
async function sendTwice(request: Request, death: Death) {
  const { path, rows, ...rest } = request;
  const sent = { ...rest, headers: { 'Idempotency-Key': crypto.randomUUID() } };
  const { database, trips } = dyingDatabase(app.database, death);
  const dying = await testApp({ mayFail: true, config: unhurried, database });
  await dying.call('POST', path, sent);
  if (trips() < death.at) return null;
  const { status, body } = await app.call<{ code?: string } | null>('POST', path, sent);
  const stored = (await readAll(app.database, rows)).map(({ length }) => length);
  return { ...death, isTaken: status < 300 || body?.code === 'already_sent', stored };
}

/** What went wrong for a request that died at any of its round trips. */
async function faultsOf(newRequest: () => Promise<Request> | Request) {
  const faults: object[] = [];
  for (let at = 1; ; at += 1) {
    for (const isDone of [false, true]) {
      const outcome = await sendTwice(await newRequest(), { at, isDone });
      if (!outcome) return { faults, trips: at - 1 };
      const isWhole = outcome.isTaken && outcome.stored.every((count) => count === 1);
      if (!isWhole) faults.push(outcome);
    }
  }
}

describe('A request that dies at any round trip and is sent again, S13.1, S13.3', () => {
  it.each(Object.entries(requests))('is done once and whole: %s', async (_name, newRequest) => {
    const { faults, trips } = await faultsOf(newRequest);
    expect(trips).toBeGreaterThan(2);
    expect(faults).toEqual([]);
  });
});
