import { describe, expect, it } from 'vitest';
import type { RecipeIndexAnswer } from '#contract/recipe/recipe-index.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import type { GivenRole } from '#domain/accounts/site-role.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import {
  aColleague,
  aMember,
  anImage,
  aRecipe,
  aUser,
} from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { clock, database } = app;
type Cook = Awaited<ReturnType<typeof aCook>>;

async function aReaderWhoSaves({ site: { id: siteId } }: Cook, recipeId: string) {
  const { id: userId } = await aUser(database);
  const { now } = clock;
  await aMember(database, { siteId, userId });
  const reader = { siteId, userId, subscribedAt: now, confirmedAt: now };
  await commit(database, [database.insert(schema.newsletterSubscribers).values(reader)]);
  const save = { siteId, userId, recipeId, createdAt: now };
  await commit(database, [database.insert(schema.bookmarks).values(save)]);
}

async function overviewAs(cook: Cook, role: GivenRole) {
  const { token } = await aColleague(database, { siteId: cook.site.id, role });
  return app.call<OverviewAnswer>('GET', `${cook.site.base}/overview`, { token });
}

describe('Overview by role, §6', () => {
  it('tells an editor what waits and what is saved, and nothing that is the owner’s', async () => {
    const cook = await aCook(app);
    const { id } = await cook.publishRecipe();
    await aReaderWhoSaves(cook, id);
    const { body } = await overviewAs(cook, 'editor');
    expect(body).toMatchObject({
      recipes: { published: 1, unpictured: 1 },
      mostSaved: [{ id, count: 1 }],
      comments: { new: 0 },
      schedules: { next: [] },
    });
    expect(body).toMatchObject({
      subscribers: null,
      mails: null,
      payments: null,
      sender: null,
      newsletters: null,
      domains: null,
      steps: null,
      failed: [],
    });
  });

  it('is for no moderator, who begins at the comments', async () => {
    const cook = await aCook(app);
    expect((await overviewAs(cook, 'moderator')).body).toMatchObject({ code: 'not_permitted' });
  });
});

describe('Recipes without a picture, §2', () => {
  const counted = async (cook: Cook) =>
    (await cook.get<OverviewAnswer>('/overview')).body.recipes?.unpictured;
  const listed = async (cook: Cook) =>
    (await cook.get<RecipeIndexAnswer>('/recipe-index')).body.recipes.filter(
      ({ publishedAt, missing }) => publishedAt !== null && missing.includes('picture'),
    );

  it('are those that the list of recipes finds so', async () => {
    const cook = await aCook(app);
    const { id, title, slug } = await cook.publishRecipe(aRecipe({ title: 'Mended' }));
    const bare = await cook.publishRecipe(aRecipe({ title: 'Bare' }));
    await cook.createRecipe(aRecipe({ title: 'Draft' }));
    expect([await counted(cook), await listed(cook)]).toMatchObject([2, { length: 2 }]);
    const { id: siteId, ownerId: userId } = cook.site;
    const image = await anImage(database, { siteId, userId });
    await cook.put(`/recipes/${id}`, { title, slug, images: [{ id: image.id }] });
    expect([await counted(cook), await listed(cook)]).toMatchObject([1, [{ id: bare.id }]]);
  });
});
