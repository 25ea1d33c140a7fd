import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { KeptPaymentEvent } from '#functions/repositories/money/payment-event.ts';
import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import { followCheckout } from '../checkout/follow.ts';
import type { MoneyHost } from '../money-host.ts';
import { syncAppSubscription } from '../app/sync-app.ts';
import { followGift } from '../gifts/follow-gift.ts';
import { followCharge } from '../payments/keep-charge.ts';
import { disconnect, syncAccount } from '../seller/sync-account.ts';
import { tellTrialEnds } from '../sync/payment-letters.ts';
import { lookAgain } from '../sync/sync-subscription.ts';

/**
 * Does what an event asks for: look at what it is about, afresh, for it may come late, twice or in any
 * order. It is done once that is done. Rejects with a `PaymentFailure`; the event then stays open.
 */
export async function followEvent(host: MoneyHost, event: KeptPaymentEvent): Promise<void> {
  const { paymentEvents, paymentAccounts } = host.platform;
  await host.prepare([paymentEvents.noteAttempt(event.id)]);
  const account =
    event.accountId === null ? null : await paymentAccounts.findByAccount(event.accountId);
  if (account) await follow(host, account, event);
  else if (event.accountId === null) await followOfPlatform(host, event);
  await host.prepare([paymentEvents.finish(event.id, host.now)]);
}

/** What cooks pay the platform. */
async function followOfPlatform(host: MoneyHost, { objectId, subscriptionId }: KeptPaymentEvent) {
  const { appSubscriptions } = host.platform;
  for (const id of [objectId, subscriptionId]) {
    const held = id === null ? null : await appSubscriptions.findByProvider(id);
    if (held) return syncAppSubscription(host, held);
  }
}

/** What a refund and a dispute say, the charge says as well. */
const isOfCharge = /^(?:charge|refund)\./;

async function follow(host: MoneyHost, account: PaymentAccount, event: KeptPaymentEvent) {
  const { siteId, accountId } = account;
  if (event.type === 'account.application.deauthorized') return disconnected(host, account);
  if (event.type.startsWith('account.')) return syncAccount(host, account);
  if (event.type.startsWith('checkout.session.') && event.objectId !== null) {
    const checkout = await host.siteOf(siteId).checkouts.findByProvider(event.objectId);
    if (checkout) await followCheckout(host, checkout);
    const gift = await host.siteOf(siteId).gifts.findByProvider(event.objectId);
    if (gift) await followGift(host, gift);
  }
  if (isOfCharge.test(event.type) && event.objectId !== null) {
    await followCharge(host, account, event.objectId);
  }
  if (event.type === 'customer.deleted' && event.objectId !== null) {
    await host.prepare([host.siteOf(siteId).checkouts.forgetCustomer(event.objectId)]);
  }
  const { subscriptionId: providerId } = event;
  if (providerId === null) return null;
  const followed = { siteId, accountId, providerId };
  await lookAgain(host, followed);
  if (event.type === 'customer.subscription.trial_will_end') await tellTrialEnds(host, followed);
  return null;
}

/** The provider may answer for a moment longer; it is the cook's word that counts. */
async function disconnected(host: MoneyHost, account: PaymentAccount): Promise<void> {
  try {
    await syncAccount(host, account);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    await disconnect(host, account);
  }
}
