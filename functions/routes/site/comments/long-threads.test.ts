import { describe, expect, it } from 'vitest';
import type { CommentsAnswer, HiddenCommentsAnswer } from '#contract/comments/comment.ts';
import { conversation, newestId, outline } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp();
const cook = await aCook(app);
const passerBy = aPasserBy(app, cook);

const { say, read } = conversation(app);

describe('A thread with many replies, S1.5', { timeout: 20_000 }, () => {
  const aLongThread = async (replyCount: number) => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook);
    const threadId = newestId(await say(visitor, { recipeId, content: 'Thread' }));
    for (let number = 1; number <= replyCount; number += 1) {
      await say(visitor, { recipeId, parentId: threadId, content: `${number}` });
    }
    return { recipeId, threadId, visitor };
  };
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

  it('comes with the first of them and says how many there are', async () => {
    const { recipeId } = await aLongThread(23);
    await say(await aVisitor(app, cook), { recipeId, content: 'Other' });
    const { comments, total, commentCount } = await read(passerBy, recipeId);
    expect(outline(comments)).toEqual(['Other', ['Thread', numbers(1, 20)]]);
    expect(comments.map(({ replyTotal }) => replyTotal)).toEqual([0, 23]);
    expect([total, commentCount]).toEqual([2, 25]);
  });

  it('answers further ones by pages, oldest first', async () => {
    const { recipeId, threadId } = await aLongThread(23);
    const page = await read(passerBy, recipeId, `&threadId=${threadId}&offset=18&limit=4`);
    expect(outline(page.comments)).toEqual(numbers(19, 22));
    expect(page).toMatchObject({ total: 23, commentCount: 24, nextOffset: 22 });
    const last = await read(passerBy, recipeId, `&threadId=${threadId}&offset=22`);
    expect([outline(last.comments), last.nextOffset]).toEqual([['23'], null]);
  });

  it('answers the replies around one that was changed', async () => {
    const { recipeId, threadId, visitor } = await aLongThread(22);
    const page = `threadId=${threadId}&offset=20`;
    const { comments } = await read(passerBy, recipeId, `&${page}`);
    const [first, second] = comments;
    const upvote = { commentId: first!.id };
    const { body } = await visitor.post<CommentsAnswer>(`/comment-upvotes?${page}`, upvote);
    expect(body.comments).toMatchObject([{ upvoteCount: 1 }, { upvoteCount: 0 }]);
    const left = await visitor.delete<CommentsAnswer>(`/comments/${second!.id}?${page}`);
    expect([outline(left.body.comments), left.body.total]).toEqual([['21'], 21]);
  });

  it.each([
    ['hide', ['20']],
    ['unhide', ['20', '21']],
  ])('answers them to the owner who asks to %s one', async (verb, left) => {
    const { threadId, recipeId } = await aLongThread(21);
    const page = `threadId=${threadId}&offset=19`;
    const { comments } = await read(passerBy, recipeId, `&${page}`);
    const path = `/comments/${comments[1]!.id}/${verb}?${page}`;
    const { body } = await cook.post<CommentsAnswer>(path);
    expect(outline(body.comments)).toEqual(left);
  });

  it('keeps its replies from everybody once it is hidden', async () => {
    const { threadId, recipeId } = await aLongThread(2);
    await cook.post(`/comments/${threadId}/hide`);
    const page = await read(passerBy, recipeId, `&threadId=${threadId}`);
    expect(page).toMatchObject({ comments: [], total: 0, commentCount: 0 });
    const hidden = await cook.get<HiddenCommentsAnswer>(`/hidden-comments?recipeId=${recipeId}`);
    expect(hidden.body.comments).toMatchObject([{ replyTotal: 2 }]);
  });

  it('has none on another recipe or another site', async () => {
    const { threadId, recipeId } = await aLongThread(2);
    const { id: otherId } = await cook.publishRecipe();
    const stranger = await aCook(app);
    const asked = `threadId=${threadId}&recipeId=`;
    expect((await read(passerBy, otherId, `&threadId=${threadId}`)).comments).toEqual([]);
    const elsewhere = await aPasserBy(app, stranger).get(`/comments?${asked}${recipeId}`);
    expect(elsewhere.status).toBe(404);
  });
});
