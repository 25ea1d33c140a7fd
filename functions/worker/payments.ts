import type { PaymentGateway } from '#functions/adapters/payments/payment-gateway.ts';
import { stripeGateway } from '#functions/adapters/payments/stripe-gateway.ts';
import type { Environment } from './environment.ts';

/** Null without a key: nothing can be bought, and no screen offers to. */
export function paymentsOf(env: Environment): PaymentGateway | null {
  const secretKey = env.STRIPE_SECRET_KEY;
  if (!secretKey) return null;
  return stripeGateway({
    secretKey,
    webhookSecrets: {
      platform: env.STRIPE_WEBHOOK_SECRET ?? '',
      connect: env.STRIPE_CONNECT_WEBHOOK_SECRET ?? '',
    },
    ...(env.STRIPE_API && { api: new URL(env.STRIPE_API) }),
    now: Date.now,
  });
}
