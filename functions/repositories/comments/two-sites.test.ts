import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commentFrom } from '#domain/comments/comment-text.ts';
import { commit, readAll, type Statement } from '#functions/db/database.ts';
import { queueOf } from '#functions/testing/sites/comment-queue.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';
import { forSite } from '../for-site.ts';

const app = await testApp();
const { database: db, clock } = app;
const cook = await aCook(app);
const recipe = await cook.publishRecipe();
const ada = await aVisitor(app, cook);
const bo = await aVisitor(app, cook);
const { say } = conversation(app);
const commentId = newestId(await say(ada, { recipeId: recipe.id }));
await say(bo, { recipeId: recipe.id });
await bo.post('/comment-reports', { commentId, reason: 'Rude' });
const { act } = queueOf(cook);
const { undoId: hidingId } = await act({ action: 'hide', commentId });
const { undoId: banningId } = await act({ action: 'ban', userId: ada.user.id });

const strange = forSite(db, (await aCook(app)).site.id);
const { now } = clock;
const userId = ada.user.id;
const page = { limit: 100, offset: 0 };
const noCounts = { new: 0, held: 0, reported: 0, hidden: 0, all: 0 };
const nothing = { comments: [], avatars: [], counts: noCounts };
const deed = () => ({ undoId: crypto.randomUUID(), now });
const done = { bannedAt: null, createdAt: now };
const hiding = { id: hidingId, bannedUserId: null, ...done };
const banning = { id: banningId, bannedUserId: userId, ...done };

const words = {
  recipeId: recipe.id,
  parentId: null,
  content: commentFrom('Mine'),
  contentHash: 'x',
  foldedText: '',
  isHandled: false,
  isHeldIfFirst: false,
};

const tables = ['comments', 'comment_reports', 'comment_bans', 'comment_undo_rows'];
const everything = () =>
  readAll(
    db,
    tables.map((table) => sql`SELECT * FROM ${sql.identifier(table)} ORDER BY 1, 2`),
  );

describe("The queue of another site's comments, S4.1", () => {
  it.each<[string, () => Promise<unknown>, unknown]>([
    ['it', () => strange.commentQueue.list({ view: 'all', after: null, limit: 9 }), nothing],
    ['comments by id', () => strange.commentQueue.listByIds([commentId]), nothing],
    ['a comment in its thread', () => strange.queuedThreads.find(commentId), null],
    ['a deed', () => strange.commentDeeds.find(hidingId, now), null],
    ['who is banned', () => strange.commentBans.has(userId), false],
    ['bans', () => strange.commentBans.list(page), { bans: [], total: 0 }],
  ])('does not find %s', async (_name, find, answer) => {
    expect(await find()).toEqual(answer);
  });

  it.each<[string, () => Statement[]]>([
    [
      'write a comment',
      () => [strange.comments.create({ ...words, id: crypto.randomUUID(), userId }, now)],
    ],
    ['keep a comment', () => strange.commentDeeds.keep(commentId, deed())],
    ['hide a comment', () => strange.commentDeeds.hide(commentId, deed())],
    ['show a comment', () => strange.commentDeeds.unhide(commentId, deed())],
    ['hide all of a person', () => strange.commentDeeds.hideAll(bo.user.id, deed())],
    ['move past a comment', () => [strange.commentDeeds.look(commentId, now)]],
    ['take a deed back', () => strange.commentDeeds.undo(hiding)],
    ['ban', () => strange.commentBans.set(bo.user.id, deed())],
    ['end a ban', () => strange.commentBans.end(userId, deed())],
    ['take a ban back', () => strange.commentBans.undo(banning)],
  ])('does not %s', async (_name, statements) => {
    const before = await everything();
    await commit(db, statements());
    expect(await everything()).toEqual(before);
  });
});
