import { describe, expect, it } from 'vitest';
import { queueViews } from '#domain/comments/comment-queue.ts';
import { commit } from '#functions/db/database.ts';
import { pruneCommentUndos } from '#functions/repositories/comments/comment-deeds.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { aTalkOn, said } from '#functions/testing/sites/comment-queue.ts';
import { conversation } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const { say, read } = conversation(app);
const aTalk = () => aTalkOn(app);

describe('The queue of comments', () => {
  it('has all comments of all recipes, the newest first, with what they answer', async () => {
    const { cook, ada, bo, write, queue } = await aTalk();
    const first = await write(ada, 'How much salt?');
    await write(bo, 'A pinch', first);
    const { id: otherId } = await cook.publishRecipe({ title: 'Fig Jam', slug: 'fig-jam' });
    await say(ada, { recipeId: otherId, content: 'Lovely figs' });
    const { comments, counts } = await queue.list();
    expect(said(comments)).toEqual(['Lovely figs', 'A pinch', 'How much salt?']);
    expect(comments[0]?.recipe).toMatchObject({ title: 'Fig Jam', isPublished: true });
    expect(comments[1]).toMatchObject({ parentId: first, user: { displayName: 'Bo Ångström' } });
    expect(counts).toEqual({ new: 3, held: 0, reported: 0, hidden: 0, all: 3 });
  });

  it('has nothing new of the cook, of what was deleted or of recipes that are gone', async () => {
    const { cook, recipeId, ada, owner, write, queue } = await aTalk();
    const id = await write(ada, 'Forget it');
    await ada.delete(`/comments/${id}`);
    await say(owner, { recipeId, content: 'Mine' });
    expect((await queue.list()).comments).toEqual([]);
    const { comments } = await queue.list('view=all');
    expect(said(comments)).toEqual(['Mine']);
    expect(comments[0]?.isFromOwner).toBe(true);
    await cook.delete(`/recipes/${recipeId}`);
    expect((await queue.list('view=all')).counts.all).toBe(0);
  });

  it('is read in pages that no newer comment moves', async () => {
    const { ada, write, queue } = await aTalk();
    for (const word of ['one', 'two', 'three', 'four', 'five']) await write(ada, word);
    const first = await queue.list('limit=2');
    await write(ada, 'six');
    const second = await queue.list(`limit=2&cursor=${first.nextCursor}`);
    const third = await queue.list(`limit=2&cursor=${second.nextCursor}`);
    expect([first, second, third].flatMap(({ comments }) => said(comments))).toEqual(
      ['five', 'four', 'three', 'two', 'one'], // prettier-ignore
    );
    expect(third.nextCursor).toBeNull();
  });

  it('finds words of what was said and of who said it, without accents', async () => {
    const { ada, bo, write, queue } = await aTalk();
    await write(ada, 'Crème fraîche instead?');
    await write(bo, 'Butter, 100 % butter');
    const find = async (words: string) =>
      said((await queue.list(`view=all&search=${encodeURIComponent(words)}`)).comments);
    expect(await find('creme FRAICHE')).toEqual(['Crème fraîche instead?']);
    expect(await find('angstrom butter')).toEqual(['Butter, 100 % butter']);
    expect(await find('100 %')).toEqual(['Butter, 100 % butter']);
    expect(await find('paragraph')).toEqual([]);
    expect(said((await queue.list(`view=all&userId=${ada.user.id}`)).comments)).toHaveLength(1);
  });

  it('counts a comment as new until the cook moved past it', async () => {
    const { ada, write, queue } = await aTalk();
    const id = await write(ada, 'Hello');
    expect((await queue.list()).counts.new).toBe(1);
    expect((await queue.find(id)).body.comment.isHandled).toBe(false);
    await queue.look(id);
    expect((await queue.look(id)).status).toBe(204);
    const { comments, counts } = await queue.list();
    expect([comments, counts.new, counts.all]).toEqual([[], 0, 1]);
  });

  it('says what was reported, by whom and why, also once it is settled', async () => {
    const { ada, bo, write, queue } = await aTalk();
    const commentId = await write(ada, 'Buy my knives');
    await bo.post('/comment-reports', { commentId, reason: 'Advertising' });
    const { comments, counts } = await queue.list('view=reported');
    expect(counts.reported).toBe(1);
    const report = {
      reason: 'Advertising',
      isOpen: true,
      reporter: { displayName: 'Bo Ångström' },
    };
    expect(comments[0]).toMatchObject({ openReports: 1, reports: [report] });
    await queue.act({ action: 'hide', commentId });
    const hidden = await queue.list('view=hidden');
    expect(hidden.comments[0]).toMatchObject({
      openReports: 0,
      reports: [{ ...report, isOpen: false }],
    });
    expect(hidden.counts).toMatchObject({ reported: 0, hidden: 1 });
  });

  it.each(queueViews)('is answered with an empty site: %s', async (view) => {
    const { queue } = await aTalk();
    expect(await queue.list(`view=${view}`)).toMatchObject({ comments: [], nextCursor: null });
  });
});

