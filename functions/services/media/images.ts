import type { ImageInput, ImagesAnswer, LibraryImageView } from '#contract/media/media.ts';
import type { Page } from '#contract/paging.ts';
import type { ImageId } from '#domain/ids.ts';
import type { FocalPoint } from '#domain/media/image.ts';
import { originalName, variantPrefix } from '#domain/media/media-key.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { StoredImage } from '#functions/repositories/media/media.ts';
import { conflict, notFound } from '../service-error.ts';
import { libraryImageViewOf } from './views.ts';

/** The media library of a site, newest first. */
export async function listImages(ctx: SiteContext, page: Page): Promise<ImagesAnswer> {
  const { images, total } = await ctx.repositories.media.listImages(page);
  return { images: images.map(libraryImageViewOf), total };
}

export async function describeImage(
  ctx: SiteContext,
  { id, alt, ...given }: ImageInput & { id: ImageId },
): Promise<LibraryImageView> {
  const image = await findOwnImage(ctx, id);
  const { focalPoint = image.focalPoint } = given;
  const described = { alt, focalPoint };
  if (image.alt !== alt || !isSamePoint(image.focalPoint, focalPoint)) {
    const { media, changes } = ctx.repositories;
    await ctx.commit([
      media.describeImage(id, described),
      changes.record([`image:${id}`], ctx.now),
    ]);
    ctx.wakePublisher(ctx.site.id);
  }
  return libraryImageViewOf({ ...image, ...described });
}

const isSamePoint = (one: FocalPoint | null, other: FocalPoint | null): boolean =>
  one?.x === other?.x && one?.y === other?.y;

export async function deleteImage(ctx: SiteContext, id: ImageId): Promise<void> {
  const { key } = await findOwnImage(ctx, id);
  if (await ctx.platform.userImages.isAvatar(id)) throw conflict('in_use');
  const [deleted] = await ctx.commit([ctx.repositories.media.deleteUnusedImage(id)]);
  if (deleted === 0) throw conflict('in_use');
  await ctx.adapters.media.removeUnder(originalName(key));
  await ctx.adapters.media.removeUnder(variantPrefix(key));
}

async function findOwnImage(ctx: SiteContext, id: ImageId): Promise<StoredImage> {
  const [image] = await ctx.repositories.media.listImagesById([id]);
  if (image?.siteId !== ctx.site.id) throw notFound();
  return image;
}
