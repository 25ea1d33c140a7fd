import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { PaidSubscription } from '#functions/adapters/payments/payment-gateway.ts';

type Calls = {
  find: () => Promise<PaidSubscription | null>;
  /** Makes an invoice final that waits for it. */
  open: (invoiceId: string) => Promise<void>;
};

/**
 * What the provider says of a subscription, with the page on which it is paid next. What falls due while
 * nobody pays the provider leaves as drafts, which nobody can pay, and it goes on with the plan once the newest
 * is paid. So that one is made final as soon as nothing older is open; those between stay drafts, since they
 * are for months that nobody could read.
 */
export async function findWithNextPayment({ find, open }: Calls): Promise<PaidSubscription | null> {
  const said = await find();
  const waiting = said?.endsAt === null ? said.waitingInvoiceId : null;
  if (waiting === null) return said;
  try {
    await open(waiting);
  } catch (error) {
    // Another look has made it final, or the provider will not: there is nothing to be paid then.
    if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
  }
  return find();
}
