import { newLinkParameter } from '#domain/money/new-link.ts';
import { moneyMessages } from '#contract/money/money-messages.ts';
import type { SellerAnswer } from '#contract/money/seller.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import { notPermitted } from '../../service-error.ts';
import { type MoneyHost, moneyHostOf } from '../money-host.ts';
import { atBest, orUnavailable } from '../while-away.ts';
import { syncAccount } from './sync-account.ts';

/** Asks the provider now: coming back from its pages proves nothing. */
export async function checkSeller(ctx: SiteContext): Promise<SellerAnswer> {
  const known = await ctx.platform.paymentAccounts.find(ctx.site.id);
  // What was known last is still true enough while the provider is out of reach.
  if (known && ctx.adapters.payments) await atBest(() => syncAccount(moneyHostOf(ctx), known));
  return getSeller(ctx);
}

export async function getSeller(ctx: SiteContext): Promise<SellerAnswer> {
  const { applicationFeePercent: feePercent } = ctx.config;
  const nothing = { state: 'none' as const, due: [], feePercent, isPriceWaiting: false };
  if (ctx.adapters.payments === null) return { seller: { ...nothing, isOffered: false } };
  const account = await ctx.platform.paymentAccounts.find(ctx.site.id);
  if (account === null) return { seller: { ...nothing, isOffered: true } };
  const prices = await ctx.repositories.planPrices.listCurrent(account.accountId);
  return {
    seller: {
      isOffered: true,
      state: stateOf(account),
      due: [...account.due],
      feePercent,
      isPriceWaiting: prices.some(({ state }) => state === 'wanted'),
    },
  };
}

function stateOf({ disconnectedAt, canCharge }: PaymentAccount) {
  if (disconnectedAt !== null) return 'disconnected';
  return canCharge ? 'ready' : 'incomplete';
}

/** The provider's pages on which a cook says who is to be paid; good for one visit. */
export async function onboard(ctx: SiteContext): Promise<{ onboarding: { url: string } }> {
  if (ctx.adapters.payments === null) throw notPermitted(moneyMessages.notOffered);
  const host = moneyHostOf(ctx);
  const back = `${ctx.config.scheme}://${ctx.config.platformHost}/kitchen/${ctx.site.slug}/plans`;
  return orUnavailable(async () => {
    const accountId = await accountIdOf(host, ctx);
    const pages = { again: `${back}?${newLinkParameter}`, back };
    return { onboarding: { url: await host.gateway.onboardingUrl(accountId, pages) } };
  });
}

/** One account a site, also when two people press at once. */
async function accountIdOf(host: MoneyHost, ctx: SiteContext): Promise<string> {
  const { paymentAccounts } = ctx.platform;
  const known = await paymentAccounts.find(ctx.site.id);
  if (known && known.disconnectedAt === null) return known.accountId;
  const { id: siteId } = ctx.site;
  const key = `account/${siteId}/${known?.disconnectedAt ?? 0}`;
  const { email } = ctx.actor.user;
  const account = await host.gateway.createAccount({ siteId, email }, key);
  await host.prepare([paymentAccounts.connect(siteId, account, ctx.now)]);
  const connected = (await paymentAccounts.find(siteId))?.accountId ?? account.id;
  // Where this dies, the first look at the account does it.
  await host.prepare([ctx.repositories.planPrices.withdrawOthers(connected)]);
  return connected;
}
