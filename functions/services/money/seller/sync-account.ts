import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import type { MoneyHost } from '../money-host.ts';

/** Asks the provider what an account may do; without an answer the cook has taken it away. */
export async function syncAccount(host: MoneyHost, { accountId }: PaymentAccount): Promise<void> {
  const { paymentAccounts } = host.platform;
  const said = await host.gateway.findAccount(accountId);
  await host.prepare([
    said === null
      ? paymentAccounts.disconnect(accountId, host.now)
      : paymentAccounts.update(accountId, said, host.now),
  ]);
}
