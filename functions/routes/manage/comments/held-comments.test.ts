import { describe, expect, it } from 'vitest';
import { queueOf, said } from '#functions/testing/sites/comment-queue.ts';
import { conversation, newestId, outline, replyId } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor, ownerAsVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const { say, read } = conversation(app);

/** A site where first comments wait. */
async function aCarefulSite() {
  const cook = await aCook(app);
  const { slug, title } = cook.site;
  const { id: recipeId } = await cook.publishRecipe();
  const set = (holdFirstComments: boolean) =>
    cook.put('/sites', { slug, title, holdFirstComments });
  await set(true);
  const ada = await aVisitor(app, cook, { displayName: 'Ada' });
  const bo = await aVisitor(app, cook, { displayName: 'Bo' });
  const people = { ada, bo, passerBy: aPasserBy(app, cook), owner: ownerAsVisitor(app, cook) };
  return { cook, recipeId, set, ...people, queue: queueOf(cook) };
}

const indexedCount = async (cook: Awaited<ReturnType<typeof aCook>>, recipeId: string) => {
  type Index = { recipes: { id: string; commentCount: number }[] };
  const { body } = await cook.get<Index>('/recipe-index');
  return body.recipes.find(({ id }) => id === recipeId)?.commentCount;
};

describe('The first comment of a person, where it is held', () => {
  it('is seen by its writer and the cook alone until it is approved, and counts for nobody', async () => {
    const { cook, recipeId, ada, bo, passerBy, owner, queue } = await aCarefulSite();
    const written = await say(ada, { recipeId, content: 'My secret crust' });
    expect(written.body).toMatchObject({ total: 1, commentCount: 0 });
    expect(written.body.comments[0]?.isHeld).toBe(true);
    const others = [await read(bo, recipeId), await read(passerBy, recipeId)];
    expect(others).toMatchObject([
      { total: 0, commentCount: 0 },
      { total: 0, commentCount: 0 },
    ]);
    expect(JSON.stringify(others)).not.toContain('secret');
    const cooks = await read(owner, recipeId);
    expect([outline(cooks.comments), cooks.commentCount]).toEqual([['My secret crust'], 0]);
    expect(await indexedCount(cook, recipeId)).toBe(0);
    const commentId = newestId(written);
    const { undoId, counts } = await queue.act({ action: 'keep', commentId });
    expect(counts).toMatchObject({ held: 0, new: 0, all: 1 });
    expect(await read(passerBy, recipeId)).toMatchObject({ total: 1, commentCount: 1 });
    expect(await indexedCount(cook, recipeId)).toBe(1);
    await queue.undo(undoId);
    expect((await read(passerBy, recipeId)).total).toBe(0);
  });

  it('takes no reply, upvote or report of others, who do not know of it', async () => {
    const { recipeId, ada, bo, owner } = await aCarefulSite();
    const commentId = newestId(await say(ada, { recipeId }));
    const answers = [
      await say(bo, { recipeId, parentId: commentId }),
      await say(owner, { recipeId, parentId: commentId }),
      await bo.post('/comment-upvotes', { commentId }),
      await bo.post('/comment-reports', { commentId, reason: 'Rude' }),
      await bo.delete(`/comments/${commentId}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 404, 404]);
    expect((await ada.delete(`/comments/${commentId}`)).status).toBe(200);
  });

  it('holds the next ones too until one is approved, which lets later ones through', async () => {
    const { recipeId, ada, passerBy, queue } = await aCarefulSite();
    const first = newestId(await say(ada, { recipeId, content: 'One' }));
    await say(ada, { recipeId, content: 'Two' });
    expect(said((await queue.list('view=held')).comments)).toEqual(['Two', 'One']);
    await queue.act({ action: 'keep', commentId: first });
    await say(ada, { recipeId, content: 'Three' });
    expect(outline((await read(passerBy, recipeId)).comments)).toEqual(['Three', 'One']);
    expect(said((await queue.list('view=held')).comments)).toEqual(['Two']);
  });

  it('is held as a reply as well', async () => {
    const { recipeId, ada, passerBy, owner } = await aCarefulSite();
    const root = newestId(await say(owner, { recipeId, content: 'Ask me' }));
    const { body } = await say(ada, { recipeId, parentId: root, content: 'Salt?' });
    expect(replyId(body)).not.toBe('');
    const seen = await read(passerBy, recipeId);
    expect([outline(seen.comments), seen.comments[0]?.replyTotal]).toEqual([['Ask me'], 0]);
    expect((await read(ada, recipeId)).comments[0]?.replyTotal).toBe(1);
  });

  it('never waits where the cook wrote it, or somebody of whom something was shown', async () => {
    const { recipeId, set, ada, bo, owner, passerBy, queue } = await aCarefulSite();
    await set(false);
    await say(ada, { recipeId, content: 'Before' });
    const hidden = newestId(await say(bo, { recipeId, content: 'Rude' }));
    await queue.act({ action: 'hide', commentId: hidden });
    await set(true);
    await say(owner, { recipeId, content: 'Mine' });
    await say(ada, { recipeId, content: 'After' });
    await say(bo, { recipeId, content: 'Again' });
    expect(outline((await read(passerBy, recipeId)).comments)).toEqual(['After', 'Mine', 'Before']);
    expect(said((await queue.list('view=held')).comments)).toEqual(['Again']);
  });

  it('is shown by showing it, once it was hidden while it waited', async () => {
    const { recipeId, ada, passerBy, queue } = await aCarefulSite();
    const commentId = newestId(await say(ada, { recipeId, content: 'Odd' }));
    await queue.act({ action: 'hide', commentId });
    expect((await queue.list()).counts).toMatchObject({ held: 0, hidden: 1 });
    await queue.act({ action: 'unhide', commentId });
    expect((await read(passerBy, recipeId)).total).toBe(1);
  });

  it('takes replies along when its approval is taken back', async () => {
    const { recipeId, ada, owner, passerBy, queue } = await aCarefulSite();
    const commentId = newestId(await say(ada, { recipeId, content: 'Salt?' }));
    const { undoId } = await queue.act({ action: 'keep', commentId });
    await say(owner, { recipeId, content: 'A pinch', parentId: commentId });
    await queue.undo(undoId);
    expect(await read(passerBy, recipeId)).toMatchObject({ total: 0, commentCount: 0 });
  });

  it('leaves no trace in what a passer-by is answered about a premium recipe', async () => {
    const { cook, bo, passerBy } = await aCarefulSite();
    const { id: recipeId } = await cook.publishRecipe({
      title: 'Secret Pie',
      slug: 'secret-pie',
      privacySetting: 'subscribers_only',
    });
    await bo.post('/subscriptions', { plan: 'free' });
    await say(bo, { recipeId, content: 'The trick is lard' });
    const answer = await read(passerBy, recipeId);
    expect(JSON.stringify(answer)).not.toContain('lard');
    expect(answer).toMatchObject({ total: 0, commentCount: 0 });
  });

  it('waits on as it is when the setting ends', async () => {
    const { recipeId, set, ada, passerBy } = await aCarefulSite();
    await say(ada, { recipeId, content: 'One' });
    await set(false);
    await say(ada, { recipeId, content: 'Two' });
    expect(outline((await read(passerBy, recipeId)).comments)).toEqual(['Two']);
  });
});