describe('A comment in its thread', () => {
  it('stands among those around it, with its recipe and its writer', async () => {
    const { ada, bo, owner, recipeId, write, queue } = await aTalk();
    const first = await write(ada, 'How much salt?');
    const reply = await write(bo, 'A pinch', first);
    await say(owner, { recipeId, content: 'Two pinches', parentId: first });
    const { body } = await queue.find(reply);
    expect(said(body.thread)).toEqual(['How much salt?', 'A pinch', 'Two pinches']);
    expect(body).toMatchObject({
      comment: { id: reply, parentId: first },
      person: { commentTotal: 1, hiddenTotal: 0 },
      hindrance: null,
      earlier: 0,
      later: 0,
    });
  });

  it('shows the few replies around it of a long thread, and how many others there are', async () => {
    const { ada, recipeId, write, queue } = await aTalk();
    const first = await write(ada, 'Start');
    for (let at = 0; at < 25; at += 1) {
      await say(ada, { recipeId, content: `Reply ${at}`, parentId: first });
    }
    const [middle] = (await queue.list('view=all&search=reply 12')).comments;
    const { body } = await queue.find(middle!.id);
    expect(said(body.thread)).toHaveLength(18);
    expect([body.earlier, body.later]).toEqual([4, 4]);
    const root = (await queue.find(first)).body;
    expect([said(root.thread)[1], root.earlier, root.later]).toEqual(['Reply 0', 0, 17]);
  });

  it('says why it cannot be answered', async () => {
    const { cook, recipeId, ada, write, queue } = await aTalk();
    const commentId = await write(ada, 'Hello');
    const hindrance = async () => (await queue.find(commentId)).body.hindrance;
    const { undoId } = await queue.act({ action: 'hide', commentId });
    expect(await hindrance()).toBe('hidden');
    await queue.undo(undoId);
    await cook.post(`/recipes/${recipeId}/unpublish`);
    expect(await hindrance()).toBe('unpublished');
    const { slug, title } = cook.site;
    await cook.put('/sites', { slug, title, commentsEnabled: false });
    expect(await hindrance()).toBe('comments-off');
  });
});

