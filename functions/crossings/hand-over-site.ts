import type { Id, SiteId } from '#domain/ids.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { unauthenticated } from '#functions/services/service-error.ts';
import type { AppSubscription } from '#functions/repositories/money/app-subscription.ts';
import type { CrossingHost } from './crossing-host.ts';

type Statements = Parameters<CrossingHost['prepare']>[0];
type Offer = {
  id: Id;
  siteId: SiteId;
  tokenHash: string;
  /** What is left of what the former owner paid the platform. */
  paid: AppSubscription | null;
};

/**
 * Makes a site theirs who asks, to whom it is offered, and stores the letters about it; all in one
 * batch, which is refused unless the offer is still open, and while the former owner pays for the site.
 * The site follows.
 */
export async function handOverSite(
  ctx: PersonContext,
  { paid, ...offer }: Offer,
  letters: Statements,
): Promise<void> {
  const { accountSites, appSubscriptions, siteOffers, siteDirectory } = ctx.platform;
  const { siteId } = offer;
  const membership = { userId: ctx.actor.user.id, siteId };
  const person = await accountSites.join(membership, ctx.now);
  // A person whose account is being deleted takes no site over.
  if (!person) throw unauthenticated();
  const repositories = ctx.siteOf(siteId);
  await ctx.prepare(repositories.siteUsers.put(person, ctx.now));
  await ctx.commit([
    // The next owner is another customer: whose card, address and invoices these are is not theirs to see.
    ...(paid ? [appSubscriptions.forget(paid)] : []),
    ...siteOffers.accept({ ...offer, userId: membership.userId, now: ctx.now }),
    accountSites.settle(membership, ctx.now),
    ...letters,
  ]);
  await followOwner(ctx, siteId);
  await ctx.prepare([siteDirectory.clearPending(siteId, ctx.now)]);
}

/** Has the site say the same of its owner as the directory. */
export async function followOwner(
  { platform, siteOf, prepare, now }: CrossingHost,
  siteId: SiteId,
): Promise<void> {
  const ownerId = await platform.siteDirectory.findOwner(siteId);
  if (ownerId !== null) await prepare(siteOf(siteId).handOver(ownerId, now));
}
