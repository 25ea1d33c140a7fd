import type { MediaRemovalAnswer } from '#contract/media/library.ts';
import type { Id } from '#domain/ids.ts';
import { afterEdits, ownerEdits, removingEverywhere } from '#domain/media/library/owner-states.ts';
import type { OwnerEdit } from '#domain/media/library/media-undo.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { retryStale } from '../../retry-stale.ts';
import { notFound } from '../../service-error.ts';
import { checkSize, rewriteStatements, wholeOwners } from './rewrite.ts';

/** Takes a picture or a film out of all that shows it; what was published is shown without it at once. */
export function removeEverywhere(ctx: SiteContext, mediaId: Id): Promise<MediaRemovalAnswer> {
  return retryStale(() => remove(ctx, mediaId));
}

async function remove(ctx: SiteContext, mediaId: Id): Promise<MediaRemovalAnswer> {
  const { mediaLibrary, mediaRewrites, mediaUndos } = ctx.repositories;
  const kinds = await mediaLibrary.listKinds([mediaId]);
  if (!kinds.has(mediaId)) throw notFound();
  const owners = wholeOwners(await mediaRewrites.listShowing(mediaId));
  checkSize(owners);
  const edits = ownerEdits(owners, removingEverywhere(mediaId));
  const { states } = afterEdits(owners, edits);
  const undoId = ctx.newId();
  const plan = { kind: 'removal', mediaId, edits } as const;
  await ctx.commit([
    mediaUndos.create({ id: undoId, plan }, ctx.now),
    ...rewriteStatements(ctx, owners, states),
  ]);
  ctx.wakePublisher(ctx.site.id);
  return { removed: countOwners(edits), undoId };
}

const countOwners = (edits: readonly OwnerEdit[]): number =>
  new Set(
    edits.map((edit) =>
      'recipeId' in edit ? edit.recipeId : `${edit.of} ${'id' in edit ? edit.id : ''}`,
    ),
  ).size;
