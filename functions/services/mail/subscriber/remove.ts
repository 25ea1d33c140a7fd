import { issueMessages } from '#contract/issue-messages.ts';
import type { UserId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { hasPaidPlan, notFound } from '../../service-error.ts';
import { withdrawOnSite } from '../../money/checkout/withdraw-of-person.ts';
import { addressHash } from '../import/address-hash.ts';

/**
 * Removes a person from the list with all that it knows of them. What they said and kept on the site
 * is their own and stays; who did neither is forgotten by the site.
 */
export async function removeSubscriber(ctx: SiteContext, userId: UserId): Promise<void> {
  await withdrawOnSite(ctx, ctx.site.id, userId);
  const { subscribers, subscriberHistory, newsletterSubscribers, siteUsers } = ctx.repositories;
  const [subscriber, { hasPaid }, hasTraces] = await Promise.all([
    subscribers.find(userId, ctx.now),
    subscriberHistory.read(userId),
    subscriberHistory.hasTraces(userId),
  ]);
  if (!subscriber) throw notFound();
  if (hasPaid) throw hasPaidPlan(issueMessages.subscriberPays);
  const membership = { userId, siteId: ctx.site.id };
  // The platform's row first: a request that dies here is repeated, for the person is still listed.
  const isForgotten = !hasTraces && userId !== ctx.site.ownerId;
  if (isForgotten) {
    await ctx.prepare([ctx.platform.accountSites.delete(membership)]);
  }
  const emailHash = await addressHash(ctx, subscriber.email);
  await ctx.commit([
    ...subscriberHistory.remove(userId, { emailHash, now: ctx.now }),
    newsletterSubscribers.delete(userId),
    ...ctx.repositories.mailOutcomes.releaseRecipient(userId),
    ...(isForgotten ? siteUsers.deleteUnused(userId) : []),
  ]);
}
