import { Stripe } from 'stripe';
import { type FailureKind, PaymentFailure } from '#domain/money/payment-failure.ts';

const { errors } = Stripe;
const firstServerError = 500;
const conflict = 409;

/** What the provider calls an account that the platform may not act for. */
const noAccess = 'account_invalid';

function failureOf(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  return new PaymentFailure(kindOf(error), error.code ?? null, error.message);
}

/** Only an answer that names a reason is a refusal: all else may have happened. */
function kindOf(error: InstanceType<typeof errors.StripeError>): FailureKind {
  // A key that has run out, was rolled, or may do less than it has to, says nothing of what was asked.
  if (error instanceof errors.StripeAuthenticationError) return 'locked-out';
  if (error instanceof errors.StripePermissionError) {
    return error.code === noAccess ? 'disconnected' : 'locked-out';
  }
  const status = error.statusCode ?? firstServerError;
  const isUnknown =
    status >= firstServerError ||
    status === conflict ||
    error instanceof errors.StripeRateLimitError;
  return isUnknown ? 'unknown' : 'refused';
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
