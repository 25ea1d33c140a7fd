import type { CurrentUserView, UserInput } from '#contract/accounts/current-user.ts';
import { keepAvatar } from '#functions/crossings/pictures.ts';
import { copyProfile } from '#functions/crossings/membership.ts';
import type { PersonContext } from '#functions/http/context.ts';
import type { User } from '#functions/repositories/accounts/user.ts';
import { checkVersion, retryStale } from '../../retry-stale.ts';
import { unauthenticated } from '../../service-error.ts';
import { currentUserOf } from './get-current.ts';

type ProfileUpdate = { input: UserInput; ifMatch: readonly number[] | null };
/** A profile as it is shown, and its version. */
export type Profile = { currentUser: CurrentUserView; version: number };

/** Changes what is named; an owner's sites show their name and picture, so their pages change. */
export async function updateCurrentUser(
  ctx: PersonContext,
  { input, ifMatch }: ProfileUpdate,
): Promise<Profile> {
  return retryStale(async () => {
    const session = await ctx.platform.findSession(ctx.actor.tokenHash, ctx.now);
    if (!session) throw unauthenticated();
    checkVersion(ifMatch, session.user.version);
    return saveProfile(ctx, session.user, input);
  });
}

async function saveProfile(ctx: PersonContext, before: User, input: UserInput): Promise<Profile> {
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
  return { currentUser: await currentUserOf(ctx, after), version: before.version + 1 };
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
