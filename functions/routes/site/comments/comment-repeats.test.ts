import { describe, expect, it } from 'vitest';
import type { CommentsAnswer } from '#contract/comments/comment.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp();
const cook = await aCook(app);
const passerBy = aPasserBy(app, cook);
const { say, read } = conversation(app);

describe('The same comment twice, S13.3', () => {
  it('is one within ten seconds', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook);
    await say(visitor, { recipeId });
    app.clock.now += 9_000;
    const again = await visitor.post<CommentsAnswer>('/comments', { recipeId, content: 'Lovely.' });
    expect([again.status, again.body.total]).toEqual([201, 1]);
    app.clock.now += 2_000;
    const later = await visitor.post<CommentsAnswer>('/comments', { recipeId, content: 'Lovely.' });
    expect(later.body.total).toBe(2);
  });

  it('is one also when both come at once', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook);
    const send = () => visitor.post('/comments', { recipeId, content: 'Lovely.' });
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await read(passerBy, recipeId)).total).toBe(1);
  });

  it('is two in two places, of two people, or once the first is deleted', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook);
    const content = 'Lovely.';
    const first = await visitor.post<CommentsAnswer>('/comments', { recipeId, content });
    await visitor.post('/comments', { recipeId, content, parentId: newestId(first) });
    await (await aVisitor(app, cook)).post('/comments', { recipeId, content });
    expect((await read(passerBy, recipeId)).commentCount).toBe(3);
    await visitor.delete(`/comments/${newestId(first)}`);
    await visitor.post('/comments', { recipeId, content });
    expect((await read(passerBy, recipeId)).commentCount).toBe(2);
  });
});

describe('Machines, S3', () => {
  it('believe that they have commented', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook);
    const body = { recipeId, content: 'Buy pans', website: 'https://pans.example' };
    const answer = await visitor.post<CommentsAnswer>('/comments', body);
    expect([answer.status, answer.body.total]).toEqual([201, 0]);
  });

  it('and people comment ten times a minute, each for themselves', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const [hasty, other] = [await aVisitor(app, cook), await aVisitor(app, cook)];
    const comment = (content: string) => hasty.post('/comments', { recipeId, content });
    await Promise.all(Array.from('abcdefghij', comment));
    const refused = await comment('One more');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await other.post('/comments', { recipeId, content: 'Mine' })).status).toBe(201);
    app.clock.now += 60_000;
    expect((await comment('One more')).status).toBe(201);
  });
});
