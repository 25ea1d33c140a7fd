import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { valueOf } from '../remote.ts';
import {
  aComment,
  aReplyTo,
  type CommentsPage,
  openCommentsPage,
  someComments,
} from '#stores/testing/comments.ts';

const { recipeId } = aComment(1);
const comments = '/api/v1/site/hearth/comments';
const list = `GET ${comments}`;
const post = `POST ${comments}`;
const words = { content: 'Lovely.', website: '', key: 'a-key' };

let api: CommentsPage['api'];
let store: CommentsPage['store'];
let load: CommentsPage['load'];

beforeEach(async () => {
  ({ api, store, load } = await openCommentsPage());
});

afterEach(() => vi.unstubAllGlobals());

const known = () => valueOf(store.$comments.get());
const lastQuery = () =>
  Object.fromEntries(new URL(api.asked.at(-1)!.path, 'http://x').searchParams);

describe('A long thread, §4', () => {
  const parent = aComment(1);
  const replies = Array.from({ length: 30 }, (_, index) => aReplyTo(parent, index + 10));
  const thread = { ...parent, replyTotal: 30, children: replies.slice(0, 20) };
  const knownReplies = () => known()?.threads[0]?.children;
  const repliesFrom = (offset: number, all = replies) =>
    someComments(all.slice(offset), { total: all.length });

  it('gets the replies that did not come with it', async () => {
    await load([thread]);
    api.answer(list, { body: repliesFrom(12) });
    await store.loadMoreReplies(thread.id);
    const asked = { recipeId, threadId: thread.id, offset: '12', limit: '100' };
    expect(lastQuery()).toEqual(asked);
    expect(knownReplies()).toEqual(replies);
    expect(known()?.total).toBe(1);
  });

  it('shows what a late reply has become, asking for those around it', async () => {
    await load([thread]);
    api.answer(list, { body: repliesFrom(12) });
    await store.loadMoreReplies(thread.id);
    const late = replies[25]!;
    api.answer('POST /api/v1/site/hearth/comment-upvotes', {
      body: repliesFrom(17, replies.with(25, { ...late, upvoteCount: 1 })),
    });
    await store.toggleUpvote(late);
    expect(lastQuery()).toEqual({ threadId: thread.id, offset: '17', limit: '24' });
    expect(knownReplies()?.[25]).toMatchObject({ upvoteCount: 1 });
  });

  it('shows one’s own reply, the last of all', async () => {
    await load([thread]);
    const own = aReplyTo(parent, 99);
    api.answer(post, { status: 201, body: someComments([{ ...thread, replyTotal: 31 }]) });
    api.answer(list, { body: repliesFrom(12, [...replies, own]) });
    await store.postComment({ ...words, parent: thread });
    expect(knownReplies()?.at(-1)).toEqual(own);
  });

  it('takes a reply for sent also when the others cannot be loaded', async () => {
    await load([thread]);
    api.answer(post, { status: 201, body: someComments([{ ...thread, replyTotal: 31 }]) });
    api.breakNetwork(list);
    await store.postComment({ ...words, parent: thread });
    expect(known()?.threads[0]).toMatchObject({ replyTotal: 31 });
  });
});
