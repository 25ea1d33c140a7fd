import { describe, expect, it } from 'vitest';
import type {
  CommentReportsAnswer,
  CommentsAnswer,
  HiddenCommentsAnswer,
} from '#contract/comments/comment.ts';
import { conversation, newestId, outline } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp();
const cook = await aCook(app);
const passerBy = aPasserBy(app, cook);
const visitor = await aVisitor(app, cook, { displayName: 'Ada' });
const { say, read } = conversation(app);

/** A comment with a reply below it. */
const aThread = async () => {
  const { id: recipeId } = await cook.publishRecipe();
  const commentId = newestId(await say(visitor, { recipeId, content: 'Rude' }));
  const { body } = await say(visitor, { recipeId, parentId: commentId, content: 'Reply' });
  return { recipeId, commentId, replyId: body.comments[0]?.children[0]?.id ?? '' };
};
const hide = (id: string) => cook.post<CommentsAnswer>(`/comments/${id}/hide`);
const unhide = (id: string) => cook.post<CommentsAnswer>(`/comments/${id}/unhide`);
const hidden = async (recipeId: string) =>
  (await cook.get<HiddenCommentsAnswer>(`/hidden-comments?recipeId=${recipeId}`)).body;

describe('Hiding comments, §4, §6', () => {
  it('takes a comment and its replies from everybody at once, S4.7', async () => {
    const { recipeId, commentId } = await aThread();
    await say(visitor, { recipeId, content: 'Kind' });
    const answer = await hide(commentId);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ total: 1, commentCount: 1, canManage: true });
    const answers = [await read(passerBy, recipeId), await read(visitor, recipeId)];
    expect(answers.map(({ comments }) => outline(comments))).toEqual([['Kind'], ['Kind']]);
    expect(JSON.stringify(answers)).not.toContain('Rude');
  });

  it('shows the owner what was hidden, with what vanished below it', async () => {
    const { recipeId, commentId } = await aThread();
    await hide(commentId);
    const { comments, total } = await hidden(recipeId);
    expect([outline(comments), total]).toEqual([[['Rude', ['Reply']]], 1]);
    expect(comments[0]?.user).toMatchObject({ displayName: 'Ada' });
  });

  it('of a reply leaves its comment', async () => {
    const { recipeId, replyId } = await aThread();
    const { body } = await hide(replyId);
    expect(outline(body.comments)).toEqual(['Rude']);
    expect(outline((await hidden(recipeId)).comments)).toEqual(['Reply']);
  });

  it('is undone with all that vanished, save what was hidden by itself', async () => {
    const { recipeId, commentId, replyId } = await aThread();
    await say(visitor, { recipeId, parentId: commentId, content: 'More' });
    await hide(replyId);
    await hide(commentId);
    const { body } = await unhide(commentId);
    expect(outline(body.comments)).toEqual([['Rude', ['More']]]);
    expect(outline((await unhide(replyId)).body.comments)).toEqual([['Rude', ['Reply', 'More']]]);
  });

  it('may be done and undone twice, S13.3', async () => {
    const { recipeId, commentId } = await aThread();
    await hide(commentId);
    expect((await hide(commentId)).status).toBe(200);
    await unhide(commentId);
    expect((await unhide(commentId)).body.total).toBe(1);
    expect((await hidden(recipeId)).total).toBe(0);
  });

  it('keeps replies away', async () => {
    const { recipeId, commentId } = await aThread();
    await hide(commentId);
    const answer = await say(visitor, { recipeId, parentId: commentId, content: 'Why?' });
    expect(answer.status).toBe(400);
  });

  it('leaves nothing to show of what its author deletes', async () => {
    const { recipeId, replyId } = await aThread();
    await hide(replyId);
    await visitor.delete(`/comments/${replyId}`);
    expect(await hidden(recipeId)).toEqual({ comments: [], total: 0 });
  });

  it('works below recipes that were unpublished', async () => {
    const { recipeId, commentId } = await aThread();
    await cook.post(`/recipes/${recipeId}/unpublish`);
    expect((await hide(commentId)).status).toBe(200);
    expect((await hidden(recipeId)).total).toBe(1);
  });
});

