import { newsletterStates } from './newsletter-state.ts';

/**
 * Why an address gets no letters, whatever its owner asked for: a letter came back, its owner said that
 * it was unwanted, or the mail service has given it up by itself, whoever wrote there.
 */
export const suppressionReasons = ['bounced', 'complained', 'given-up'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** What becomes of a letter to a subscriber; who has left is told by that alone. */
export const subscriberStates = [...newsletterStates, ...suppressionReasons] as const;
export type SubscriberState = (typeof subscriberStates)[number];
