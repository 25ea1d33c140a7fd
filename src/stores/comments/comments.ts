import { atom, computed, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { readAuthToken } from '#api/auth-token.ts';
import { manageApi } from '#api/manage-api.ts';
import { siteApi } from '#api/site-api.ts';
import type {
  CommentsAnswer,
  CommentView,
  HiddenCommentsAnswer,
} from '#contract/comments/comment.ts';
import {
  commentPageSize,
  mergeAnswer,
  nextPlace,
  type Place,
  placeOf,
  placeOfReply,
  withUpvotes,
} from '#domain/comments/comment-tree.ts';
import { signedOut } from '../accounts/current-user.ts';
import { claimHandOver, recogniseOnSite } from '../accounts/site-session.ts';
import { inTurn } from '../in-turn.ts';
import { followReader } from '../accounts/reader.ts';
import { remote, valueOf } from '../remote.ts';
import { siteSlug } from '../site/site.ts';

/** What a visitor has of the comments of the page's recipe. */
export type Comments = {
  recipeId: string;
  threads: CommentView[];
  /** Threads there are, known or not. */
  total: number;
  commentCount: number;
  canComment: boolean;
  canManage: boolean;
  hiddenComments: CommentView[];
  /** Hidden ones there are, known or not. */
  hiddenTotal: number;
};

type Hidden = Pick<Comments, 'hiddenComments' | 'hiddenTotal'>;
/** The comments to ask for: threads, or the replies of one that is long. */
type Asked = Place & { threadId?: string };
type Query = { limit: string; offset: string; threadId?: string };
type Answer = { json: () => Promise<unknown> };
type Ask = (known: Comments, query: Query) => Promise<Answer>;

const mostAtOnce = 100;
const noneHidden: Hidden = { hiddenComments: [], hiddenTotal: 0 };

const page = remote<Comments>();
const turn = inTurn();
const $wantedUpvotes = atom<Readonly<Record<string, boolean>>>({});

export const $comments = page.$remote;

/** Threads with upvotes as they are wanted. */
export const $threads: ReadableAtom<CommentView[]> = computed(
  [$comments, $wantedUpvotes],
  (state, wanted) => withUpvotes(valueOf(state)?.threads ?? [], wanted),
);

/**
 * Shows the comments of a recipe as the current user sees them; returns how to stop. What only
 * they need is prepared at the same time, so that nothing moves when it comes.
 */
export function followComments(recipeId: string, prepare: () => Promise<void>): () => void {
  const load = () => loadComments(recipeId, () => unlessSignedOut(prepare));
  const stop = followReader(() => void load());
  void begin(load);
  return stop;
}

/** Comments are loaded for the session that the address hands over, or anonymously without one. */
async function begin(load: () => Promise<void>): Promise<void> {
  await claimHandOver();
  await Promise.allSettled([recogniseOnSite(), load()]);
}

async function unlessSignedOut(prepare: () => Promise<void>): Promise<void> {
  if (readAuthToken() !== null) await prepare();
}

/** Reloads the shown comments, at first and when another account is signed in. */
export function loadComments(recipeId: string, prepare = nothing): Promise<void> {
  return page.load((signal) =>
    turn(async () => {
      const [comments] = await Promise.all([fetchComments(recipeId, signal), prepare()]);
      return comments;
    }),
  );
}

const nothing = () => Promise.resolve();

export function loadMoreComments(): Promise<void> {
  return change(
    ({ threads }) => nextPlace(threads),
    ({ recipeId }, query) =>
      siteCalls().comments.$get({ param: site(), query: { recipeId, ...query } }),
  );
}

export function loadMoreReplies(threadId: string): Promise<void> {
  return change(
    ({ threads }) => {
      const known = threads.find(({ id }) => id === threadId)?.children ?? [];
      return { threadId, ...nextPlace(known), limit: mostAtOnce };
    },
    ({ recipeId }, query) =>
      siteCalls().comments.$get({ param: site(), query: { recipeId, ...query } }),
  );
}

/** Shows the change at once and takes it back if it fails; a second press meanwhile does nothing. */
export async function toggleUpvote(comment: CommentView): Promise<void> {
  const { id, isUpvoted } = comment;
  if (id in $wantedUpvotes.get()) return;
  $wantedUpvotes.set({ ...$wantedUpvotes.get(), [id]: !isUpvoted });
  try {
    await changeAt(comment, (_known, query) => sendUpvote(id, !isUpvoted, query));
  } finally {
    const { [id]: _settled, ...others } = $wantedUpvotes.get();
    $wantedUpvotes.set(others);
  }
}

export const site = () => ({ siteSlug: siteSlug() });
export const siteCalls = () => siteApi[':siteSlug'];
export const manageCalls = () => manageApi[':siteSlug'];

async function fetchComments(recipeId: string, signal: AbortSignal): Promise<Comments> {
  signal.throwIfAborted();
  const known = valueOf($comments.get())?.threads.length ?? 0;
  const limit = Math.min(mostAtOnce, Math.max(commentPageSize, known));
  const query = { recipeId, offset: '0', limit: String(limit) };
  const answer = await siteCalls().comments.$get({ param: site(), query }, { init: { signal } });
  const { comments: threads, total, commentCount, ...rights } = await commentsIn(answer);
  const { canComment } = rights;
  const canManage = rights.canManage && (await isManager(signal));
  const hidden = canManage ? await fetchHidden(recipeId, 0) : noneHidden;
  return { recipeId, threads, total, commentCount, canComment, canManage, ...hidden };
}

/** The client's types end where a type holds itself; the server answers what the contract says. */
async function commentsIn(answer: Answer): Promise<CommentsAnswer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (await answer.json()) as CommentsAnswer;
}

