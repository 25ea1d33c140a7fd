import type { ImportAnswer } from '#contract/import/imports.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from '#functions/db/schema.ts';
import type { NewsletterSendAnswer } from '#contract/mail/newsletter-send.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RevisionsAnswer } from '#contract/recipe/recipe-history.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import { commit, type Database, readAll } from '#functions/db/database.ts';
import { sha256 } from './hash.ts';
import { aRecipe, aText, anImage } from '#functions/testing/random/builders.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { lastLetterTo, signInDesk } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aMailService, runToTheEnd } from '#functions/testing/mail/newsletters.ts';
import { broughtBy } from '#functions/testing/archives/imports.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';

type Parameter = { in: string; name: string; required?: boolean };
type Operation = { parameters?: Parameter[] };
type Document = { paths: Record<string, Record<string, Operation>> };

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const recipe = await cook.publishRecipe();
const {
  body: { revisions },
} = await cook.get<RevisionsAnswer>(`/recipes/${recipe.id}/revisions`);
const made = await cook.post<{ collection: { id: string } }>('/collections', {
  title: 'Pies',
  slug: 'pies',
  recipeIds: [recipe.id],
});
const deleted = (await cook.post<{ recipe: RecipeView }>('/recipes', aRecipe({ title: 'Deleted' })))
  .body.recipe;
await cook.delete(`/recipes/${deleted.id}`);
await cook.addHost('pies.example');
const image = await anImage(app.database, { siteId: cook.site.id, userId: cook.site.ownerId });
const visitor = await aVisitor(app, cook);
const commentId = newestId(await conversation(app).say(visitor, { recipeId: recipe.id }));
await visitor.post('/bookmarks', { recipeId: recipe.id });
await visitor.post('/comment-reports', { commentId, reason: 'Rude' });
const { token: linkToken } = await signInDesk(app).aLetter();
await aPasserBy(app, cook).post('/newsletter-subscribers', { email: 'reader@example.com' });
const { headers: mailed } = await lastLetterTo(app, 'reader@example.com');
const unsubscribeToken = mailed['List-Unsubscribe']?.slice(1, -1).split('/').at(-1) ?? '';

const email = 'helper@example.com';
await cook.post('/invitations', { email, role: 'editor' });
const { token: invitationToken } = await lastLetterTo(app, email);

const offerToken = 'an-offer-of-the-whole-site';
const toVisitor = {
  id: crypto.randomUUID(),
  siteId: cook.site.id,
  email: visitor.user.email,
  role: 'owner' as const,
  formerOwner: 'gone' as const,
  tokenHash: await sha256(offerToken),
  invitedBy: cook.site.ownerId,
  createdAt: app.clock.now,
  expiresAt: app.clock.now + 60_000,
};
await commit(app.database, [app.database.insert(schema.siteInvitations).values(toVisitor)]);

const giftToken = 'a-year-for-a-friend';
const gift = {
  id: crypto.randomUUID(),
  siteId: cook.site.id,
  accountId: 'acct_1',
  giverEmail: email,
  recipientEmail: email,
  message: '',
  amountCents: 5_000,
  state: 'paid' as const,
  tokenHash: await sha256(giftToken),
  createdAt: app.clock.now,
};
await commit(app.database, [app.database.insert(schema.gifts).values(gift)]);

const { subscriberId, importId, confirmationToken } = await broughtBy(app, cook);

const build = {
  id: crypto.randomUUID(),
  siteId: cook.site.id,
  revision: 1,
  trigger: 'publish' as const,
  status: 'live' as const,
  leaseToken: '',
  leaseUntil: 0,
  failures: [],
  startedAt: app.clock.now,
};
const { siteId, revision } = build;
await commit(app.database, [
  app.database.insert(schema.builds).values(build),
  app.database.insert(schema.publishedStates).values({ siteId, revision, subjectId: recipe.id }),
]);

