import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import type { MoneyHost } from '../money-host.ts';
import { settlePrices } from '../prices/settle-prices.ts';

/**
 * Asks the provider what an account may do; without an answer the cook has taken it away. Prices that were
 * entered before are sold from the moment on at which they can be. Rejects with a `PaymentFailure`.
 */
export async function syncAccount(
  host: MoneyHost,
  { accountId, siteId }: PaymentAccount,
): Promise<void> {
  const { paymentAccounts } = host.platform;
  const said = await accountOrNull(host, accountId);
  await host.prepare([
    said === null
      ? paymentAccounts.disconnect(accountId, host.now)
      : paymentAccounts.update(accountId, said, host.now),
  ]);
  await settlePrices(host, siteId);
}

/** Of an account that the platform may not act for the provider says so, or that there is none. */
async function accountOrNull({ gateway }: MoneyHost, accountId: string) {
  try {
    return await gateway.findAccount(accountId);
  } catch (error) {
    if (error instanceof PaymentFailure && error.kind === 'disconnected') return null;
    throw error;
  }
}
