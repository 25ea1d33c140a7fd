import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import type * as CurrentUserStore from '../accounts/current-user.ts';
import { valueOf } from '../remote.ts';
import {
  aComment,
  aReplyTo,
  type CommentsPage,
  openCommentsPage,
  managedSite,
  someComments,
} from '#stores/testing/comments.ts';
import { aSiteUser } from '#stores/testing/users.ts';

const { recipeId } = aComment(1);
const list = 'GET /api/v1/site/hearth/comments';
const post = 'POST /api/v1/site/hearth/comments';
const currentSite = 'GET /api/v1/manage/hearth/current-site';
const hidden = 'GET /api/v1/manage/hearth/hidden-comments';
const words = { parent: null, content: 'Lovely.', website: '', key: 'a-key' };
const unauthenticated = { status: 401, body: { code: 'unauthenticated', error: 'Sign in' } };

let api: CommentsPage['api'];
let store: CommentsPage['store'];
let load: CommentsPage['load'];
let users: typeof CurrentUserStore;

beforeEach(async () => {
  ({ api, store, load } = await openCommentsPage());
  users = await import('../accounts/current-user.ts');
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const signIn = () =>
  users.signedIn({
    currentUser: aSiteUser(),
    siteUserData: { bookmarks: [] },
    authToken: 'token-of-edna',
  });
const loaded = (...numbers: number[]) => loadedAs({ canManage: false }, numbers);
const loadedAs = async (reader: { canManage: boolean }, numbers: number[]) => {
  const comments = numbers.map((number) => aComment(number));
  await load(comments, reader);
  return comments;
};
const known = () => valueOf(store.$comments.get());
const ids = () => store.$threads.get().map(({ id }) => Number(id.slice(-6)));
const askedQuery = (call: string) =>
  api.asked
    .filter(({ method, path }) => `${method} ${path}`.startsWith(call))
    .map(({ path }) => Object.fromEntries(new URL(path, 'http://x').searchParams))
    .at(-1);

describe('Comments, §4', () => {
  it('are pending, then what the server answers', async () => {
    const answerLater = api.answerLater(list);
    const loading = store.loadComments(recipeId);
    expect(store.$comments.get()).toEqual({ status: 'pending', previous: null });
    answerLater({ body: someComments([aComment(2), aComment(1)], { commentCount: 5 }) });
    await loading;
    expect(known()).toMatchObject({ commentCount: 5, canManage: false, hiddenComments: [] });
    expect(ids()).toEqual([2, 1]);
    expect(askedQuery(list)).toEqual({ recipeId, offset: '0', limit: '24' });
  });

  it('are rejected when they cannot be loaded, and may be loaded after all', async () => {
    api.answer(list, { status: 500 });
    await store.loadComments(recipeId);
    expect(store.$comments.get().status).toBe('rejected');
    await loaded(1);
    expect(ids()).toEqual([1]);
  });

  it('are what the newest call says, however slow an older one is', async () => {
    const answerFirst = api.answerLater(list);
    const first = store.loadComments(recipeId);
    await vi.waitFor(() => expect(api.asked).toHaveLength(1), patience);
    const second = store.loadComments(recipeId);
    answerFirst({ body: someComments([aComment(1)]) });
    api.answer(list, { body: someComments([aComment(2), aComment(1)]) });
    await Promise.all([first, second]);
    expect(ids()).toEqual([2, 1]);
  });

  it('come by pages', async () => {
    const all = Array.from({ length: 30 }, (_, index) => aComment(30 - index));
    await load(all.slice(0, 24), { total: 30, nextOffset: 24 });
    api.answer(list, { body: someComments(all.slice(16), { total: 30 }) });
    await store.loadMoreComments();
    expect(askedQuery(list)).toEqual({ recipeId, offset: '16', limit: '32' });
    expect(ids()).toEqual(all.map((_, index) => 30 - index));
  });
});

describe('The manager of a site, §6, §8', () => {
  const manager = { canManage: true };
  beforeEach(signIn);

  it('is not asked about for anybody else, so that nothing fails on their pages', async () => {
    await loaded(1);
    expect(known()).toMatchObject({ canManage: false, hiddenComments: [] });
    expect(api.asked.map(({ path }) => path)).not.toContain('/api/v1/manage/hearth/current-site');
  });

  it('is whoever the manage API lets see it, and gets what is hidden', async () => {
    api.answer(currentSite, managedSite);
    api.answer(hidden, { body: { comments: [aComment(9)], total: 1 } });
    await loadedAs(manager, [1]);
    expect(known()).toMatchObject({ canManage: true, hiddenComments: [{ id: aComment(9).id }] });
  });

  it.each([401, 404])('is nobody whom it answers %i', async (status) => {
    api.answer(currentSite, { status });
    await loadedAs(manager, [1]);
    expect(known()).toMatchObject({ canManage: false, hiddenComments: [] });
  });

  it('is not known after any other answer, and the comments are not either', async () => {
    api.answer(currentSite, { status: 500 });
    await loadedAs(manager, [1]);
    expect(store.$comments.get().status).toBe('rejected');
  });

  it.each([401, 404])('sees nothing hidden when that is answered with %i', async (status) => {
    api.answer(currentSite, managedSite);
    api.answer(hidden, { status });
    await loadedAs(manager, [1]);
    expect(known()).toMatchObject({ canManage: true, hiddenComments: [] });
  });

  it('gets what is hidden in pages, however much it is', async () => {
    const numbers = Array.from({ length: 120 }, (_, index) => 120 - index);
    const all = numbers.map((number) => aComment(number));
    api.answer(currentSite, managedSite);
    api.answer(hidden, { body: { comments: all.slice(0, 100), total: 120 } });
    signIn();
    await loadedAs(manager, [1]);
    expect(known()).toMatchObject({ hiddenTotal: 120 });
    api.answer(hidden, { body: { comments: all.slice(92), total: 120 } });
    await store.loadMoreHidden();
    expect(askedQuery(hidden)).toMatchObject({ offset: '92' });
    expect(known()?.hiddenComments).toEqual(all);
  });

  it('sees what was hidden just now, and the comments without it', async () => {
    api.answer(currentSite, managedSite);
    api.answer(hidden, { body: { comments: [], total: 0 } });
    const [rude] = await loadedAs(manager, [2, 1]);
    const path = `/api/v1/manage/hearth/comments/${rude!.id}`;
    api.answer(`POST ${path}/hide`, { body: someComments([aComment(1)]) });
    api.answer(hidden, { body: { comments: [rude], total: 1 } });
    await store.hideComment(rude!);
    expect([ids(), known()?.hiddenComments]).toEqual([[1], [rude]]);
    api.answer(`POST ${path}/unhide`, { body: someComments([rude!, aComment(1)]) });
    api.answer(hidden, { body: { comments: [], total: 0 } });
    await store.unhideComment(rude!);
    expect([ids(), known()?.hiddenComments]).toEqual([[2, 1], []]);
  });
});

describe('Whoever is not signed in', () => {
  it('is not asked about at the manage API', async () => {
    await loaded(1);
    expect(api.asked.map(({ path }) => path.split('?')[0])).toEqual([
      '/api/v1/site/hearth/comments',
    ]);
  });

  it('becomes another reader by signing in, and gets the comments anew', async () => {
    api.answer(list, { body: someComments([aComment(1)], { canComment: false }) });
    api.answer(currentSite, { status: 404 });
    const prepare = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const stop = store.followComments(recipeId, prepare);
    await vi.waitFor(() => expect(known()?.canComment).toBe(false), patience);
    expect(prepare).not.toHaveBeenCalled();
    api.answer(list, { body: someComments([aComment(1)], { canComment: true }) });
    signIn();
    await vi.waitFor(() => expect(known()?.canComment).toBe(true), patience);
    expect(prepare).toHaveBeenCalledOnce();
    stop();
  });
});

describe('Writing, §7', () => {
  beforeEach(signIn);
  beforeEach(() => api.answer(currentSite, { status: 404 }));

  it('puts a comment at the top', async () => {
    await loaded(1);
    api.answer(post, { status: 201, body: someComments([aComment(2), aComment(1)]) });
    await store.postComment(words);
    expect(ids()).toEqual([2, 1]);
    expect(api.asked.at(-1)?.body).toEqual({
      recipeId,
      parentId: null,
      content: 'Lovely.',
      website: '',
    });
  });

  it('puts a reply below its comment, and asks for the page around it', async () => {
    const many = Array.from({ length: 40 }, (_, index) => 40 - index);
    const comments = await loaded(...many);
    const parent = comments[30]!;
    const answered = { ...parent, children: [aReplyTo(parent, 99)] };
    const page = comments.slice(22).with(30 - 22, answered);
    api.answer(post, { status: 201, body: someComments(page, { total: 40 }) });
    await store.postComment({ ...words, parent });
    expect(askedQuery(post)).toEqual({ offset: '22', limit: '24' });
    expect(ids()).toEqual(many);
    expect(store.$threads.get()[30]).toEqual(answered);
  });

  it('leaves all as it was when it fails', async () => {
    await loaded(1);
    api.breakNetwork(post);
    await expect(store.postComment(words)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(ids()).toEqual([1]);
  });

  it('ends the session on the page when it has ended on the server', async () => {
    await loaded(1);
    api.answer(post, unauthenticated);
    await expect(store.postComment(words)).rejects.toMatchObject({ status: 401 });
    expect(users.$currentUser.get().status).toBe('signed-out');
  });

  it('takes a deleted comment away', async () => {
    const [, mine] = await loaded(3, 2, 1);
    const call = `DELETE /api/v1/site/hearth/comments/${mine!.id}`;
    api.answer(call, { body: someComments([aComment(3), aComment(1)]) });
    await store.deleteComment(mine!);
    expect(ids()).toEqual([3, 1]);
  });
});
