import type { CurrentUserAnswer } from '#contract/current-user.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { imageViewOf } from '../media/views.ts';

export async function getCurrentUser(
  ctx: PersonContext,
): Promise<CurrentUserAnswer['currentUser']> {
  const { avatarImageId, ...user } = ctx.actor.user;
  const [sites, avatar] = await Promise.all([
    ctx.platform.listSitesOf(user.id),
    avatarImageId === null ? null : ctx.platform.findImage(avatarImageId),
  ]);
  return {
    ...user,
    avatar: avatar && imageViewOf(avatar),
    sites: sites.map(({ id, slug, title }) => ({ id, slug, title })),
  };
}
