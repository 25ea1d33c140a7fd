import { issueMessages } from '#contract/issue-messages.ts';
import type { SiteId } from '#domain/ids.ts';
import type { Context } from '#functions/http/context.ts';
import { invalidAt } from '../service-error.ts';

/** Whoever pays goes on paying an account that is one person's: a site changes hands without one. */
export async function requireNoAccount({ platform }: Context, siteId: SiteId): Promise<void> {
  const account = await platform.paymentAccounts.find(siteId);
  if (account && account.disconnectedAt === null) {
    throw invalidAt('email', issueMessages.paidToOwner);
  }
}
