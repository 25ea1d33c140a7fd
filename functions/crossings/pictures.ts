import type { ImageId } from '#domain/ids.ts';
import type { PersonContext, SiteContext } from '#functions/http/context.ts';
import { invalidAt } from '#functions/services/service-error.ts';

/** Keeps among the pictures of a person one that they have sent for a site of theirs. */
export async function keepAvatar(ctx: PersonContext, id: ImageId): Promise<void> {
  const { user } = ctx.actor;
  const image = await ctx.platform.findImageOf(id, user.id);
  if (!image) throw invalidAt('avatar.id');
  if ('userId' in image) return;
  const { siteId: _ofSite, ...picture } = image;
  await ctx.prepare([ctx.platform.userImages.keep({ ...picture, userId: user.id })]);
}

/** Which pictures the owner has, that their site may come to refer to. */
export async function findOwnersPictures(ctx: SiteContext, ids: ImageId[]): Promise<ImageId[]> {
  if (ids.length === 0) return [];
  const pictures = await ctx.platform.userImages.listOf(ctx.site.ownerId, ids);
  return pictures.map(({ id }) => id);
}

/** Copies pictures of the owner to their site, which is about to refer to them; answers which are there. */
export async function copyOwnersPictures(ctx: SiteContext, ids: ImageId[]): Promise<ImageId[]> {
  if (ids.length === 0) return [];
  const pictures = await ctx.platform.userImages.listOf(ctx.site.ownerId, ids);
  await ctx.prepare(pictures.map((picture) => ctx.repositories.media.copyImage(picture)));
  return pictures.map(({ id }) => id);
}
