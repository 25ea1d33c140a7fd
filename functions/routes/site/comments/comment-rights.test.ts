import { describe, expect, it } from 'vitest';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
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
const passerBy = aPasserBy(app, cook);
const owner = ownerAsVisitor(app, cook);
const { say, read } = conversation(app);

describe('Who may comment, §6', () => {
  it('is nobody who is not signed in', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const commentId = newestId(await say(await aVisitor(app, cook), { recipeId }));
    const answers = [
      await say(passerBy, { recipeId }),
      await passerBy.delete(`/comments/${commentId}`),
      await passerBy.post('/comment-upvotes', { commentId }),
      await passerBy.delete(`/comment-upvotes/${commentId}`),
      await passerBy.post('/comment-reports', { commentId, reason: 'Rude' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  it('is on a premium recipe who has a current subscription, and the owner', async () => {
    const recipe = await cook.publishRecipe(aRecipe({ privacySetting: 'subscribers_only' }));
    const [none, free] = [await aVisitor(app, cook), await aVisitor(app, cook)];
    await subscribed(app, { siteId: cook.site.id, userId: free.user.id, plan: 'free' });
    const refused = await say(none, { recipeId: recipe.id });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'subscription_required' });
    expect((await read(none, recipe.id)).canComment).toBe(false);
    expect((await say(free, { recipeId: recipe.id })).status).toBe(201);
    expect((await say(owner, { recipeId: recipe.id })).status).toBe(201);
  });

  it.each(['monthly', 'yearly'] as const)('is who has a paid plan, %s', async (plan) => {
    const { id: recipeId } = await cook.publishRecipe(
      aRecipe({ privacySetting: 'subscribers_only' }),
    );
    const visitor = await aVisitor(app, cook);
    await subscribed(app, { siteId: cook.site.id, userId: visitor.user.id, plan });
    expect((await read(visitor, recipeId)).canComment).toBe(true);
    const said = await say(visitor, { recipeId });
    const reply = await say(visitor, { recipeId, parentId: newestId(said) });
    expect([said.status, reply.status]).toEqual([201, 201]);
  });

  it.each([
    ['trialing', 201],
    ['unpaid', 403],
  ] as const)('depends on what became of a paid plan: %s', async (status, answered) => {
    const recipe = await cook.publishRecipe(aRecipe({ privacySetting: 'subscribers_only' }));
    const visitor = await aVisitor(app, cook);
    const { id: siteId } = cook.site;
    await subscribed(app, { siteId, userId: visitor.user.id, plan: 'monthly', status });
    expect((await say(visitor, { recipeId: recipe.id })).status).toBe(answered);
  });

  it('is not who has a subscription of another site', async () => {
    const recipe = await cook.publishRecipe(aRecipe({ privacySetting: 'subscribers_only' }));
    const visitor = await aVisitor(app, cook);
    const { id: siteId } = (await aCook(app)).site;
    await subscribed(app, { siteId, userId: visitor.user.id, plan: 'yearly' });
    expect((await say(visitor, { recipeId: recipe.id })).status).toBe(403);
  });

  it('is nobody where comments are off', async () => {
    const silent = await aCook(app, { settings: { commentsEnabled: false } });
    const { id: recipeId } = await silent.publishRecipe();
    const answers = [
      await say(await aVisitor(app, silent), { recipeId }),
      await say(ownerAsVisitor(app, silent), { recipeId }),
      await aPasserBy(app, silent).get(`/comments?recipeId=${recipeId}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(answers[0]?.body).toMatchObject({ code: 'comments_disabled' });
  });
});

describe('Comments of what visitors cannot see, S5.5', () => {
  it('are not found', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook);
    const commentId = newestId(await say(visitor, { recipeId }));
    await cook.post(`/recipes/${recipeId}/unpublish`);
    const answers = [
      await visitor.get(`/comments?recipeId=${recipeId}`),
      await say(visitor, { recipeId, content: 'More' }),
      await visitor.post('/comment-upvotes', { commentId }),
      await visitor.post('/comment-reports', { commentId, reason: 'Rude' }),
      await owner.get(`/comments?recipeId=${recipeId}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});
