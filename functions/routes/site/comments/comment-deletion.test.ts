import { eq, or } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CommentsAnswer, HiddenCommentsAnswer } from '#contract/comments/comment.ts';
import {
  commentReports,
  comments,
  commentUpvotes,
} from '#functions/db/schema/site/people/comments.ts';
import { conversation, newestId, outline, replyId } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor, ownerAsVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp();
const cook = await aCook(app);
const passerBy = aPasserBy(app, cook);
const { say, read } = conversation(app);

const aThread = async () => {
  const { id: recipeId } = await cook.publishRecipe();
  const author = await aVisitor(app, cook);
  const commentId = newestId(await say(author, { recipeId, content: 'Mine' }));
  return { recipeId, author, commentId };
};

describe('Deleting a comment, §6', () => {
  it('takes it away and answers what is left', async () => {
    const { recipeId, author, commentId } = await aThread();
    await say(author, { recipeId, content: 'Other' });
    const answer = await author.delete<CommentsAnswer>(`/comments/${commentId}`);
    expect(answer.status).toBe(200);
    expect(outline(answer.body.comments)).toEqual(['Other']);
    expect(answer.body).toMatchObject({ total: 1, commentCount: 1 });
  });

  it('deletes all replies, whoever wrote them, as its dialog says, §8', async () => {
    const { recipeId, author, commentId } = await aThread();
    const owner = ownerAsVisitor(app, cook);
    const other = await aVisitor(app, cook);
    await say(owner, { recipeId, parentId: commentId, content: 'Thanks' });
    const hidden = replyId((await say(other, { recipeId, parentId: commentId })).body);
    await cook.post(`/comments/${hidden}/hide`);
    await other.post('/comment-upvotes', { commentId: hidden });
    await say(other, { recipeId, content: 'Another thread' });
    const { body } = await author.delete<CommentsAnswer>(`/comments/${commentId}`);
    expect(outline(body.comments)).toEqual(['Another thread']);
    expect(body).toMatchObject({ total: 1, commentCount: 1 });
    const ofThread = or(eq(comments.id, commentId), eq(comments.parentId, commentId));
    const left = await rowsOf(app.database, comments, ofThread);
    expect(left).toMatchObject([{ id: commentId, content: null }]);
    const ofOwner = await cook.get<HiddenCommentsAnswer>(`/hidden-comments?recipeId=${recipeId}`);
    expect(ofOwner.body.total).toBe(0);
  });

  it('leaves the thread when a reply is deleted', async () => {
    const { recipeId, author, commentId } = await aThread();
    const other = await aVisitor(app, cook);
    const said = await say(other, { recipeId, parentId: commentId, content: 'Thanks' });
    const { body } = await other.delete<CommentsAnswer>(`/comments/${replyId(said.body)}`);
    expect(outline(body.comments)).toEqual(['Mine']);
    await author.delete(`/comments/${commentId}`);
  });

  it('erases the words, the upvotes and the reports', async () => {
    const { author, commentId } = await aThread();
    const other = await aVisitor(app, cook);
    await other.post('/comment-upvotes', { commentId });
    await other.post('/comment-reports', { commentId, reason: 'Rude' });
    await author.delete(`/comments/${commentId}`);
    const { database } = app;
    const [row] = await rowsOf(database, comments, eq(comments.id, commentId));
    expect(row).toMatchObject({ content: null, contentHash: '' });
    const upvotes = rowsOf(database, commentUpvotes, eq(commentUpvotes.commentId, commentId));
    const reports = rowsOf(database, commentReports, eq(commentReports.commentId, commentId));
    expect(await Promise.all([upvotes, reports])).toEqual([[], []]);
  });

  it('may be asked for twice, S13.3', async () => {
    const { author, commentId } = await aThread();
    await author.delete(`/comments/${commentId}`);
    expect((await author.delete(`/comments/${commentId}`)).status).toBe(200);
  });

  it('is for who wrote it alone, the owner included', async () => {
    const { recipeId, commentId } = await aThread();
    const path = `/comments/${commentId}`;
    const answers = [
      await passerBy.delete(path),
      await (await aVisitor(app, cook)).delete(path),
      await ownerAsVisitor(app, cook).delete(path),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 404]);
    expect(outline((await read(passerBy, recipeId)).comments)).toEqual(['Mine']);
  });

  it('does not reach another site', async () => {
    const { recipeId, author, commentId } = await aThread();
    const other = await aCook(app);
    const path = `/api/v1/site/${other.site.slug}/comments/${commentId}`;
    expect((await app.call('DELETE', path, { token: author.token })).status).toBe(404);
    expect((await read(passerBy, recipeId)).total).toBe(1);
  });
});

describe('Replies to what is deleted, §5', () => {
  it('are refused', async () => {
    const { recipeId, author, commentId } = await aThread();
    await say(author, { recipeId, parentId: commentId, content: 'Me again' });
    await author.delete(`/comments/${commentId}`);
    const answer = await say(author, { recipeId, parentId: commentId, content: 'And again' });
    expect(answer.status).toBe(400);
  });
});
