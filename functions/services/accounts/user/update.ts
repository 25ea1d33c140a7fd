import type { CurrentUserView, UserInput } from '#contract/accounts/current-user.ts';
import { keepAvatar } from '#functions/crossings/pictures.ts';
import { copyProfile } from '#functions/crossings/membership.ts';
import type { PersonContext } from '#functions/http/context.ts';
import type { User } from '#functions/repositories/accounts/user.ts';
import { currentUserOf } from './get-current.ts';

/** Changes what is named; an owner's sites show their name and picture, so their pages change. */
export async function updateCurrentUser(
  ctx: PersonContext,
  input: UserInput,
): Promise<CurrentUserView> {
  const before = ctx.actor.user;
  const after = changed(before, input);
  if (after.avatarImageId !== null && after.avatarImageId !== before.avatarImageId) {
    await keepAvatar(ctx, after.avatarImageId);
  }
  const isShown = shownOf(before) !== shownOf(after);
  await ctx.commit([
    ctx.platform.users.update(after),
    ...(isShown ? [ctx.platform.accountSites.markPending(after.id, ctx.now)] : []),
  ]);
  const siteIds = isShown ? await copyProfile(ctx, after.id) : [];
  for (const siteId of siteIds) ctx.wakePublisher(siteId);
  return currentUserOf(ctx, after);
}

/** Whether the person who asks could take a handle. */
export async function isHandleAvailable(ctx: PersonContext, handle: string): Promise<boolean> {
  const holder = await ctx.platform.users.findIdByHandle(handle);
  return holder === null || holder === ctx.actor.user.id;
}

function changed(user: User, { avatar, ...input }: UserInput): User {
  const kept = { ...user, ...input };
  if (avatar === undefined) return kept;
  return { ...kept, avatarImageId: avatar?.id ?? null, avatarCrop: avatar?.crop ?? null };
}

const shownOf = ({ displayName, avatarImageId, avatarCrop: crop }: User): string =>
  JSON.stringify([displayName, avatarImageId, crop && [crop.x, crop.y, crop.width, crop.height]]);
