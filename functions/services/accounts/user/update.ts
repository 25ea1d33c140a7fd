import type { CurrentUserView, UserInput } from '#contract/accounts/current-user.ts';
import type { PersonContext } from '#functions/http/context.ts';
import type { User } from '#functions/repositories/accounts/user.ts';
import { invalidAt } from '../../service-error.ts';
import { currentUserOf } from './get-current.ts';

/** Changes what is named; an owner's sites show their name and picture, so their pages change. */
export async function updateCurrentUser(
  ctx: PersonContext,
  input: UserInput,
): Promise<CurrentUserView> {
  const before = ctx.actor.user;
  const after = changed(before, input);
  if (after.avatarImageId !== null && after.avatarImageId !== before.avatarImageId) {
    const image = await ctx.platform.findImageOf(after.avatarImageId, after.id);
    if (!image) throw invalidAt('avatar.id');
  }
  const siteIds = await idsOfSitesThatShow(ctx, before, after);
  await ctx.commit([
    ctx.platform.users.update(after),
    ...siteIds.map((siteId) => ctx.platform.recordSiteChange(siteId, ctx.now)),
  ]);
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

async function idsOfSitesThatShow(ctx: PersonContext, before: User, after: User) {
  if (shownOf(before) === shownOf(after)) return [];
  return (await ctx.platform.listSitesOf(after.id)).map(({ id }) => id);
}
