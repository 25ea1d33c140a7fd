import { describe, expect, it } from 'vitest';
import { aTalkOn } from '#functions/testing/sites/comment-queue.ts';
import { conversation } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { say, read } = conversation(app);
const aTalk = () => aTalkOn(app);

describe('A banned person', () => {
  it('reads on, and neither comments nor upvotes nor reports, with a sentence that says so', async () => {
    const { recipeId, ada, bo, write, queue } = await aTalk();
    const commentId = await write(bo, 'Kind');
    const own = await write(ada, 'Rude');
    const { undoId } = await queue.act({ action: 'ban', userId: ada.user.id });
    const answers = [
      await say(ada, { recipeId, content: 'More' }),
      await say(ada, { recipeId, content: 'More', parentId: commentId }),
      await ada.post('/comment-upvotes', { commentId }),
      await ada.post('/comment-reports', { commentId, reason: 'Mine was hidden' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(answers[0]?.body).toEqual({
      code: 'commenting_banned',
      error: expect.stringContaining('takes no comments from you') as string,
    });
    expect((await read(ada, recipeId)).total).toBe(2);
    expect((await ada.delete(`/comments/${own}`)).status).toBe(200);
    expect(await queue.bans()).toMatchObject({
      bans: [{ id: ada.user.id, displayName: 'Ada' }],
      total: 1,
    });
    expect((await queue.undo(undoId)).isUndone).toBe(true);
    expect((await queue.bans()).total).toBe(0);
    expect((await say(ada, { recipeId, content: 'Sorry' })).status).toBe(201);
  });

  it('is one of this site alone', async () => {
    const { ada, queue, write } = await aTalk();
    await write(ada, 'Rude');
    await queue.act({ action: 'ban', userId: ada.user.id });
    const other = await aCook(app);
    const { id: recipeId } = await other.publishRecipe();
    const path = `/api/v1/site/${other.site.slug}/comments`;
    const body = { recipeId, content: 'Hello' };
    expect((await app.call('POST', path, { token: ada.token, body })).status).toBe(201);
  });

  it('is banned as before once the end of the ban is undone', async () => {
    const { ada, queue, write } = await aTalk();
    await write(ada, 'Rude');
    await queue.act({ action: 'ban', userId: ada.user.id });
    const [before] = (await queue.bans()).bans;
    app.clock.now += 60_000;
    const { undoId } = await queue.act({ action: 'unban', userId: ada.user.id });
    expect((await queue.bans()).total).toBe(0);
    await queue.undo(undoId);
    expect((await queue.bans()).bans).toEqual([before]);
  });

  it('stays known by name when nothing else of them is left on the site', async () => {
    const { ada, queue, write } = await aTalk();
    const id = await write(ada, 'Rude');
    await queue.act({ action: 'ban', userId: ada.user.id });
    await ada.delete(`/comments/${id}`);
    expect((await queue.bans()).bans[0]?.displayName).toBe('Ada');
  });
});
