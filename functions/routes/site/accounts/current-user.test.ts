import { describe, expect, it } from 'vitest';
import type { SiteUserAnswer } from '#contract/accounts/current-user.ts';
import { anImage } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import {
  aPasserBy,
  aVisitor,
  ownerAsVisitor,
  subscribed,
} from '#functions/testing/app/visitors.ts';

const app = await testApp();
const cook = await aCook(app);
const other = await aCook(app);
const recipe = await cook.publishRecipe();

describe('The current user of a site, §3, §4', () => {
  it('is the person who is signed in, with what they have there', async () => {
    const visitor = await aVisitor(app, cook);
    await visitor.post('/bookmarks', { recipeId: recipe.id });
    const { status, body } = await visitor.get<SiteUserAnswer>('/current-user');
    expect(status).toBe(200);
    expect(body).toEqual({
      currentUser: {
        id: visitor.user.id,
        email: visitor.user.email,
        displayName: 'Edna Cook',
        avatar: null,
        currentSubscription: null,
        isSubscribedToFree: false,
        isSubscribedToPaid: false,
        isSubscribedToNewsletter: false,
      },
      siteUserData: { bookmarks: [recipe.id] },
    });
  });

  it('is nobody without a session, and nowhere on no site', async () => {
    expect((await aPasserBy(app, cook).get('/current-user')).status).toBe(401);
    const nowhere = await app.call('GET', '/api/v1/site/nowhere/current-user');
    expect(nowhere.status).toBe(404);
    expect((await ownerAsVisitor(app, cook).get('/current-user')).status).toBe(200);
  });

  it.each([
    ['free', 'active', [null, true, false]],
    ['monthly', 'active', ['month', false, true]],
    ['yearly', 'trialing', ['year', false, true]],
    ['yearly', 'unpaid', ['year', false, false]],
  ] as const)('has the plan %s while it is %s', async (plan, status, known) => {
    const visitor = await aVisitor(app, cook);
    await subscribed(app, { siteId: cook.site.id, userId: visitor.user.id, plan, status });
    const { body } = await visitor.get<SiteUserAnswer>('/current-user');
    const [cadence, isSubscribedToFree, isSubscribedToPaid] = known;
    expect(body.currentUser).toMatchObject({
      currentSubscription: { planType: plan, cadence },
      isSubscribedToFree,
      isSubscribedToPaid,
    });
  });

  it('has nothing there of what they have on another site, S4.1', async () => {
    const visitor = await aVisitor(app, cook);
    await subscribed(app, { siteId: other.site.id, userId: visitor.user.id, plan: 'yearly' });
    const theirs = await other.publishRecipe();
    await app.call('POST', `/api/v1/site/${other.site.slug}/bookmarks`, {
      token: visitor.token,
      body: { recipeId: theirs.id },
    });
    const { body } = await visitor.get<SiteUserAnswer>('/current-user');
    expect(body.currentUser.currentSubscription).toBeNull();
    expect(body.siteUserData.bookmarks).toEqual([]);
  });

  it('shows their picture with its crop', async () => {
    const visitor = await aVisitor(app, cook);
    const image = await anImage(app.database, { siteId: null, userId: visitor.user.id });
    const crop = { width: 200, height: 200, x: 10, y: 20 };
    await app.call('PUT', '/api/v1/manage/current-user', {
      token: visitor.token,
      body: { avatar: { id: image.id, crop } },
    });
    const { body } = await visitor.get<SiteUserAnswer>('/current-user');
    expect(body.currentUser.avatar).toMatchObject({ id: image.id, key: image.key, crop });
  });
});
