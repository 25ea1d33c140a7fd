import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import {
  aComment,
  type CommentsPage,
  openCommentsPage,
  someComments,
} from '#stores/testing/comments.ts';

const upvotes = '/api/v1/site/hearth/comment-upvotes';

let api: CommentsPage['api'];
let store: CommentsPage['store'];
let load: CommentsPage['load'];

beforeEach(async () => {
  ({ api, store, load } = await openCommentsPage());
});

afterEach(() => vi.unstubAllGlobals());

const loaded = async (...numbers: number[]) => {
  const comments = numbers.map((number) => aComment(number));
  await load(comments);
  return comments;
};

describe('Upvotes, §4', () => {
  const votes = () => store.$threads.get().map(({ upvoteCount }) => upvoteCount);

  it('show at once and stay as the server has them', async () => {
    const [comment] = await loaded(1);
    const answerLater = api.answerLater(`POST ${upvotes}`);
    const voting = store.toggleUpvote(comment!);
    expect(votes()).toEqual([1]);
    answerLater({ body: someComments([aComment(1, { upvoteCount: 4, isUpvoted: true })]) });
    await voting;
    expect(votes()).toEqual([4]);
  });

  it('are taken back the same way', async () => {
    const voted = aComment(1, { upvoteCount: 4, isUpvoted: true });
    await load([voted]);
    api.answer(`DELETE ${upvotes}/${voted.id}`, {
      body: someComments([aComment(1, { upvoteCount: 3 })]),
    });
    await store.toggleUpvote(voted);
    expect(votes()).toEqual([3]);
  });

  it('are rolled back when they fail', async () => {
    const [comment] = await loaded(1);
    api.breakNetwork(`POST ${upvotes}`);
    await expect(store.toggleUpvote(comment!)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(votes()).toEqual([0]);
  });

  it('are sent once for a double press', async () => {
    const [comment] = await loaded(1);
    api.answer(`POST ${upvotes}`, { body: someComments([aComment(1, { upvoteCount: 1 })]) });
    await Promise.all([store.toggleUpvote(comment!), store.toggleUpvote(comment!)]);
    expect(api.asked.filter(({ path }) => path.startsWith(upvotes))).toHaveLength(1);
  });

  it('of two comments at once are both seen while the first is under way', async () => {
    const [one, other] = await loaded(2, 1);
    const answerLater = api.answerLater(`POST ${upvotes}`);
    const voting = [store.toggleUpvote(one!), store.toggleUpvote(other!)];
    const first = aComment(2, { upvoteCount: 1, isUpvoted: true });
    await vi.waitFor(() => expect(api.asked.at(-1)?.path).toContain(upvotes), patience);
    answerLater({ body: someComments([first, aComment(1)]) });
    expect(votes()).toEqual([1, 1]);
    api.answer(`POST ${upvotes}`, {
      body: someComments([first, aComment(1, { upvoteCount: 1, isUpvoted: true })]),
    });
    await Promise.all(voting);
    expect(votes()).toEqual([1, 1]);
  });
});