const checkoutSessionId = 'cs_test_bought';
await commit(app.database, [
  app.database.insert(schema.checkouts).values({
    id: crypto.randomUUID(),
    siteId,
    userId: visitor.user.id,
    accountId: 'acct_1',
    plan: 'monthly',
    priceId: 'price_1',
    order: null,
    providerId: checkoutSessionId,
    expiresAt: app.clock.now,
    state: 'complete',
    createdAt: app.clock.now,
  }),
]);

const draft = await cook.post<NewsletterSendAnswer>('/newsletter-sends', { isDraft: true });
const letter = { subject: 'Plums', note: aText('Ripe'), isOnSite: true };
const sent = await cook.post<NewsletterSendAnswer>('/newsletter-sends', letter);
await runToTheEnd(app, {
  cook,
  id: sent.body.newsletterSend.id,
  mailer: aMailService().mailer,
});
const brought = await cook.post<ImportAnswer>('/recipe-imports', {
  id: crypto.randomUUID(),
  name: 'Pies',
});
const { units } = (await cook.get<GlobalsAnswer>('/globals')).body;
const names: Record<string, string> = {
  buildId: build.id,
  siteSlug: cook.site.slug,
  recipeId: recipe.id,
  recipeSlug: recipe.slug,
  revisionId: revisions[0]?.id ?? '',
  collectionId: made.body.collection.id,
  collectionSlug: 'pies',
  newsletterSlug: 'plums',
  commentId,
  imageId: image.id,
  mediaId: image.id,
  host: 'pies.example',
  slug: 'tarts',
  handle: 'edna',
  subscriberId,
  importId,
  recipeImportId: brought.body.import.id,
  show: 'made',
  sendId: draft.body.newsletterSend.id,
  thingId: units[0]?.id ?? '',
  checkoutSessionId,
};
const { body: document } = await app.call<Document>('GET', '/api/v1/openapi.json');
const paths = Object.keys(document.paths);

function tokenFor(path: string): string {
  if (path.includes('newsletter-confirmations')) return confirmationToken;
  if (path.endsWith('/invitations/{token}/site')) return offerToken;
  if (path.includes('invitations')) return invitationToken;
  if (path.includes('/gifts/')) return giftToken;
  return /unsubscribes|newsletter-leavings/.test(path) ? unsubscribeToken : linkToken;
}

/** The path with everything in it that there is. */
function addressOf(path: string): string {
  const token = tokenFor(path);
  const things = path.includes('deleted-recipes') ? { ...names, recipeId: deleted.id } : names;
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => ({ ...things, token })[name] ?? recipe.id,
  );
  const wanted = (document.paths[path]?.['get']?.parameters ?? []).filter(
    (parameter) => parameter.in === 'query' && parameter.required,
  );
  const query = new URLSearchParams(wanted.map(({ name }) => [name, names[name] ?? '']));
  return `${filled}?${query}`;
}

/** Nobody, somebody and the owner: the session each of them has. */
const sessions = [{}, { token: visitor.token }, { token: cook.site.token }];

async function askAll(path: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const session of sessions) {
    for (const method of ['GET', 'HEAD']) {
      statuses.push((await app.call(method, addressOf(path), session)).status);
    }
  }
  return statuses;
}

/** All there is in the database. */
async function dump(database: Database) {
  const [tables = []] = await readAll(database, [
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
        AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY name`,
  ]);
  const queries = tables.map(({ name }) => sql`SELECT * FROM ${sql.identifier(String(name))}`);
  return { tables, rows: await readAll(database, queries) };
}

describe('GET and HEAD, S2.3, S12.3', () => {
  it.each(paths)('change nothing, whoever asks: %s', async (path) => {
    const before = await dump(app.database);
    const woken = [...app.wakes, ...app.mailWakes];
    const statuses = await askAll(path);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await dump(app.database)).toEqual(before);
    expect([...app.wakes, ...app.mailWakes]).toEqual(woken);
  });

  it.each(paths.filter((path) => document.paths[path]?.['get']))(
    'are asked for something that is there: %s',
    async (path) => {
      expect((await askAll(path)).some((status) => status < 400)).toBe(true);
    },
  );

  it('are tried on every address of the API', () => {
    expect(paths.length).toBeGreaterThan(60);
  });
});
