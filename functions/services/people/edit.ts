import type { PeopleAnswer } from '#contract/accounts/people.ts';
import type { GivenRole } from '#domain/accounts/site-role.ts';
import type { UserId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound, ownsThisSite } from '../service-error.ts';
import { listPeople } from './list.ts';

const placeOf = ({ site }: SiteContext, userId: UserId) => ({ siteId: site.id, userId });

/** What they may do changes with their next call. */
export async function giveRole(
  ctx: SiteContext,
  { userId, role }: { userId: UserId; role: GivenRole },
): Promise<PeopleAnswer> {
  const { sitePeople } = ctx.platform;
  const [given] = await ctx.commit([sitePeople.giveRole(placeOf(ctx, userId), role)]);
  if (given === 0) throw notFound();
  return listPeople(ctx);
}

/** Their sessions go on elsewhere; on this site they may do nothing more from the next call on. */
export async function removePerson(ctx: SiteContext, userId: UserId): Promise<PeopleAnswer> {
  const { sitePeople } = ctx.platform;
  const [removed] = await ctx.commit([sitePeople.remove(placeOf(ctx, userId), ctx.now)]);
  if (removed === 0) throw notFound();
  return listPeople(ctx);
}

/** Takes a removal back: they are what they were before. */
export async function restorePerson(ctx: SiteContext, userId: UserId): Promise<PeopleAnswer> {
  const { sitePeople } = ctx.platform;
  const [restored] = await ctx.commit([sitePeople.restore(placeOf(ctx, userId))]);
  if (restored === 0) throw notFound();
  return listPeople(ctx);
}

/** Whoever asks works on the site no longer. */
export async function leaveSite(ctx: SiteContext): Promise<void> {
  const { user, role } = ctx.actor;
  if (role === 'owner') throw ownsThisSite();
  await ctx.commit([ctx.platform.sitePeople.leave(placeOf(ctx, user.id))]);
}
