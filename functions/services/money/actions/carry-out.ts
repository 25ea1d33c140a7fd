import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { PaymentAction } from '#functions/repositories/money/payment-action.ts';
import type { MoneyHost } from '../money-host.ts';

/**
 * Asks the provider for what was pressed; asking again with the same action asks for the same once.
 * Rejects with a `PaymentFailure`: a refusal ends the action, all else leaves it to be asked again.
 */
export async function carryOut(host: MoneyHost, action: PaymentAction): Promise<void> {
  const { paymentActions } = host.siteOf(action.siteId);
  try {
    await ask(host, action);
  } catch (error) {
    if (error instanceof PaymentFailure && error.kind === 'refused') {
      await host.prepare([paymentActions.finish(action.id, 'refused')]);
    }
    throw error;
  }
  await host.prepare([paymentActions.finish(action.id, 'done')]);
}

function ask({ gateway }: MoneyHost, action: PaymentAction): Promise<void> {
  const { accountId, providerSubscriptionId: subscriptionId, kind, id } = action;
  if (kind === 'undo') return gateway.undoSubscription(accountId, subscriptionId, id);
  return gateway.setEnding(accountId, { subscriptionId, ends: kind === 'end' }, id);
}
