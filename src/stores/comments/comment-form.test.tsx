import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasCommentDraft } from './comment-drafts.ts';
import { commentForm } from './comment-form.ts';
import { loadComments } from './comments.ts';
import { aComment, someComments } from '#stores/testing/comments.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';

const { recipeId } = aComment(1);
const post = 'POST /api/v1/site/hearth/comments';
let api: FakeApi;

beforeEach(async () => {
  api = fakeApi();
  document.body.dataset['site'] = 'hearth';
  api.answer('GET /api/v1/site/hearth/comments', { body: someComments([]) });
  await loadComments(recipeId);
});

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const keysSent = () => api.asked.filter(({ method }) => method === 'POST');

describe('What a visitor begins to write', () => {
  it('is there again when they come back, each in its place', () => {
    commentForm(recipeId, null).type('Lovely');
    commentForm(recipeId, aComment(1)).type('Thanks');
    expect(commentForm(recipeId, null).$text.get()).toBe('Lovely');
    expect(commentForm(recipeId, aComment(1)).$text.get()).toBe('Thanks');
    expect(hasCommentDraft(recipeId, aComment(2).id)).toBe(false);
  });

  it('is forgotten once it was sent', async () => {
    api.answer(post, { status: 201, body: someComments([aComment(1)]) });
    const form = commentForm(recipeId, null);
    form.type('Lovely');
    expect(await form.send('')).toBe(true);
    expect([form.$text.get(), hasCommentDraft(recipeId, null)]).toEqual(['', false]);
  });

  it('is forgotten when it is taken back', () => {
    const form = commentForm(recipeId, null);
    form.type('Lovely');
    form.discard();
    expect([form.$text.get(), hasCommentDraft(recipeId, null)]).toEqual(['', false]);
  });

  it.each([
    ['a session that has ended', { status: 401, body: { code: 'unauthenticated', error: '' } }],
    ['a throttle', { status: 429, body: { code: 'rate_limited', error: '' } }],
    ['a fault', { status: 503, body: { code: 'temporarily_unavailable', error: '' } }],
  ])('is kept after %s', async (_name, refusal) => {
    vi.stubGlobal('reportError', vi.fn<typeof reportError>());
    api.answer(post, refusal);
    const form = commentForm(recipeId, null);
    form.type('Lovely');
    expect(await form.send('')).toBe(false);
    expect([form.$text.get(), hasCommentDraft(recipeId, null)]).toEqual(['Lovely', true]);
  });

  it('says after a throttle when to try again', async () => {
    const headers = { 'Retry-After': '42' };
    api.answer(post, { status: 429, headers, body: { code: 'rate_limited', error: '' } });
    const form = commentForm(recipeId, null);
    form.type('Lovely');
    await form.send('');
    expect(form.$submit.get()).toMatchObject({
      failure: { message: 'Too many requests. Please try again in a minute.' },
    });
  });
});

describe('The same words sent again, S13.3', () => {
  it('carry the same key, and other words another', async () => {
    api.breakNetwork(post);
    const form = commentForm(recipeId, null);
    form.type('Lovely');
    await form.send('');
    await form.send('');
    form.type('Lovely indeed');
    await form.send('');
    const [first, again, other] = keysSent().map(({ idempotencyKey }) => idempotencyKey);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('are sent once for a double press', async () => {
    api.answer(post, { status: 201, body: someComments([aComment(1)]) });
    const form = commentForm(recipeId, null);
    form.type('Lovely');
    await Promise.all([form.send(''), form.send('')]);
    expect(keysSent()).toHaveLength(1);
  });
});