describe('Who moderates, S4.2', () => {
  it('is the owner of the site alone', async () => {
    const { recipeId, commentId } = await aThread();
    const stranger = await aCook(app);
    const base = `/api/v1/manage/${cook.site.slug}`;
    const path = `/comments/${commentId}/hide`;
    const answers = [
      await app.call('POST', `${base}${path}`),
      await app.call('POST', `${base}${path}`, { token: visitor.token }),
      await app.call('POST', `${base}${path}`, { token: stranger.site.token }),
      await stranger.post(path),
      await stranger.post(`/comments/${commentId}/unhide`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 404, 404, 404]);
    expect((await read(passerBy, recipeId)).total).toBe(1);
  });

  it('finds no recipe of another site, and none that is not there', async () => {
    const { recipeId, commentId } = await aThread();
    await hide(commentId);
    const answer = await (await aCook(app)).get(`/hidden-comments?recipeId=${recipeId}`);
    expect(answer.status).toBe(404);
    const unknown = await cook.get(`/hidden-comments?recipeId=${crypto.randomUUID()}`);
    expect(unknown.body).toEqual(answer.body);
  });

  it('reads what is hidden below a recipe that is published no more', async () => {
    const { recipeId, commentId } = await aThread();
    await hide(commentId);
    await cook.post(`/recipes/${recipeId}/unpublish`);
    expect((await hidden(recipeId)).total).toBe(1);
  });
});

describe('Reports, §6', () => {
  const reports = async (owner: Awaited<ReturnType<typeof aCook>>) =>
    (await owner.get<CommentReportsAnswer>('/comment-reports')).body;
  const aReported = async () => {
    const own = await aCook(app);
    const { id: recipeId } = await own.publishRecipe();
    const reporter = await aVisitor(app, own, { displayName: null });
    const commentId = newestId(await say(reporter, { recipeId, content: 'Buy pans' }));
    const report = (reason: string) => reporter.post('/comment-reports', { commentId, reason });
    return { own, recipeId, reporter, commentId, report };
  };

  it('reach the owner with the comment and where it stands', async () => {
    const { own, recipeId, reporter, commentId, report } = await aReported();
    expect((await report('Advertising')).status).toBe(204);
    expect(await reports(own)).toMatchObject({
      commentReports: [
        {
          reason: 'Advertising',
          reporter: { id: reporter.user.id, displayName: 'Anonymous cook' },
          comment: { id: commentId },
          recipe: { id: recipeId },
        },
      ],
      total: 1,
    });
  });

  it('are one a person and comment, in their last words', async () => {
    const { own, report } = await aReported();
    await report('Rude');
    await report('Advertising');
    const { commentReports } = await reports(own);
    expect(commentReports.map(({ reason }) => reason)).toEqual(['Advertising']);
  });

  it('are settled by the owner, for good', async () => {
    const { own, report } = await aReported();
    await report('Rude');
    const [found] = (await reports(own)).commentReports;
    expect((await own.post(`/comment-reports/${found?.id}/resolve`)).status).toBe(204);
    await report('Rude, I say');
    expect((await reports(own)).total).toBe(0);
  });

  it('are settled when the comment is hidden', async () => {
    const { own, commentId, report } = await aReported();
    await report('Rude');
    await own.post(`/comments/${commentId}/hide`);
    expect((await reports(own)).total).toBe(0);
  });

  it.each([
    ['no reason', ''],
    ['blanks', ' \n'],
    ['too much', 'x'.repeat(2001)],
  ])('are refused with %s', async (_name, reason) => {
    const { report } = await aReported();
    expect((await report(reason)).status).toBe(400);
  });

  it('are not seen or settled from another site', async () => {
    const { own, report } = await aReported();
    await report('Rude');
    const stranger = await aCook(app);
    const [found] = (await reports(own)).commentReports;
    expect((await stranger.post(`/comment-reports/${found?.id}/resolve`)).status).toBe(404);
    expect((await reports(stranger)).total).toBe(0);
    expect((await reports(own)).total).toBe(1);
  });
});
