import { describe, expect, it } from 'vitest';
import type { CommentsAnswer } from '#contract/comments/comment.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp();
const cook = await aCook(app);
const { say, read } = conversation(app);
const { id: recipeId } = await cook.publishRecipe();
const author = await aVisitor(app, cook);

const aComment = async () =>
  newestId(await say(author, { recipeId, content: crypto.randomUUID() }));
const votes = ({ comments }: CommentsAnswer) =>
  comments.slice(0, 1).map(({ upvoteCount, isUpvoted }) => [upvoteCount, isUpvoted])[0];

describe('Upvotes, §7', () => {
  it('are counted for everybody and known to who gave them', async () => {
    const commentId = await aComment();
    const [one, two] = [await aVisitor(app, cook), await aVisitor(app, cook)];
    await one.post('/comment-upvotes', { commentId });
    const { status, body } = await two.post<CommentsAnswer>('/comment-upvotes', { commentId });
    expect([status, votes(body)]).toEqual([200, [2, true]]);
    expect(votes(await read(author, recipeId))).toEqual([2, false]);
    expect(votes(await read(aPasserBy(app, cook), recipeId))).toEqual([2, false]);
  });

  it('count once a person, also when many come at once, S13.3', async () => {
    const commentId = await aComment();
    const visitor = await aVisitor(app, cook);
    const upvote = () => visitor.post('/comment-upvotes', { commentId });
    await Promise.all([upvote(), upvote(), upvote()]);
    expect(votes(await read(visitor, recipeId))).toEqual([1, true]);
  });

  it('are taken back, and may be taken back again', async () => {
    const commentId = await aComment();
    const visitor = await aVisitor(app, cook);
    await visitor.post('/comment-upvotes', { commentId });
    await visitor.delete(`/comment-upvotes/${commentId}`);
    const again = await visitor.delete<CommentsAnswer>(`/comment-upvotes/${commentId}`);
    expect([again.status, votes(again.body)]).toEqual([200, [0, false]]);
  });

  it('are given to replies too', async () => {
    const parentId = await aComment();
    const { body } = await say(author, { recipeId, parentId, content: 'Thanks' });
    const commentId = body.comments[0]?.children[0]?.id;
    const answer = await author.post<CommentsAnswer>('/comment-upvotes', { commentId });
    expect(answer.body.comments[0]?.children[0]).toMatchObject({ upvoteCount: 1, isUpvoted: true });
  });

  it('are not given to what nobody can read', async () => {
    const [deleted, hidden] = [await aComment(), await aComment()];
    const underHidden = await say(author, { recipeId, parentId: hidden, content: 'Hm' });
    const reply = underHidden.body.comments[0]?.children[0]?.id;
    await author.delete(`/comments/${deleted}`);
    await cook.post(`/comments/${hidden}/hide`);
    const ids = [deleted, hidden, reply, '3f2b8c1e-6a55-4d0e-9a43-1f0f6f6f3c55'];
    const answers = await Promise.all(
      ids.map((commentId) => author.post('/comment-upvotes', { commentId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('stay within their site, S4.3', async () => {
    const commentId = await aComment();
    const stranger = await aVisitor(app, await aCook(app));
    expect((await stranger.post('/comment-upvotes', { commentId })).status).toBe(404);
    expect(votes(await read(author, recipeId))).toEqual([0, false]);
  });
});
