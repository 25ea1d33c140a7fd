import { PaymentFailure } from '#domain/money/payment-failure.ts';

const isDisconnected = (error: unknown): boolean =>
  error instanceof PaymentFailure && error.kind === 'disconnected';

/**
 * What the provider answers, or that the account is not the platform's to use any more: that is decided,
 * and no more asked for. All else rejects with the `PaymentFailure` that it is.
 */
export async function orDisconnected<Value>(
  work: () => Promise<Value>,
): Promise<Value | 'disconnected'> {
  try {
    return await work();
  } catch (error) {
    if (isDisconnected(error)) return 'disconnected';
    throw error;
  }
}

/**
 * What the provider answers of a page on which somebody pays; null where it is not there, also once it has
 * run out on an account that nothing is heard of any more.
 */
export async function orNullOnceOver<Value>(
  isOver: boolean,
  work: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (isOver && isDisconnected(error)) return null;
    throw error;
  }
}
