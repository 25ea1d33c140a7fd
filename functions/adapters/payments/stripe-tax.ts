import type { Stripe } from 'stripe';
import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { told } from './stripe-failures.ts';

export function taxCalls(stripe: Stripe) {
  return {
    collectsTax: async (stripeAccount) => {
      try {
        return await told(async () => {
          const { settings } = stripe.tax;
          const { status, defaults } = await settings.retrieve({}, { stripeAccount });
          // Prices of ours say nothing of taxes, so what the account says by default has to.
          return status === 'active' && defaults.tax_behavior !== null;
        });
      } catch (error) {
        // Stripe works out no taxes in some countries, and refuses to be asked there.
        if (error instanceof PaymentFailure && error.kind !== 'unknown') return false;
        throw error;
      }
    },
  } satisfies Partial<PaymentGateway>;
}
