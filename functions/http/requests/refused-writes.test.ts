import { describe, expect, it } from 'vitest';
import { anImage, aRecipe, aTerm } from '#functions/testing/random/builders.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { describedCalls } from '#functions/testing/app/described-calls.ts';
import { countingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor, subscribed } from '#functions/testing/app/visitors.ts';

type SiteInUse = Awaited<ReturnType<typeof aSiteInUse>>;
type Recipe = { id: string };
type Call = Awaited<ReturnType<typeof describedCalls>>[number];

/** A site with one of everything that an address can name, and a visitor who left traces. */
async function aSiteInUse() {
  const app = await testApp({ config: unhurried });
  const cook = await aCook(app);
  const { database } = app;
  const { id: siteId, ownerId } = cook.site;
  const recipe = await cook.publishRecipe(aRecipe({ slug: 'pie' }));
  const visitor = await aVisitor(app, cook);
  await subscribed(app, { siteId, userId: visitor.user.id, plan: 'monthly' });
  const { say } = conversation(app);
  const commentId = newestId(await say(visitor, { recipeId: recipe.id }));
  const collection = await cook.post<{ collection: Recipe }>('/collections', {
    title: 'Pies',
    slug: 'pies',
  });
  const ids = {
    recipeId: recipe.id,
    commentId,
    collectionId: collection.body.collection.id,
    termId: (await aTerm(database, { siteId })).id,
    imageId: (await anImage(database, { siteId, userId: ownerId })).id,
  };
  const counted = countingDatabase(database);
  const counting = await testApp({ config: unhurried, database: counted.counting });
  counting.clock.now = app.clock.now;
  const calls = await describedCalls(counting, { cook, ids });
  return { app: counting, cook, recipe, visitor, calls, writtenRows: counted.writtenRows };
}

/** What stands in the way of a write, while everything it names is there. */
const obstacles: [string, (site: SiteInUse) => Promise<unknown>][] = [
  ['nothing else', () => Promise.resolve()],
  [
    'that comments are off',
    ({ cook }) =>
      cook.put('/sites', { title: 'Pot', slug: cook.site.slug, commentsEnabled: false }),
  ],
  [
    'that the recipe is unpublished',
    ({ cook, recipe }) => cook.post(`/recipes/${recipe.id}/unpublish`),
  ],
  ['that the recipe is gone', ({ cook, recipe }) => cook.delete(`/recipes/${recipe.id}`)],
];

/** What is deleted last was there for all others. */
const inOrder = (calls: Call[]) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/sign-out'))
    .toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));

/** The writes that were refused and yet wrote something. */
async function faultsOf({ app, cook, visitor, calls, writtenRows }: SiteInUse) {
  const faults: object[] = [];
  // The cook may take what is in the way out of it, and so comes last.
  for (const { token } of [{ token: '' }, visitor, cook.site]) {
    for (const { method, address, newBody } of inOrder(calls)) {
      const before = writtenRows();
      const { status } = await app.call(method, address, { token, body: newBody() });
      const written = writtenRows() - before;
      if (status >= 400 && written > 0) faults.push({ method, address, status, written });
    }
  }
  return faults;
}

describe('A write that is refused, S6.1', { timeout: 60_000 }, () => {
  it.each(obstacles)('changes nothing; in its way is %s', async (_name, obstruct) => {
    const site = await aSiteInUse();
    await obstruct(site);
    expect(await faultsOf(site)).toEqual([]);
  });
});
