import type { Id, SiteId } from '#domain/ids.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { unauthenticated } from '#functions/services/service-error.ts';

/**
 * Has the person who asks work on the site of an invitation; the site knows them before they may do
 * anything there. Answers whether the invitation was still open.
 */
export async function joinSite(
  ctx: PersonContext,
  { id, siteId, tokenHash }: { id: Id; siteId: SiteId; tokenHash: string },
): Promise<boolean> {
  const { accountSites, siteInvitations } = ctx.platform;
  const membership = { userId: ctx.actor.user.id, siteId };
  const person = await accountSites.join(membership, ctx.now);
  // A person whose account is being deleted joins no further site.
  if (!person) throw unauthenticated();
  await ctx.prepare(ctx.siteOf(siteId).siteUsers.put(person, ctx.now));
  const [joined] = await ctx.commit([
    ...siteInvitations.accept({ siteId, id, tokenHash, now: ctx.now }, membership.userId),
    accountSites.settle(membership, ctx.now),
  ]);
  return joined !== 0;
}
