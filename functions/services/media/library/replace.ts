import type { ReplacementAnswer } from '#contract/media/library.ts';
import type { ImageId } from '#domain/ids.ts';
import type { FileReplacement, OwnerEdit, PictureFile } from '#domain/media/library/media-undo.ts';
import { afterEdits, ownerEdits, refittingEverywhere } from '#domain/media/library/owner-states.ts';
import { hasSameShape, refitCrop } from '#domain/media/library/refit-crop.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { StoredImage } from '#functions/repositories/media/media.ts';
import { retryStale } from '../../retry-stale.ts';
import { conflict, invalidAt } from '../../service-error.ts';
import { findOwnImage } from '../images.ts';
import { libraryImageViewOf } from '../views.ts';
import { checkShowing } from './check-settings.ts';
import { checkSize, rewriteStatements, wholeOwners } from './rewrite.ts';

type Replacement = { id: ImageId; byId: ImageId };

/**
 * Puts the file of another picture of the library in the place of this one's: everything that
 * shows this picture, also what is kept of it, shows the new file. The other picture is used up.
 */
export function replaceFile(
  ctx: SiteContext,
  replacement: Replacement,
): Promise<ReplacementAnswer> {
  return retryStale(() => replace(ctx, replacement));
}

async function replace(ctx: SiteContext, { id, byId }: Replacement): Promise<ReplacementAnswer> {
  const image = await findOwnImage(ctx, id);
  const other = await findReplacing(ctx, { id, byId });
  const { mediaRewrites, mediaUndos, changes } = ctx.repositories;
  const owners = wholeOwners(await mediaRewrites.listShowing(id));
  checkShowing(ctx, owners, id);
  const edits = ownerEdits(owners, refittingEverywhere(id, image, other));
  if (edits.length > 0) checkSize(owners);
  const file = fileInPlaceOf(image, other);
  const undoId = ctx.newId();
  const plan: FileReplacement = {
    kind: 'replacement',
    imageId: id,
    file: fileOf(image),
    shownKey: file.key,
    edits,
  };
  await ctx.commit([
    mediaUndos.create({ id: undoId, plan }, ctx.now),
    ...mediaUndos.absorb(byId, scopeOf(ctx)),
    mediaUndos.putFile(id, file, image.key),
    ...rewriteStatements(ctx, owners, afterEdits(owners, edits).states),
    changes.record([`image:${id}`], ctx.now),
  ]);
  ctx.wakePublisher(ctx.site.id);
  const droppedCrops = countDropped(edits, id);
  return { image: libraryImageViewOf({ ...image, ...file }), droppedCrops, undoId };
}

/** Another picture of this site that nothing shows or names. */
async function findReplacing(ctx: SiteContext, { id, byId }: Replacement): Promise<StoredImage> {
  const { media, mediaLibrary } = ctx.repositories;
  const [other] = await media.listImagesById([byId]);
  if (other?.siteId !== ctx.site.id || byId === id) throw invalidAt('imageId');
  if (await mediaLibrary.isNamed(byId, scopeOf(ctx))) throw conflict('in_use');
  return other;
}

const scopeOf = ({ site, actor }: SiteContext) => {
  return { siteId: site.id, avatarId: actor.user.avatarImageId };
};

export const fileOf = (image: StoredImage): PictureFile => {
  const { key, contentType, width, height, bytes, lqip, focalPoint, startCrop } = image;
  return { key, contentType, width, height, bytes, lqip, focalPoint, startCrop };
};

/** A picture of the same shape most likely shows the same things in the same places. */
function fileInPlaceOf(image: StoredImage, other: StoredImage): PictureFile {
  const isSameShape = hasSameShape(image, other);
  return {
    ...fileOf(other),
    focalPoint: other.focalPoint ?? (isSameShape ? image.focalPoint : null),
    startCrop: image.startCrop && refitCrop(image.startCrop, image, other),
  };
}

/** Of recipes what their cook writes counts, not once more what is published of it. */
function countDropped(edits: readonly OwnerEdit[], imageId: ImageId): number {
  const dropped = edits.flatMap((edit): boolean[] => {
    if (edit.of === 'collection') return [edit.after.imageCrop === null];
    if (edit.of === 'settings') return [edit.after.featuredImageCrop === null];
    if (edit.of !== 'working copy') return [];
    return edit.edits.flatMap((each) =>
      each.kind === 'pictures'
        ? each.before.map(
            ({ id, crop }, place) =>
              id === imageId && crop !== undefined && !each.after[place]?.crop,
          )
        : [],
    );
  });
  return dropped.filter(Boolean).length;
}