describe('What a cook does in the queue', () => {
  it('hides a comment with its replies at once, and takes that back whole, S4.7', async () => {
    const { cook, recipeId, ada, bo, write, queue } = await aTalk();
    const commentId = await write(ada, 'Rude');
    await write(bo, 'Indeed', commentId);
    await bo.post('/comment-reports', { commentId, reason: 'Rude' });
    const passerBy = aPasserBy(app, cook);
    const done = await queue.act({ action: 'hide', commentId });
    expect(done).toMatchObject({ changed: 1, counts: { reported: 0, hidden: 1, new: 1 } });
    expect(done.comments[0]).toMatchObject({ id: commentId, isHidden: true, isHandled: true });
    expect(await read(passerBy, recipeId)).toMatchObject({ total: 0, commentCount: 0 });
    const undone = await queue.undo(done.undoId);
    expect(undone).toMatchObject({ changed: 1, counts: { reported: 1, hidden: 0, new: 2 } });
    expect(await read(passerBy, recipeId)).toMatchObject({ total: 1, commentCount: 2 });
    expect(await queue.undo(done.undoId)).toEqual({ ...undone, isUndone: false });
  });

  it('settles all reports of a comment that may stay', async () => {
    const { recipeId, ada, bo, owner, write, queue } = await aTalk();
    const commentId = await write(ada, 'Too salty for me');
    await bo.post('/comment-reports', { commentId, reason: 'Unfriendly' });
    await owner.post('/comment-reports', { commentId, reason: 'Hm' });
    const { undoId, counts } = await queue.act({ action: 'keep', commentId });
    expect(counts).toMatchObject({ new: 0, reported: 0, all: 1 });
    expect((await read(ada, recipeId)).total).toBe(1);
    const undone = await queue.undo(undoId);
    expect(undone.comments[0]).toMatchObject({ openReports: 2, isHandled: false });
  });

  it('hides all of a person and takes that back, save what was hidden before', async () => {
    const { recipeId, ada, bo, write, queue } = await aTalk();
    const before = await write(ada, 'One');
    await write(ada, 'Two');
    await write(bo, 'Kind');
    await queue.act({ action: 'hide', commentId: before });
    await write(ada, 'Three');
    const done = await queue.act({ action: 'hide-all', userId: ada.user.id });
    expect([done.changed, said(done.comments)]).toEqual([2, ['Three', 'Two']]);
    expect((await read(bo, recipeId)).total).toBe(1);
    await queue.undo(done.undoId);
    expect((await read(bo, recipeId)).total).toBe(3);
    expect(said((await queue.list('view=hidden')).comments)).toEqual(['One']);
  });

  it('leaves what somebody did after it', async () => {
    const { ada, write, queue } = await aTalk();
    const commentId = await write(ada, 'Hm');
    const first = await queue.act({ action: 'hide', commentId });
    app.clock.now += 1000;
    await queue.act({ action: 'unhide', commentId });
    app.clock.now += 1000;
    await queue.act({ action: 'hide', commentId });
    const { comments, isUndone } = await queue.undo(first.undoId);
    expect([comments[0]?.isHidden, isUndone]).toEqual([true, false]);
  });

  it.each([
    ['keep', 'hide', true],
    ['hide', 'unhide', false],
  ] as const)(
    'leaves what was done on the page of the dish after it: %s, %s',
    async (action, later, isHidden) => {
      const { cook, ada, write, queue } = await aTalk();
      const commentId = await write(ada, 'Hm');
      const first = await queue.act({ action, commentId });
      app.clock.now += 1000;
      await cook.post(`/comments/${commentId}/${later}`);
      app.clock.now += 1000;
      const { comments, isUndone } = await queue.undo(first.undoId);
      expect([comments[0]?.isHidden, isUndone]).toEqual([isHidden, false]);
    },
  );

  it('takes back what was only asked for once more on its page', async () => {
    const { cook, ada, write, queue } = await aTalk();
    const commentId = await write(ada, 'Hm');
    const { undoId } = await queue.act({ action: 'hide', commentId });
    app.clock.now += 1000;
    await cook.post(`/comments/${commentId}/hide`);
    expect((await queue.undo(undoId)).isUndone).toBe(true);
  });

  it('cannot be taken back after thirty days', async () => {
    const { cook, ada, write, queue } = await aTalk();
    const commentId = await write(ada, 'Old');
    const { undoId } = await queue.act({ action: 'hide', commentId });
    const { commentDeeds } = forSite(app.database, cook.site.id);
    const dayMs = 24 * 60 * 60 * 1000;
    expect(await commentDeeds.find(undoId, app.clock.now + 29 * dayMs)).not.toBeNull();
    expect(await commentDeeds.find(undoId, app.clock.now + 30 * dayMs)).toBeNull();
    await commit(app.database, [pruneCommentUndos(app.database, app.clock.now + 30 * dayMs)]);
    expect((await cook.post(`/comment-undos/${undoId}`)).status).toBe(404);
  });

  it('is refused for what is not there, and nobody bans the cook', async () => {
    const { cook, ada, write } = await aTalk();
    const stranger = await aVisitor(app, await aCook(app));
    const commentId = await write(ada, 'Gone');
    await ada.delete(`/comments/${commentId}`);
    const tries = [
      { action: 'hide', commentId },
      { action: 'keep', commentId: crypto.randomUUID() },
      { action: 'ban', userId: stranger.user.id },
      { action: 'ban', userId: cook.site.ownerId },
    ];
    const answers = await Promise.all(tries.map((input) => cook.post('/comment-actions', input)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
  });
});
