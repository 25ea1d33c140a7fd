import type { ImagesAnswer, LibraryImageView } from '#contract/media/media.ts';
import type { Page } from '#contract/paging.ts';
import type { ImageId } from '#domain/ids.ts';
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
  { id, alt }: { id: ImageId; alt: string },
): Promise<LibraryImageView> {
  const image = await findOwnImage(ctx, id);
  if (image.alt !== alt) {
    const { media, changes } = ctx.repositories;
    await ctx.commit([media.describeImage(id, alt), changes.record([`image:${id}`], ctx.now)]);
    ctx.wakePublisher(ctx.site.id);
  }
  return libraryImageViewOf({ ...image, alt });
}

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
