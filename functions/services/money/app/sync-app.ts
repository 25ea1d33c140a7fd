import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { PaidSubscription } from '#functions/adapters/payments/payment-gateway.ts';
import type { AppSubscription } from '#functions/repositories/money/app-subscription.ts';
import { isSiteGone, type MoneyHost } from '../money-host.ts';
import { findWithNextPayment } from '../sync/next-payment.ts';

/**
 * Keeps what the provider says now of what a cook pays the platform; a site that was deleted is charged
 * no more. Rejects with a `PaymentFailure`.
 */
export async function syncAppSubscription(host: MoneyHost, held: AppSubscription): Promise<void> {
  const { appSubscriptions } = host.platform;
  const { siteId, providerId: former } = held;
  const isGone = await isSiteGone(host, siteId);
  if (isGone) await closeAppPage(host, held);
  const { boughtId, isOpen } = await purchaseOf(host, held);
  const providerId = boughtId ?? former;
  if (providerId !== null) return keepSaid(host, held, { providerId, isGone });
  const { now } = host;
  const isPayable = isOpen && !isGone;
  await host.prepare([
    isPayable ? appSubscriptions.noteLook(siteId, now) : appSubscriptions.abandon(held, now),
  ]);
  return undefined;
}

/** Has nobody pay a page that was opened before. Rejects with a `PaymentFailure`. */
export async function closeAppPage(
  { gateway }: Pick<MoneyHost, 'gateway'>,
  { checkoutId }: AppSubscription,
): Promise<void> {
  if (checkoutId === null) return;
  const said = await gateway.findAppCheckout(checkoutId);
  if (said?.status !== 'open') return;
  try {
    await gateway.expireAppCheckout(checkoutId);
  } catch (error) {
    // It was paid, or ran out, a moment ago: whoever looks next sees which.
    if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
  }
}

type Found = { providerId: string; isGone: boolean };

async function keepSaid(host: MoneyHost, held: AppSubscription, found: Found): Promise<void> {
  const { gateway, platform } = host;
  const { providerId, isGone } = found;
  const said = await findWithNextPayment({
    find: () => gateway.findAppSubscription(providerId),
    open: (invoiceId) => gateway.openAppInvoice(invoiceId),
  });
  if (isGone && said !== null && said.endedAt === null && said.endsAt === null) {
    // Anew each time: it may go on again after it was ended, and is to end then too.
    await gateway.endAppSubscription(providerId, host.newId());
  }
  const seen = said === null ? endedNow(held, host.now) : seenOf(held, said);
  await host.prepare([platform.appSubscriptions.keep(held, { ...seen, providerId }, host.now)]);
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

/** What came of the purchase that was begun last, or may yet. */
async function purchaseOf({ gateway }: MoneyHost, { attemptId, checkoutId }: AppSubscription) {
  // It has no page yet: the next press asks for that.
  if (checkoutId === null) return { boughtId: null, isOpen: attemptId !== null };
  const said = await gateway.findAppCheckout(checkoutId);
  return { boughtId: said?.subscriptionId ?? null, isOpen: said?.status === 'open' };
}
