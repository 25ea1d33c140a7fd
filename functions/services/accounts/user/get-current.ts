import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import { cropped, type Image } from '#domain/media/image.ts';
import type { Context, PersonContext } from '#functions/http/context.ts';
import type { User } from '#functions/repositories/accounts/user.ts';
import { imageViewOf } from '../../media/views.ts';

export const getCurrentUser = (ctx: PersonContext): Promise<CurrentUserView> =>
  currentUserOf(ctx, ctx.actor.user);

export async function currentUserOf(
  ctx: Pick<Context, 'platform'>,
  user: User,
): Promise<CurrentUserView> {
  const [sites, avatar] = await Promise.all([
    ctx.platform.listSitesOf(user.id),
    avatarOf(ctx, user),
  ]);
  const { id, email, displayName, handle, bio } = user;
  return {
    id,
    email,
    displayName,
    handle,
    bio,
    avatar,
    sites: sites.map((site) => ({ id: site.id, slug: site.slug, title: site.title })),
  };
}

export async function avatarOf(
  { platform }: Pick<Context, 'platform'>,
  { avatarImageId, avatarCrop }: User,
): Promise<Image | null> {
  const image = avatarImageId === null ? null : await platform.userImages.find(avatarImageId);
  return image && cropped(imageViewOf(image), avatarCrop);
}
