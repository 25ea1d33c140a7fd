import { refusalMessages } from '#contract/kitchen/shell/refusal-messages.ts';
import type { CommentActionAnswer, CommentActionInput } from '#contract/comments/comment-queue.ts';
import type { CommentId, Id, UserId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt, notFound } from '../../service-error.ts';
import { queuedViews } from './queued-view.ts';

const mostAnswered = 100;

type Statements = Parameters<SiteContext['commit']>[0];

/** Does something to a comment or to all of a person, and says how it is taken back. */
export async function actOnComments(
  ctx: SiteContext,
  input: CommentActionInput,
): Promise<CommentActionAnswer> {
  const undoId = ctx.newId();
  const statements =
    'commentId' in input ? await ofComment(ctx, input, undoId) : await ofPerson(ctx, input, undoId);
  await ctx.commit(statements);
  return { undoId, ...(await outcomeOf(ctx, undoId)) };
}

type OfComment = Extract<CommentActionInput, { commentId: CommentId }>;
type OfPerson = Extract<CommentActionInput, { userId: UserId }>;

async function ofComment(
  { repositories, now }: SiteContext,
  { action, commentId }: OfComment,
  undoId: Id,
): Promise<Statements> {
  const { commentQueue, commentDeeds } = repositories;
  const { comments } = await commentQueue.listByIds([commentId]);
  if (comments.length === 0) throw notFound();
  return commentDeeds[action](commentId, { undoId, now });
}

async function ofPerson(
  { repositories, platform, site, now }: SiteContext,
  { action, userId }: OfPerson,
  undoId: Id,
): Promise<Statements> {
  const { commentBans, commentDeeds, siteUsers } = repositories;
  if (!(await siteUsers.has(userId))) throw notFound();
  const deed = { undoId, now };
  // Whom the owner took in meanwhile may have been banned before.
  if (action === 'unban') return commentBans.end(userId, deed);
  const role = await platform.sitePeople.findRole({ siteId: site.id, userId });
  if (role !== null) throw invalidAt('userId', refusalMessages.sparedColleague);
  return action === 'hide-all' ? commentDeeds.hideAll(userId, deed) : commentBans.set(userId, deed);
}

/** Comments that a deed touched as they are now, and how many each view has. */
export async function outcomeOf({ repositories, site }: SiteContext, undoId: Id) {
  const { commentDeeds, commentQueue } = repositories;
  const { ids, total } = await commentDeeds.listTouched(undoId, mostAnswered);
  const { counts, ...found } = await commentQueue.listByIds(ids);
  return { changed: total, comments: queuedViews(found, site.ownerId), counts };
}
