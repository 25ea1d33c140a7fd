import type { SiteId } from '#domain/ids.ts';
import {
  paidPlanTypes,
  planCadences,
  type PlanPrices,
  planPriceCents,
} from '#domain/money/plans.ts';
import { withdrawAtBest } from '../checkout/withdraw.ts';
import type { MoneyHost, Statement } from '../money-host.ts';
import { atBest } from '../while-away.ts';
import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import type { PlanPrice } from '#functions/repositories/money/plan-price.ts';

/** What it takes for plans to cost what was entered; the provider is told after these are stored. */
export async function wantPrices(
  host: MoneyHost,
  account: PaymentAccount,
  prices: PlanPrices,
): Promise<Statement[]> {
  const { planPrices } = host.siteOf(account.siteId);
  const current = await planPrices.listCurrent(account.accountId);
  return paidPlanTypes.flatMap((plan) => {
    const amountCents = planPriceCents(plan, prices);
    const newest = current.toSorted(wantedFirst).find((price) => price.plan === plan);
    if (amountCents === null) return newest ? [planPrices.retire(plan)] : [];
    if (newest?.amountCents === amountCents) return [];
    const wanted = { id: host.newId(), accountId: account.accountId, plan, amountCents };
    return planPrices.want(wanted, host.now);
  });
}

const wantedFirst = (one: PlanPrice, other: PlanPrice): number =>
  Number(other.state === 'wanted') - Number(one.state === 'wanted');

/**
 * Has the provider sell what was entered, and sell no more what was not; whoever pays a former price
 * goes on paying it. Rejects with a `PaymentFailure`; what is left is settled by the next call.
 */
export async function settlePrices(host: MoneyHost, siteId: SiteId): Promise<void> {
  const { planPrices, site: sites } = host.siteOf(siteId);
  const account = await host.platform.paymentAccounts.find(siteId);
  if (!account || account.disconnectedAt !== null) {
    await host.prepare([planPrices.withdrawUnsettled()]);
    return;
  }
  await host.prepare([planPrices.withdrawOthers(account.accountId)]);
  const site = await sites.find();
  if (!site) return;
  if (account.canCharge && site.deletedAt === null) {
    // What was entered before anybody could be paid, or meanwhile.
    const entered = await wantPrices(host, account, site.settings);
    if (entered.length > 0) await host.prepare(entered);
  }
  await sellWanted(host, account, site.title);
  await settlePortal(host, account);
  for (const { id, providerPriceId } of await planPrices.listRetired(account.accountId)) {
    if (providerPriceId !== null)
      await host.gateway.retirePrice(account.accountId, providerPriceId);
    await host.prepare([planPrices.withdraw(id)]);
  }
  await withdrawAtBest(host, siteId);
}

async function sellWanted(
  host: MoneyHost,
  { siteId, accountId }: PaymentAccount,
  title: string,
): Promise<void> {
  const { planPrices } = host.siteOf(siteId);
  const current = await planPrices.listCurrent(accountId);
  for (const { id, plan, amountCents } of current.filter(({ state }) => state === 'wanted')) {
    const cadence = planCadences[plan];
    if (cadence === null) continue;
    const asked = { cadence, amountCents, name: `${title} · Full Access` };
    const providerPriceId = await host.gateway.createPrice(accountId, asked, id);
    await host.prepare(planPrices.sell({ id, plan }, providerPriceId));
  }
}

/** The same; while the provider cannot be asked, the cron asks it again. */
export async function settleAtBest(host: MoneyHost, siteId: SiteId): Promise<void> {
  await atBest(() => settlePrices(host, siteId));
}

/** The pages on which plans are changed offer what is sold. */
async function settlePortal(host: MoneyHost, account: PaymentAccount): Promise<void> {
  const { planPrices } = host.siteOf(account.siteId);
  const current = await planPrices.listCurrent(account.accountId);
  const live = current.filter(({ state }) => state === 'live');
  const priceIds = live.flatMap(({ providerPriceId }) => providerPriceId ?? []);
  if (priceIds.length === 0) return;
  const { accountId, portalConfigurationId: known } = account;
  const key = `portal/${accountId}/${priceIds.toSorted().join('/')}`;
  const configured = await host.gateway.configurePortal(accountId, { known, priceIds, key });
  await host.prepare([host.platform.paymentAccounts.setPortal(accountId, configured)]);
}
