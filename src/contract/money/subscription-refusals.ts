import type { SubscriptionRefusal } from './subscription.ts';

/**
 * The sentence a person reads beside each refusal. That nothing was charged is said of a press alone of which
 * it is known: who paid a moment ago may press again before the provider can be asked.
 */
export const subscriptionRefusalTexts: Record<SubscriptionRefusal, string> = {
  account_already_exists:
    'An account already exists for this email. Sign in to manage your subscription.',
  already_subscribed: 'You already have a paid subscription to this site.',
  subscriptions_disabled: 'This site does not offer subscriptions at the moment.',
  payment_unavailable:
    'The payment page cannot be reached at the moment. Nothing was charged. Please try again.',
  payment_unclear:
    'The payment service cannot be reached to see whether your last payment went through. Please try again in a moment: you will not be charged twice.',
  gift_unavailable:
    'The payment page cannot be reached at the moment, so no gift was begun. Please try again. A gift that you paid before is sent all the same.',
  payments_disabled: 'This site does not take payments at the moment, so this cannot be bought.',
  another_page_opens:
    'The payment page of another plan is being opened for you. Please try again in a moment.',
  plan_not_sold: 'This plan is not sold here any more. Reload the page to see what is.',
};
