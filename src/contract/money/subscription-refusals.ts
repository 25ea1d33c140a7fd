import type { SubscriptionRefusal } from './subscription.ts';

/** The sentence a person reads beside each refusal. */
export const subscriptionRefusalTexts: Record<SubscriptionRefusal, string> = {
  account_already_exists:
    'An account already exists for this email. Sign in to manage your subscription.',
  already_subscribed: 'You already have a paid subscription to this site.',
  subscriptions_disabled: 'This site does not offer subscriptions at the moment.',
  payment_unavailable:
    'The payment page cannot be reached at the moment. Nothing was charged. Please try again.',
  payments_disabled: 'This site does not take payments yet, so this plan cannot be bought.',
  another_page_opens:
    'The payment page of another plan is being opened for you. Nothing was charged. Please try again in a moment.',
  plan_not_sold:
    'This plan is not sold here any more. Nothing was charged. Reload the page to see what is.',
};
