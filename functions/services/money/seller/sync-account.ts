import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import type { MoneyHost } from '../money-host.ts';
import { orDisconnected } from '../or-disconnected.ts';
import { settlePrices } from '../prices/settle-prices.ts';

/**
 * Asks the provider what an account may do; without an answer the cook has taken it away. Prices that were
 * entered before are sold from the moment on at which they can be. Rejects with a `PaymentFailure`.
 */
export async function syncAccount(host: MoneyHost, account: PaymentAccount): Promise<void> {
  const { accountId, siteId, disconnectedAt } = account;
  const said = await orDisconnected(() => host.gateway.findAccount(accountId));
  if (said === null || said === 'disconnected') await disconnect(host, account);
  else {
    // Before the account counts as given back, so that this is done again where it dies in between.
    const { providerSubscriptions } = host.siteOf(siteId);
    if (disconnectedAt !== null) {
      await host.prepare([providerSubscriptions.wantSince(accountId, disconnectedAt)]);
    }
    await host.prepare([host.platform.paymentAccounts.update(accountId, said, host.now)]);
  }
  await settlePrices(host, siteId);
}

/**
 * The cook has taken the account away: plans that are paid there last as long as is known to be paid, since
 * nothing more is heard of them. Each look at the account, once a day, sees to it again.
 */
export async function disconnect(
  host: MoneyHost,
  { accountId, siteId }: PaymentAccount,
): Promise<void> {
  await host.prepare([host.platform.paymentAccounts.disconnect(accountId, host.now)]);
  await host.prepare([host.siteOf(siteId).providerSubscriptions.endWhenPaid(accountId, host.now)]);
}
