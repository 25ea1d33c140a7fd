import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { Gift } from '#functions/repositories/money/gift.ts';
import type { MoneyHost } from '../money-host.ts';
import { orDisconnected } from '../or-disconnected.ts';
import { followGift } from './follow-gift.ts';

/**
 * Closes the page on which a gift is paid; one that was paid meanwhile is followed. Rejects with a
 * `PaymentFailure`.
 */
export async function withdrawGift(host: MoneyHost, gift: Gift): Promise<void> {
  const closed = await orDisconnected(() => closePage(host, gift));
  // Whatever is paid there, nobody here sells it any more.
  if (closed === 'disconnected') {
    await host.prepare([host.siteOf(gift.siteId).gifts.forget(gift.id)]);
  }
}

async function closePage(host: MoneyHost, gift: Gift): Promise<void> {
  await followGift(host, gift);
  const { gifts } = host.siteOf(gift.siteId);
  const now = await gifts.find(gift.id);
  if (now?.state !== 'open' || now.providerId === null) return;
  try {
    await host.gateway.expireCheckout(now.accountId, now.providerId);
  } catch (error) {
    // It was paid, or ran out, a moment ago.
    if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
  }
  await followGift(host, now);
}
