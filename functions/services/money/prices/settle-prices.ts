import type { SiteId } from '#domain/ids.ts';
import {
  paidPlanTypes,
  planCadences,
  type PlanPrices,
  planPriceCents,
} from '#domain/money/plans.ts';
import { withdrawUnsold } from '../checkout/withdraw.ts';
import type { MoneyHost, Statement } from '../money-host.ts';
import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import type { PlanPrice } from '#functions/repositories/money/plan-price.ts';

/** What it takes for plans to cost what was entered; the provider is told after these are stored. */
export async function wantPrices(
  host: MoneyHost,
  account: PaymentAccount,
  prices: PlanPrices,
): Promise<Statement[]> {
  const { planPrices } = host.siteOf(account.siteId);
  const current = (await planPrices.listCurrent()).filter(
    ({ accountId }) => accountId === account.accountId,
  );
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
 * Has the provider sell what is wanted, and sell no more what is not; whoever pays a former price
 * goes on paying it. Rejects with a `PaymentFailure`; what is left is settled by the next call.
 */
export async function settlePrices(host: MoneyHost, siteId: SiteId): Promise<void> {
  const account = await host.platform.paymentAccounts.find(siteId);
  if (!account || account.disconnectedAt !== null) return;
  const { planPrices, site: sites } = host.siteOf(siteId);
  const site = await sites.find();
  if (!site) return;
  const own = ({ accountId }: PlanPrice) => accountId === account.accountId;
  const wanted = (await planPrices.listCurrent()).filter(
    (price) => own(price) && price.state === 'wanted',
  );
  for (const { id, plan, amountCents } of wanted) {
    const cadence = planCadences[plan];
    if (cadence === null) continue;
    const asked = { cadence, amountCents, name: `${site.title} · Full Access` };
    const providerPriceId = await host.gateway.createPrice(account.accountId, asked, id);
    await host.prepare(planPrices.sell({ id, plan }, providerPriceId));
  }
  await settlePortal(host, account);
  for (const { id, providerPriceId } of (await planPrices.listRetired()).filter(own)) {
    if (providerPriceId !== null)
      await host.gateway.retirePrice(account.accountId, providerPriceId);
    await host.prepare([planPrices.withdraw(id)]);
  }
  await withdrawUnsold(host, siteId);
}

/** The same; while the provider cannot be asked, the cron asks it again. */
export async function settleAtBest(host: MoneyHost, siteId: SiteId): Promise<void> {
  try {
    await settlePrices(host, siteId);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
  }
}

/** The pages on which plans are changed offer what is sold. */
async function settlePortal(host: MoneyHost, account: PaymentAccount): Promise<void> {
  const { planPrices } = host.siteOf(account.siteId);
  const live = (await planPrices.listCurrent()).filter(({ state }) => state === 'live');
  const priceIds = live.flatMap(({ providerPriceId }) => providerPriceId ?? []);
  if (priceIds.length === 0) return;
  const { accountId, portalConfigurationId: known } = account;
  const key = `portal/${accountId}/${priceIds.toSorted().join('/')}`;
  const configured = await host.gateway.configurePortal(accountId, { known, priceIds, key });
  await host.prepare([host.platform.paymentAccounts.setPortal(accountId, configured)]);
}
