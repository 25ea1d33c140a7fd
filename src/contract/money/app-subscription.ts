import { z } from 'zod';
import { subscriptionStatuses } from '#domain/money/plans.ts';
import { dateTime } from '../fields.ts';

/** GET `{siteSlug}/current-app-subscription`: what a cook pays the platform for a site. */
export const appSubscriptionAnswer = z.strictObject({
  /** What it costs a month; null where the platform asks nothing. */
  priceAmountCents: z.int().nullable(),
  /** Null before the first, and once it has ended. */
  appSubscription: z
    .strictObject({
      status: z.enum(subscriptionStatuses),
      priceAmountCents: z.int(),
      /** Until when it is paid. */
      paidUntil: dateTime,
      /** When it ends, since it was canceled; null while it renews. */
      endsAt: dateTime.nullable(),
      /** Where an invoice that is open can be paid. */
      invoiceUrl: z.string().nullable(),
    })
    .meta({ id: 'AppSubscription' })
    .nullable(),
});
export type AppSubscriptionAnswer = z.output<typeof appSubscriptionAnswer>;

/** POST `{siteSlug}/app-subscriptions`. */
export const appCheckoutAnswer = z.strictObject({
  checkout: z.strictObject({ url: z.string() }),
});
