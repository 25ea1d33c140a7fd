import { refusalMessages } from '#contract/kitchen/shell/refusal-messages.ts';
import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { aColleague } from '#functions/testing/random/builders.ts';
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

describe('Whoever works on the site', () => {
  it.each(['ban', 'hide-all'] as const)('is spared: %s', async (action) => {
    const { cook, queue } = await aTalk();
    const siteId = cook.site.id;
    const colleagues = [
      await aColleague(app.database, { siteId, role: 'editor' }),
      await aColleague(app.database, { siteId, role: 'moderator' }),
    ];
    const { token } = await aColleague(app.database, { siteId, role: 'moderator' });
    const path = `${cook.site.base}/comment-actions`;
    for (const userId of [...colleagues.map(({ id }) => id), cook.site.ownerId]) {
      const { body } = await app.call('POST', path, { token, body: { action, userId } });
      const issues = [{ path: 'userId', message: refusalMessages.sparedColleague }];
      expect(body).toMatchObject({ code: 'validation_failed', issues });
    }
    expect((await queue.bans()).total).toBe(0);
  });

  it('is banned no more once somebody says so who was banned before', async () => {
    const { cook, ada, queue, write } = await aTalk();
    await write(ada, 'Rude');
    await queue.act({ action: 'ban', userId: ada.user.id });
    const place = {
      siteId: cook.site.id,
      userId: ada.user.id,
      role: 'editor',
      createdAt: 1,
    } as const;
    await commit(app.database, [app.database.insert(schema.sitePeople).values(place)]);
    await queue.act({ action: 'unban', userId: ada.user.id });
    expect((await queue.bans()).total).toBe(0);
  });
});
