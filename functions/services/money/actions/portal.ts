import { issueMessages } from '#contract/issue-messages.ts';
import type { BillingPortalInput } from '#contract/money/purchases.ts';
import { readNext } from '#domain/accounts/link-addresses.ts';
import type { PortalVisit } from '#functions/adapters/payments/payment-gateway.ts';
import type { PersonContext } from '#functions/http/context.ts';
import type { ProviderSubscription } from '#functions/repositories/money/provider-subscription.ts';
import type { SiteRepositories } from '#functions/repositories/for-site.ts';
import { invalidAt, notFound, paymentsAway } from '../../service-error.ts';
import { siteHomes } from '../../site/host/homes.ts';
import { moneyHostOf } from '../money-host.ts';
import { orDisconnected } from '../or-disconnected.ts';
import { lookAgain } from '../sync/sync-subscription.ts';
import { orUnavailable } from '../while-away.ts';
import { noMorePayments } from './no-more-payments.ts';

/** The provider's pages about what a person pays for, with the way back; good for a while. */
export async function openPortal(ctx: PersonContext, input: BillingPortalInput) {
  const held = await ctx.platform.userSubscriptions.find(input.subscriptionId, ctx.actor.user.id);
  if (!held || held.endedAt !== null) throw notFound();
  const repositories = ctx.siteOf(held.siteId);
  const paid = await repositories.providerSubscriptions.findOfPlan(held.id);
  const account = await ctx.platform.paymentAccounts.find(held.siteId);
  const host = moneyHostOf(ctx);
  if (!paid?.customerId || !account) throw notFound();
  if (paid.accountId !== account.accountId || account.disconnectedAt !== null)
    throw await noMorePayments(ctx, paid);
  const { portalConfigurationId: configurationId } = account;
  // What could not be set up yet is as if nobody answered.
  if (configurationId === null) throw paymentsAway();
  const visit = {
    customerId: paid.customerId,
    configurationId,
    returnUrl: await wayBack(ctx, held.siteId, input.return),
    flow: await flowOf(repositories, paid, input.place),
  };
  const url = await orUnavailable(() =>
    orDisconnected(() => host.gateway.portalUrl(paid.accountId, visit)),
  );
  if (url !== 'disconnected') return { billingPortalSession: { url } };
  // Nobody was told of it before: the plan is looked at, so that it ends by itself.
  await orUnavailable(() => lookAgain(host, paid));
  throw await noMorePayments(ctx, paid);
}

async function flowOf(
  { planPrices }: SiteRepositories,
  { accountId, providerId: subscriptionId }: ProviderSubscription,
  place: BillingPortalInput['place'],
): Promise<PortalVisit['flow']> {
  if (place === 'overview') return { kind: 'overview' };
  if (place === 'payment-method') return { kind: 'payment_method' };
  const prices = await planPrices.listCurrent(accountId);
  const price = prices.find(({ plan, state }) => plan === place && state === 'live');
  if (!price?.providerPriceId) throw invalidAt('place', issueMessages.invalidInput);
  return { kind: 'change_price', subscriptionId, priceId: price.providerPriceId };
}

/** To the site or to the platform, and nowhere else. */
async function wayBack(ctx: PersonContext, siteId: string, asked: string | undefined) {
  const own = `${ctx.config.scheme}://${ctx.config.platformHost}`;
  const repositories = ctx.siteOf(siteId);
  const site = await repositories.site.find();
  if (!site) throw notFound();
  const homes = await siteHomes({ ...ctx, site, repositories });
  const next = readNext(homes, own, asked);
  if (next === null) return `${own}/subscriptions`;
  return next.startsWith('/') ? own + next : next;
}
