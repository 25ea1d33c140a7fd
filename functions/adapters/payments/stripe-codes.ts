import type { Stripe } from 'stripe';
import type { CodeDuration } from '#domain/money/promotion-codes.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { told } from './stripe-failures.ts';
import { codeKey, currency, secondsOf } from './stripe-objects.ts';

const durations: Record<CodeDuration, Stripe.CouponCreateParams.Duration> = {
  once: 'once',
  months: 'repeating',
  always: 'forever',
};

/** A word for people, and what it is worth: two objects of Stripe. */
export function codeCalls(stripe: Stripe) {
  return {
    createCode: (stripeAccount, { code, ...worth }, key) =>
      told(async () => {
        const { percentOff, amountOffCents, duration, months, usesMax, expiresAt } = worth;
        const coupon = await stripe.coupons.create(
          {
            name: code,
            duration: durations[duration],
            ...(months !== null && { duration_in_months: months }),
            ...(percentOff !== null && { percent_off: percentOff }),
            ...(amountOffCents !== null && { amount_off: amountOffCents, currency }),
          },
          { stripeAccount, idempotencyKey: `${key}/coupon` },
        );
        const made = await stripe.promotionCodes.create(
          {
            code,
            promotion: { type: 'coupon', coupon: coupon.id },
            metadata: { [codeKey]: key },
            ...(usesMax !== null && { max_redemptions: usesMax }),
            ...(expiresAt !== null && { expires_at: secondsOf(expiresAt) }),
          },
          { stripeAccount, idempotencyKey: key },
        );
        return made.id;
      }),
    findCode: (stripeAccount, { code, key }) =>
      told(async () => {
        const asked = { code, active: true, limit: 1 };
        const { data } = await stripe.promotionCodes.list(asked, { stripeAccount });
        const [found] = data;
        return found?.metadata?.[codeKey] === key ? found.id : null;
      }),
    endCode: (stripeAccount, id) =>
      told(async () => {
        await stripe.promotionCodes.update(id, { active: false }, { stripeAccount });
      }),
  } satisfies Partial<PaymentGateway>;
}
