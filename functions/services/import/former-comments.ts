import type { FormerCommentsAnswer, FormerCommentsInput } from '#contract/import/imports.ts';
import { commentFrom } from '#domain/comments/comment-text.ts';
import type { Id, RecipeId } from '#domain/ids.ts';
import { foldWord } from '#domain/search/search-words.ts';
import type { Actor, SiteContext } from '#functions/http/context.ts';
import type { FormerComment } from '#functions/repositories/comments/former-comment.ts';
import { contentHashOf } from '../comments/content-hash.ts';
import { retryStale } from '../retry-stale.ts';
import { uuidOfHash } from '../uuid-of-hash.ts';
import { checkOpenImport } from './imports.ts';

type Given = FormerCommentsInput['comments'][number];

/**
 * Puts comments of another site below what their items became: the draft, or the recipe of the site
 * that it repeats. Those of items that became neither are passed over.
 */
export async function bringFormerComments(
  ctx: SiteContext,
  importId: Id,
  { comments }: FormerCommentsInput,
): Promise<FormerCommentsAnswer> {
  return retryStale(() => bring(ctx, importId, comments));
}

async function bring(
  ctx: SiteContext,
  importId: Id,
  comments: readonly Given[],
): Promise<FormerCommentsAnswer> {
  await checkOpenImport(ctx, importId);
  const { imports, formerComments } = ctx.repositories;
  const keys = [...new Set(comments.map(({ key }) => key))];
  const items = await imports.listByKeys(importId, keys);
  const recipeIds = new Map(
    items.map(({ key, state, recipeId }) => [key, state === 'undone' ? null : recipeId]),
  );
  const kept = await Promise.all(
    comments.map(async (comment) => {
      const recipeId = recipeIds.get(comment.key) ?? null;
      return recipeId === null ? null : formerComment(ctx, comment, { recipeId, importId });
    }),
  );
  const brought = kept.filter((comment) => comment !== null);
  if (brought.length > 0) {
    await ctx.commit([imports.expectOpen(importId), ...formerComments.bring(brought, ctx.now)]);
  }
  return { kept: brought.length };
}

async function formerComment(
  { actor, site, now, hash }: SiteContext,
  { id, parentId, name, isFromCook, rating, content: text, at, isHeld, isHidden }: Given,
  { recipeId, importId }: { recipeId: RecipeId; importId: Id },
): Promise<FormerComment> {
  // A comment that is brought again is there already.
  const idOf = async (formerId: string) =>
    uuidOfHash(await hash(`${site.id} ${recipeId} ${formerId}`));
  const parent = parentId === null ? null : await idOf(parentId);
  const place = {
    id: await idOf(id),
    recipeId,
    parentId: parent,
    createdAt: Math.min(at === null ? now : Date.parse(at), now),
    isHeld,
    isHidden,
  };
  if (text === null) return { ...place, ...deleted(importId) };
  const content = commentFrom(text);
  return {
    ...place,
    // An editor brings what the cook said, but does not sign as the cook.
    facts: { name, isCook: isFromCook && isOwner(actor), rating, importId },
    content,
    contentHash: await contentHashOf({ recipeId, parentId: parent, content }),
    foldedText: foldWord(`${name}\n${text}`),
  };
}

const isOwner = (actor: Actor): boolean => actor.kind === 'manager' && actor.role === 'owner';

/** Nothing is kept of who wrote it, as of one that is deleted here. */
const deleted = (importId: Id) => ({
  facts: { name: '', isCook: false, rating: null, importId },
  content: null,
  contentHash: '',
  foldedText: '',
});
