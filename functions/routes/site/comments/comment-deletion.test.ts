import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CommentsAnswer } from '#contract/comments/comment.ts';
import { commentReports, comments, commentUpvotes } from '#functions/db/schema/site/comments.ts';
import { conversation, newestId, outline } from '#functions/testing/comments.ts';
import { aCook } from '#functions/testing/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp } from '#functions/testing/test-app.ts';
import { aPasserBy, aVisitor, ownerAsVisitor } from '#functions/testing/visitors.ts';

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

  it('leaves a stub without name and words where replies remain', async () => {
    const { recipeId, author, commentId } = await aThread();
    await say(ownerAsVisitor(app, cook), { recipeId, parentId: commentId, content: 'Thanks' });
    const { body } = await author.delete<CommentsAnswer>(`/comments/${commentId}`);
    expect(outline(body.comments)).toEqual([[null, ['Thanks']]]);
    expect(body.comments[0]).toMatchObject({ user: null, content: null, isOwn: false });
    expect(body).toMatchObject({ total: 1, commentCount: 1 });
  });

  it('takes the stub away with the last reply', async () => {
    const { recipeId, author, commentId } = await aThread();
    const replied = await say(author, { recipeId, parentId: commentId, content: 'Me again' });
    const reply = replied.body.comments[0]?.children[0]?.id;
    await author.delete(`/comments/${commentId}`);
    const { body } = await author.delete<CommentsAnswer>(`/comments/${reply}`);
    expect(body).toMatchObject({ comments: [], total: 0, commentCount: 0 });
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
