import { z } from 'zod';
import { currentSubscription } from '../accounts/current-user.ts';
import { id, lineUpTo } from '../fields.ts';

/** GET `{siteSlug}/checkout-sessions/{checkoutSessionId}` of the Site API. */
export const checkoutSessionAnswer = z.strictObject({
  checkoutSession: z
    .strictObject({
      /** Told to the person alone who bought; null for everybody else. */
      email: z.string().nullable(),
      /** Null until it is paid. */
      subscription: currentSubscription.nullable(),
      /** Of what is given to a friend. */
      gift: z
        .strictObject({
          isPaid: z.boolean(),
          /** Told to the giver alone. */
          recipientEmail: z.string().nullable(),
        })
        .nullable(),
    })
    .meta({ id: 'CheckoutSession' }),
});
export type CheckoutSessionAnswer = z.output<typeof checkoutSessionAnswer>;

const places = ['overview', 'payment-method', 'monthly', 'yearly'] as const;

/** POST `billing-portal-sessions`: the provider's pages about what a person pays for. */
export const billingPortalInput = z
  .strictObject({
    subscriptionId: id,
    /** What the page begins with: a plan to change to, or how it is paid. */
    place: z.enum(places).default('overview'),
    /** Where it leads back to; the page that asks, without one. */
    return: lineUpTo(2048).exactOptional(),
  })
  .meta({ id: 'BillingPortalInput' });
export type BillingPortalInput = z.output<typeof billingPortalInput>;

export const billingPortalAnswer = z.strictObject({
  billingPortalSession: z.strictObject({ url: z.string() }),
});

/** POST `resumptions`: a plan that was canceled goes on after all. */
export const resumptionInput = z.strictObject({ subscriptionId: id }).meta({ id: 'Resumption' });
