import type { SiteId } from '#domain/ids.ts';
import type { CheckoutState } from '#domain/money/payments.ts';
import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { Checkout } from '#functions/repositories/money/checkout.ts';
import { withdrawGift } from '../gifts/withdraw-gift.ts';
import type { MoneyHost } from '../money-host.ts';
import { orDisconnected } from '../or-disconnected.ts';
import { followCheckout } from './follow.ts';

/**
 * Closes the page of a purchase, so that nobody pays there any more; answers its state then. What was
 * paid meanwhile is not closed, but followed. Rejects with a `PaymentFailure`.
 */
export async function withdrawCheckout(host: MoneyHost, open: Checkout): Promise<CheckoutState> {
  const state = await orDisconnected(() => closePage(host, open));
  if (state !== 'disconnected') return state;
  // Whatever is paid there, nobody here sells it any more.
  await host.prepare([host.siteOf(open.siteId).checkouts.close(open.id, 'expired')]);
  return 'expired';
}

async function closePage(host: MoneyHost, open: Checkout): Promise<CheckoutState> {
  const state = await followCheckout(host, open);
  if (state !== 'open') return state;
  const { siteId, accountId, providerId } = open;
  if (providerId !== null) {
    try {
      await host.gateway.expireCheckout(accountId, providerId);
    } catch (error) {
      // It was paid, or ran out, a moment ago.
      if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
      return followCheckout(host, open);
    }
  }
  await host.prepare([host.siteOf(siteId).checkouts.close(open.id, 'expired')]);
  return 'expired';
}

/** So that one call comes to an end; the cron sees to the rest. */
const withdrawnAtOnce = 20;

/**
 * Closes what can still be paid although its site sells it no more. One that cannot be closed holds up
 * neither those behind it nor what asked for it: the cron sees to it, and tells whoever has to know.
 */
export async function withdrawAtBest(host: MoneyHost, siteId: SiteId): Promise<void> {
  const { checkouts, gifts } = host.siteOf(siteId);
  const [pages, giftPages] = [
    await checkouts.listUnsold(withdrawnAtOnce),
    await gifts.listUnsold(withdrawnAtOnce),
  ];
  const works = [
    ...pages.map((checkout) => () => withdrawCheckout(host, checkout)),
    ...giftPages.map((gift) => () => withdrawGift(host, gift)),
  ];
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      // While the provider is away, those behind it fail as well.
      if (error.kind === 'unknown') return;
    }
  }
}
