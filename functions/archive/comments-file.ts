import { toPlainText } from '#domain/text/plain-text.ts';
import type { RecipeId, UserId } from '#domain/ids.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import type { ArchivedComment } from '#functions/repositories/site/archive.ts';
import type { Archived } from './archive-host.ts';
import { recipesAtOnce } from './recipe-files.ts';

/** What was said below each recipe, a recipe a line, replies below what they answer. */
export async function* commentsFile(
  { host, siteId, ownerId }: Archived,
  recipeIds: readonly RecipeId[],
): AsyncGenerator<string, void> {
  const { archive } = forSite(host.database, siteId);
  let separator = '';
  yield '[';
  for (let start = 0; start < recipeIds.length; start += recipesAtOnce) {
    const ids = recipeIds.slice(start, start + recipesAtOnce);
    const byRecipe = Map.groupBy(await archive.listComments(ids), ({ recipeId }) => recipeId);
    for (const [recipeId, comments] of byRecipe) {
      yield `${separator}\n${JSON.stringify({ recipeId, comments: threadsOf(comments, ownerId) })}`;
      separator = ',';
    }
  }
  yield '\n]\n';
}

function threadsOf(comments: readonly ArchivedComment[], ownerId: UserId) {
  const replies = Map.groupBy(comments, ({ parentId }) => parentId);
  return (replies.get(null) ?? []).map((comment) => ({
    ...commentOf(comment, ownerId),
    replies: (replies.get(comment.id) ?? []).map((reply) => commentOf(reply, ownerId)),
  }));
}

/** Whoever wrote it is named as on the page; who has deleted it says nothing. */
const commentOf = (
  { content, author, userId, formerFacts, ...comment }: ArchivedComment,
  ownerId: UserId,
) => ({
  id: comment.id,
  author,
  isFromOwner: userId === ownerId || formerFacts?.isCook === true,
  rating: formerFacts?.rating ?? null,
  at: isoTime(comment.createdAt),
  text: content && toPlainText(content),
  upvotes: comment.upvoteCount,
  isHidden: comment.hiddenAt !== null,
  isWaiting: comment.heldAt !== null,
});

const isoTime = (at: number) => new Date(at).toISOString();
