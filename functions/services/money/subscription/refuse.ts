import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { subscriptionRefusalTexts } from '#contract/money/subscription-refusals.ts';

/** A refusal that people read where they asked. */
export const refuse = (code: keyof typeof subscriptionRefusalTexts): SubscriptionAnswer => ({
  error: subscriptionRefusalTexts[code],
  code,
});