/** Read access to the site's settings makes a manager; a refusal is not reported. */
async function isManager(signal: AbortSignal): Promise<boolean> {
  if (readAuthToken() === null) return false;
  const asked = manageCalls()['current-site'].$get({ param: site() }, { init: { signal } });
  return (await unlessForeign(asked)) !== null;
}

export async function fetchHidden(recipeId: string, offset: number): Promise<Hidden> {
  const query = { recipeId, limit: String(mostAtOnce), offset: String(offset) };
  const asked = manageCalls()['hidden-comments'].$get({ param: site(), query });
  const answer = await unlessForeign(asked);
  if (!answer) return noneHidden;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as for commentsIn
  const { comments, total } = (await answer.json()) as HiddenCommentsAnswer;
  return { hiddenComments: comments, hiddenTotal: total };
}

function sendUpvote(commentId: string, isWanted: boolean, query: Query) {
  const calls = siteCalls()['comment-upvotes'];
  return isWanted
    ? calls.$post({ param: site(), query, json: { commentId } })
    : calls[':commentId'].$delete({ param: { ...site(), commentId }, query });
}

/** A change of one comment, or of none yet; what comes back shows it among its neighbours. */
export function changeAt(comment: CommentView | null, ask: Ask): Promise<void> {
  const placeIn = ({ threads }: Comments) => {
    const threadId = comment?.parentId ?? comment?.id;
    const thread = threads.find(({ id }) => id === threadId);
    const late = thread && comment?.parentId ? placeOfReply(thread, comment) : null;
    return thread && late ? { threadId: thread.id, ...late } : placeOf(threads, thread ?? comment);
  };
  return change(placeIn, ask);
}

async function change(placeIn: (known: Comments) => Asked, ask: Ask): Promise<void> {
  await update(async (known) => {
    const { offset, limit, ...thread } = placeIn(known);
    const query = { offset: String(offset), limit: String(limit), ...thread };
    const answer = await commentsIn(await settle(ask(known, query)));
    const { commentCount, canComment } = answer;
    const merged = mergeAnswer(known, answer, { offset, ...thread });
    return { ...merged, commentCount, canComment };
  });
}

/** Changes what is known of the comments, one change after the other. */
export async function update(by: (known: Comments) => Promise<Partial<Comments>>): Promise<void> {
  await turn(async () => {
    const known = valueOf($comments.get());
    if (known) page.set({ ...known, ...(await by(known)) });
  });
}

/** A session that has ended ends on this page too; the caller tells the visitor. */
export async function settle<Given>(asked: Promise<Given>): Promise<Given> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) signedOut();
    throw error;
  }
}

async function unlessForeign<Given>(asked: Promise<Given>): Promise<Given | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return null;
    throw error;
  }
}
