import type { PaidSubscription } from '#functions/adapters/payments/payment-gateway.ts';
import type { AppSubscription } from '#functions/repositories/money/app-subscription.ts';
import type { MoneyHost } from '../money-host.ts';

/**
 * Keeps what the provider says now of what a cook pays the platform; a site that was deleted is charged
 * no more. Rejects with a `PaymentFailure`.
 */
export async function syncAppSubscription(host: MoneyHost, held: AppSubscription): Promise<void> {
  const { gateway, platform } = host;
  const { siteId } = held;
  const providerId = (await boughtBy(host, held)) ?? held.providerId;
  if (providerId === null) return;
  const said = await gateway.findAppSubscription(providerId);
  const site = await host.siteOf(siteId).site.find();
  const isGone = site === null || site.deletedAt !== null;
  if (isGone && said !== null && said.endedAt === null && said.endsAt === null) {
    await gateway.endAppSubscription(providerId, `app-end/${providerId}/${said.periodEnd}`);
  }
  const seen = said === null ? endedNow(held, host.now) : seenOf(held, said);
  await host.prepare([platform.appSubscriptions.keep(siteId, { ...seen, providerId }, host.now)]);
}

/** Of what the provider knows no more, that it has ended. */
const endedNow = (held: AppSubscription, now: number) => ({
  status: 'canceled' as const,
  amountCents: held.amountCents,
  periodEnd: held.periodEnd,
  endsAt: null,
  endedAt: held.endedAt ?? now,
  invoiceUrl: null,
});

const seenOf = (held: AppSubscription, said: PaidSubscription) => ({
  status: said.status ?? held.status,
  amountCents: said.amountCents,
  periodEnd: said.periodEnd,
  endsAt: said.endsAt,
  endedAt: said.endedAt,
  invoiceUrl: said.invoiceUrl,
});

/** What came of the purchase that was begun last. */
async function boughtBy({ gateway }: MoneyHost, { checkoutId }: AppSubscription) {
  if (checkoutId === null) return null;
  return (await gateway.findAppCheckout(checkoutId))?.subscriptionId ?? null;
}
