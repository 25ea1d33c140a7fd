import { issueMessages } from '#contract/issue-messages.ts';
import type { SiteId } from '#domain/ids.ts';
import type { Context } from '#functions/http/context.ts';
import type { AppSubscription } from '#functions/repositories/money/app-subscription.ts';
import { isRenewing, lookAtApp } from '../money/app/leave-app.ts';
import { invalidAt } from '../service-error.ts';

/**
 * A site changes hands only where nobody goes on paying because of its owner of then: neither readers
 * into an account that is one person's, nor that person for a site that is another's. Answers what is
 * left of what the owner paid the platform.
 */
export async function requireNothingPaid(
  ctx: Context,
  siteId: SiteId,
): Promise<AppSubscription | null> {
  const account = await ctx.platform.paymentAccounts.find(siteId);
  if (account && account.disconnectedAt === null) {
    throw invalidAt('email', issueMessages.paidToOwner);
  }
  const held = await lookAtApp(ctx, siteId);
  if (held && isRenewing(held)) throw invalidAt('email', issueMessages.paidByOwner);
  return held;
}
