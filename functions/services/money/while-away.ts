import { isFinal, PaymentFailure } from '#domain/money/payment-failure.ts';
import { paymentsAway, unavailable } from '../service-error.ts';

/** Does what the provider lets be done; what it fails now, an event, a later look or the cron does. */
export async function atBest(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
  }
}

/** What the provider answers; where it fails, whoever waits for it is asked to come again. */
export async function orUnavailable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    throw isFinal(error) ? unavailable() : paymentsAway();
  }
}
