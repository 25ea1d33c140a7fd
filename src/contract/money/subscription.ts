import { z } from 'zod';
import { pressKinds } from '#domain/money/payments.ts';
import { paidPlanTypes, planTypes } from '#domain/money/plans.ts';
import { currentSubscription } from '../accounts/current-user.ts';
import { emailAddress } from '../accounts/email.ts';
import { dateTime, id, lineUpTo, siteSlug } from '../fields.ts';
import { letterNamed } from '../mail/letter-named.ts';

const address = lineUpTo(2048).exactOptional();

/** POST `{siteSlug}/subscriptions`; addresses that leave the site are replaced by the default. */
export const subscriptionInput = z
  .strictObject({
    siteSlug: siteSlug.exactOptional(),
    /** Of somebody who is not signed in; a session's own address goes before it. */
    email: emailAddress.exactOptional(),
    plan: z.enum(planTypes),
    return: address,
    nextFree: address,
    nextPaid: address,
    nextLogin: address,
    letter: letterNamed,
  })
  .meta({ id: 'SubscriptionInput' });
export type SubscriptionInput = z.output<typeof subscriptionInput>;

/** Refusals meant for people, answered with 200 because the client shows them as they are. */
export const subscriptionRefusals = [
  'account_already_exists',
  'already_subscribed',
  'subscriptions_disabled',
  'payments_disabled',
  'plan_not_sold',
  'another_page_opens',
  'payment_unavailable',
  'payment_unclear',
  'gift_unavailable',
] as const;
export type SubscriptionRefusal = (typeof subscriptionRefusals)[number];

/** With neither `error` nor `checkout` the subscription stands. */
export const subscriptionAnswer = z
  .strictObject({
    checkout: z.strictObject({ url: z.string() }).exactOptional(),
    error: z.string().exactOptional(),
    code: z.enum(subscriptionRefusals).exactOptional(),
  })
  .meta({ id: 'SubscriptionAnswer' });
export type SubscriptionAnswer = z.output<typeof subscriptionAnswer>;

export const siteReference = z
  .strictObject({ slug: z.string(), title: z.string(), origin: z.string() })
  .meta({ id: 'SiteReference' });

/** GET `subscriptions` of the manage API: what a person has on all sites. */
const userSubscription = z
  .strictObject({
    site: siteReference,
    subscription: z
      .strictObject({
        ...currentSubscription.shape,
        since: dateTime,
        /** Where a payment that failed is paid; null while there is none. */
        invoiceUrl: z.string().nullable(),
        /** What it becomes by itself, and from when on; null where it stays as it is. */
        next: z.strictObject({ planType: z.enum(paidPlanTypes), at: dateTime }).nullable(),
        /** What was asked of it, and is done once the payment provider answers; null where nothing waits. */
        keptWish: z.enum(pressKinds).nullable(),
      })
      .nullable(),
    newsletter: z.strictObject({
      isSubscribed: z.boolean(),
      /** Nothing is sent before the address proved to be theirs. */
      isConfirmed: z.boolean(),
    }),
  })
  .meta({ id: 'UserSubscription' });

export const userSubscriptionsAnswer = z.strictObject({
  subscriptions: z.array(userSubscription),
});
export type UserSubscriptionsAnswer = z.output<typeof userSubscriptionsAnswer>;

/** POST `cancellations`; answers what is left, as GET `subscriptions` does. */
export const cancellationInput = z
  .strictObject({ subscriptionId: id })
  .meta({ id: 'Cancellation' });
