import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import type { SiteRole } from '#domain/accounts/site-role.ts';
import type { UserId } from '#domain/ids.ts';
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
  const [sites, avatar] = await Promise.all([sitesOf(ctx, user.id), avatarOf(ctx, user)]);
  const { id, email, displayName, handle, bio } = user;
  return {
    id,
    email,
    displayName,
    handle,
    bio,
    avatar,
    sites,
  };
}

const leastRole: SiteRole = 'moderator';

/** Their own, and those that others have asked them to work on. */
async function sitesOf({ platform }: Pick<Context, 'platform'>, userId: UserId) {
  const roles = await platform.sitePeople.listSites(userId);
  const { sites, slugs } = await platform.listOpenSites([...roles.keys()]);
  return sites.map(({ id, slug, title }) => {
    const formerSlugs = slugs.get(id)?.filter((each) => each !== slug) ?? [];
    const role = roles.get(id) ?? leastRole;
    return { id, slug, title, role, ...(formerSlugs.length > 0 && { formerSlugs }) };
  });
}

export async function avatarOf(
  { platform }: Pick<Context, 'platform'>,
  { avatarImageId, avatarCrop }: User,
): Promise<Image | null> {
  const image = avatarImageId === null ? null : await platform.userImages.find(avatarImageId);
  return image && cropped(imageViewOf(image), avatarCrop);
}
