import type { CheckoutState } from '#domain/money/payments.ts';
import type { Checkout } from '#functions/repositories/money/checkout.ts';
import type { MoneyHost } from '../money-host.ts';
import { orNullOnceOver } from '../or-disconnected.ts';
import { lookAgain } from '../sync/sync-subscription.ts';

/**
 * Asks the provider what became of a purchase, and gives what was paid; answers its state now.
 * Rejects with a `PaymentFailure` where the provider cannot be asked.
 */
export async function followCheckout(host: MoneyHost, checkout: Checkout): Promise<CheckoutState> {
  const { id, siteId, accountId, providerId, expiresAt } = checkout;
  if (checkout.state !== 'open') return checkout.state;
  const { checkouts } = host.siteOf(siteId);
  if (providerId === null) {
    if (host.now < expiresAt) return 'open';
    // Nobody has its page: either it was never made, or it ran out unseen.
    await host.prepare([checkouts.close(id, 'expired')]);
    return 'expired';
  }
  const said = await orNullOnceOver(host.now >= expiresAt, () =>
    host.gateway.findCheckout(accountId, providerId),
  );
  if (said?.status === 'open') return 'open';
  if (said?.status === 'complete' && said.subscriptionId !== null) {
    await lookAgain(host, { siteId, accountId, providerId: said.subscriptionId });
    await host.prepare([checkouts.close(id, 'complete')]);
    return 'complete';
  }
  await host.prepare([checkouts.close(id, 'expired')]);
  return 'expired';
}
