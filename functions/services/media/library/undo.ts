import type { MediaUndoAnswer } from '#contract/media/library.ts';
import type { Id } from '#domain/ids.ts';
import {
  type FileReplacement,
  type MediaUndo,
  reversedEdits,
} from '#domain/media/library/media-undo.ts';
import { afterEdits } from '#domain/media/library/owner-states.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { retryStale } from '../../retry-stale.ts';
import { notFound, preconditionFailed } from '../../service-error.ts';
import { findOwnImage } from '../images.ts';
import { checkShowing } from './check-settings.ts';
import { fileOf } from './replace.ts';
import { listEdited, rewriteStatements, wholeOwners } from './rewrite.ts';

/** Takes a replacement or a removal back, where nothing came after it; the same call does it again. */
export async function undoMedia(ctx: SiteContext, id: Id): Promise<MediaUndoAnswer> {
  const plan = await ctx.repositories.mediaUndos.find(id, ctx.now);
  if (!plan) throw notFound();
  return retryStale(() => undo(ctx, id, plan));
}

async function undo(ctx: SiteContext, id: Id, plan: MediaUndo): Promise<MediaUndoAnswer> {
  const { mediaUndos, mediaLibrary } = ctx.repositories;
  const edits = reversedEdits(plan.edits);
  const owners = wholeOwners(await listEdited(ctx, edits));
  if (plan.kind === 'replacement') checkShowing(ctx, owners, plan.imageId);
  const { states, stays } = afterEdits(owners, edits);
  const written = rewriteStatements(ctx, owners, states);
  const file = plan.kind === 'replacement' ? await fileStatements(ctx, plan) : null;
  const reverse: MediaUndo = file ? { ...file.plan, edits } : { ...plan, edits };
  await ctx.commit([
    mediaUndos.replace(id, reverse),
    ...(file ? file.statements : mediaLibrary.restore([idOf(plan)])),
    ...written,
  ]);
  ctx.wakePublisher(ctx.site.id);
  return { stays };
}

const idOf = (plan: MediaUndo): Id => (plan.kind === 'removal' ? plan.mediaId : plan.imageId);

async function fileStatements(ctx: SiteContext, plan: FileReplacement) {
  const { mediaUndos, changes } = ctx.repositories;
  const image = await findOwnImage(ctx, plan.imageId);
  // A file that came later stays.
  if (image.key !== plan.shownKey) throw preconditionFailed();
  const reverse: FileReplacement = { ...plan, file: fileOf(image), shownKey: plan.file.key };
  const statements = [
    mediaUndos.putFile(plan.imageId, plan.file, plan.shownKey),
    changes.record([`image:${plan.imageId}`], ctx.now),
  ];
  return { plan: reverse, statements };
}
