import { Stripe } from 'stripe';
import { PaymentFailure } from '#domain/money/payment-failure.ts';

const { errors } = Stripe;
const firstServerError = 500;
const conflict = 409;

/** Only an answer that names a reason is a refusal: all else may have happened. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const code = error.code ?? null;
  if (error instanceof errors.StripePermissionError) {
    return new PaymentFailure('disconnected', code, error.message);
  }
  const status = error.statusCode ?? firstServerError;
  const isUnknown =
    status >= firstServerError ||
    status === conflict ||
    error instanceof errors.StripeRateLimitError;
  return new PaymentFailure(isUnknown ? 'unknown' : 'refused', code, error.message);
}

/** Null for what is not there, or is somebody else's. */
export async function orNull<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    const isMissing =
      error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (isMissing) return null;
    throw error;
  }
}

/** Whatever goes wrong becomes a `PaymentFailure`. */
export async function told<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}
