import type { ImageInput, ImagesAnswer, LibraryImageView } from '#contract/media/media.ts';
import type { Page } from '#contract/paging.ts';
import { isSameData } from '#domain/same-data.ts';
import type { ImageId } from '#domain/ids.ts';
import { isInside } from '#domain/media/focal-crop.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { StoredImage } from '#functions/repositories/media/media.ts';
import { invalidAt, notFound } from '../service-error.ts';
import { libraryImageViewOf } from './views.ts';

/** The media library of a site, newest first. */
export async function listImages(ctx: SiteContext, page: Page): Promise<ImagesAnswer> {
  const { images, total } = await ctx.repositories.media.listImages(page);
  return { images: images.map(libraryImageViewOf), total };
}

/** Pages show what a picture says and its focal point; its name and where uses begin are its cook's. */
export async function describeImage(
  ctx: SiteContext,
  { id, ...given }: ImageInput & { id: ImageId },
): Promise<LibraryImageView> {
  const image = await findOwnImage(ctx, id);
  const { alt, focalPoint, name, startCrop } = { ...image, ...given };
  if (startCrop && !isInside(startCrop, image)) throw invalidAt('startCrop');
  const described = { alt, focalPoint, name, startCrop };
  const isShownAnew = image.alt !== alt || !isSameData(image.focalPoint, focalPoint);
  if (isShownAnew || image.name !== name || !isSameData(image.startCrop, startCrop)) {
    const { media, changes } = ctx.repositories;
    await ctx.commit([
      media.describeImage(id, described),
      ...(isShownAnew ? [changes.record([`image:${id}`], ctx.now)] : []),
    ]);
    if (isShownAnew) ctx.wakePublisher(ctx.site.id);
  }
  return libraryImageViewOf({ ...image, ...described });
}

export async function findOwnImage(ctx: SiteContext, id: ImageId): Promise<StoredImage> {
  const [image] = await ctx.repositories.media.listImagesById([id]);
  if (image?.siteId !== ctx.site.id) throw notFound();
  return image;
}
