import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBeRepliedTo,
  commentIndent,
  type CommentNode,
  mergeAnswer,
  mergeThreads,
  nextPlace,
  placeOf,
  placeOfReply,
  withUpvotes,
} from './comment-tree.ts';

interface Comment extends CommentNode<Comment> {}

const aComment = (id: string, changes: Partial<Comment> = {}): Comment => ({
  id,
  createdAt: `2026-05-17T09:30:${id}.000Z`,
  upvoteCount: 0,
  isUpvoted: false,
  replyTotal: changes.children?.length ?? 0,
  children: [],
  ...changes,
});
const threads = (...ids: string[]) => ids.map((id) => aComment(id));
const ids = (comments: Comment[]) => comments.map(({ id }) => id);
const page = (offset: number, limit: number, all: Comment[]) => {
  const comments = all.slice(offset, offset + limit);
  const end = offset + comments.length;
  return { comments, nextOffset: comments.length > 0 && end < all.length ? end : null };
};

describe('Two levels of comments, §5, §9', () => {
  it('let comments be replied to, and replies not', () => {
    expect([1, 2].map((level) => canBeRepliedTo({ level }))).toEqual([true, false]);
  });

  it('are indented by 1.25 rem each after the first', () => {
    expect([1, 2].map(commentIndent)).toEqual([0, 1.25]);
  });
});

describe('Replies and a newer answer', () => {
  const replies = (...numbers: number[]) =>
    threads(...numbers.map((number) => String(number + 10)));
  const upTo = (count: number) => replies(...Array.from({ length: count }, (_, index) => index));
  const thread = (children: Comment[], replyTotal: number) =>
    aComment('05', { children, replyTotal });

  it('keep those that come only when they are asked for', () => {
    const known = [thread(upTo(30), 30)];
    const newer = thread(upTo(20), 30);
    const merged = mergeThreads(known, { comments: [newer], nextOffset: null }, 0);
    expect(merged).toEqual(known);
  });

  it('forget those that are gone from among the first', () => {
    const known = [thread(upTo(22), 22)];
    const newer = thread(upTo(22).toSpliced(3, 1).slice(0, 20), 21);
    const merged = mergeThreads(known, { comments: [newer], nextOffset: null }, 0);
    expect(merged).toEqual([thread(upTo(22).toSpliced(3, 1), 21)]);
  });

  it('add the next ones below', () => {
    const known = [aComment('06'), thread(upTo(20), 23)];
    const next = { comments: upTo(23).slice(12), nextOffset: null, total: 23 };
    const merged = mergeAnswer({ threads: known, total: 9 }, next, { threadId: '05', offset: 12 });
    expect(merged).toEqual({ threads: [aComment('06'), thread(upTo(23), 23)], total: 9 });
  });

  it('take a later one away that is gone', () => {
    const known = [thread(upTo(23), 23)];
    const run = { comments: upTo(22).slice(14), nextOffset: null, total: 22 };
    const merged = mergeAnswer({ threads: known, total: 1 }, run, { threadId: '05', offset: 14 });
    expect(merged.threads).toEqual([thread(upTo(22), 22)]);
  });

  it('are asked for around one that does not come with its thread', () => {
    const { children } = thread(upTo(30), 30);
    expect(placeOfReply(thread(children, 30), children[19]!)).toBeNull();
    expect(placeOfReply(thread(children, 30), children[25]!)).toEqual({ offset: 17, limit: 24 });
  });
});

describe('Threads and a newer answer', () => {
  it('put what is new at the top', () => {
    const merged = mergeThreads(threads('40', '30'), page(0, 24, threads('50', '40', '30')), 0);
    expect(ids(merged)).toEqual(['50', '40', '30']);
  });

  it('add the next page below', () => {
    const all = threads('50', '40', '30', '20');
    expect(ids(mergeThreads(all.slice(0, 2), page(2, 2, all), 2))).toEqual(ids(all));
  });

  it('forget what is gone from its midst, at its top and at its end', () => {
    const known = threads('50', '40', '30');
    expect(ids(mergeThreads(known, page(0, 24, threads('50', '30')), 0))).toEqual(['50', '30']);
    expect(ids(mergeThreads(known, page(0, 24, threads('40', '30')), 0))).toEqual(['40', '30']);
    expect(ids(mergeThreads(known, page(0, 24, threads('50', '40')), 0))).toEqual(['50', '40']);
    expect(mergeThreads(known, page(0, 24, []), 0)).toEqual([]);
  });

  it('keep threads beyond it on either side', () => {
    const known = threads('60', '50', '40', '30', '20');
    const answer = { comments: threads('40', '30'), nextOffset: 3 };
    expect(ids(mergeThreads(known, answer, 2))).toEqual(['60', '50', '40', '30', '20']);
  });

  it('take the newer state of what both know', () => {
    const newer = aComment('40', { upvoteCount: 3 });
    const merged = mergeThreads(threads('50', '40'), { comments: [newer], nextOffset: null }, 1);
    expect(merged).toEqual([aComment('50'), newer]);
  });

  it('are whole once every page was read, whatever was added and removed in between', () => {
    const seconds = fc.uniqueArray(fc.integer({ min: 10, max: 59 }), { minLength: 1 });
    fc.assert(
      fc.property(seconds, fc.integer({ min: 1, max: 7 }), (given, limit) => {
        const all = threads(...given.toSorted((a, b) => b - a).map(String));
        const stale = threads('99', '05', ...given.slice(0, 3).map(String));
        const offsets = Array.from(
          { length: Math.ceil(all.length / limit) },
          (_, part) => part * limit,
        );
        const merged = offsets.reduce(
          (known, offset) => mergeThreads(known, page(offset, limit, all), offset),
          stale,
        );
        expect(ids(merged)).toEqual(ids(all));
      }),
    );
  });
});

describe('The page to ask for', () => {
  const many = threads(...Array.from({ length: 50 }, (_, index) => String(59 - index)));

  it('is the first for a new comment and for one of the first', () => {
    expect(placeOf(many, null)).toEqual({ offset: 0, limit: 24 });
    expect(placeOf(many, aComment('56'))).toEqual({ offset: 0, limit: 24 });
  });

  it('holds a thread among its neighbours, whether it is there or not', () => {
    const others = many.filter(({ id }) => id !== '19');
    expect(placeOf(many, aComment('19'))).toEqual({ offset: 32, limit: 24 });
    expect(placeOf(others, aComment('19'))).toEqual({ offset: 32, limit: 24 });
  });

  it('begins a little before the end of what is known', () => {
    expect(nextPlace(many)).toEqual({ offset: 42, limit: 32 });
    expect(nextPlace(many.slice(0, 3))).toEqual({ offset: 0, limit: 27 });
  });
});

describe('Upvotes before the server has said so, §4', () => {
  const known = [aComment('40', { upvoteCount: 2, children: [aComment('41')] })];

  it('count one more where they are wanted, also below', () => {
    const [thread] = withUpvotes(known, { 40: true, 41: true });
    expect(thread).toMatchObject({ upvoteCount: 3, isUpvoted: true });
    expect(thread?.children).toMatchObject([{ upvoteCount: 1, isUpvoted: true }]);
  });

  it('count once, when the server has said so already', () => {
    const voted = [aComment('40', { upvoteCount: 3, isUpvoted: true })];
    expect(withUpvotes(voted, { 40: true })).toEqual(voted);
    expect(withUpvotes(voted, { 40: false })).toMatchObject([{ upvoteCount: 2 }]);
  });

  it('leave everything else as it is', () => {
    expect(withUpvotes(known, {})).toEqual(known);
  });
});
