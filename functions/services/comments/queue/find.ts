import type {
  AnswerHindrance,
  QueuedComment,
  QueuedThreadAnswer,
} from '#contract/comments/comment-queue.ts';
import type { CommentId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../../iso-time.ts';
import { notFound } from '../../service-error.ts';
import { queuedViews } from './queued-view.ts';

/** A comment with its thread, its recipe, and what is known of its writer. */
export async function findQueued(ctx: SiteContext, id: CommentId): Promise<QueuedThreadAnswer> {
  const found = await ctx.repositories.queuedThreads.find(id);
  if (!found) throw notFound();
  const { image, person, earlier, later } = found;
  const thread = queuedViews(found, ctx.site.ownerId);
  const comment = thread.find((each) => each.id === id);
  // Deleted between the two reads.
  if (!comment?.content) throw notFound();
  return {
    comment,
    thread,
    earlier,
    later,
    image: image && pictureOf(image),
    person: person && { ...person, firstAt: isoTime(person.firstAt) },
    hindrance: hindranceOf(ctx, comment),
  };
}

type Found = NonNullable<Awaited<ReturnType<SiteContext['repositories']['queuedThreads']['find']>>>;

function pictureOf({ card, ...image }: NonNullable<Found['image']>) {
  const crop = card?.image?.crop;
  return { ...image, ...(crop && { crop }) };
}

/** What waits can be answered: that approves it first. */
function hindranceOf({ site }: SiteContext, comment: QueuedComment): AnswerHindrance | null {
  if (!site.settings.commentsEnabled) return 'comments-off';
  if (!comment.recipe.isPublished) return 'unpublished';
  return comment.isHidden || comment.isBelowHidden ? 'hidden' : null;
}
