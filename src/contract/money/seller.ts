import { z } from 'zod';

/** What a cook has still to do before people can pay. */
export const sellerStates = ['none', 'incomplete', 'ready', 'disconnected'] as const;
export type SellerState = (typeof sellerStates)[number];

/** GET `{siteSlug}/payment-account`: how far a site is with being paid. */
export const sellerAnswer = z.strictObject({
  seller: z
    .strictObject({
      /** False where this platform takes no payments at all. */
      isOffered: z.boolean(),
      state: z.enum(sellerStates),
      /** What the provider still wants to know, as it calls it. */
      due: z.array(z.string()),
      /** What the platform keeps of each payment, in percent. */
      feePercent: z.number(),
      /** Whether a price that was entered is not sold yet. */
      isPriceWaiting: z.boolean(),
    })
    .meta({ id: 'Seller' }),
});
export type SellerAnswer = z.output<typeof sellerAnswer>;

/** POST `{siteSlug}/payment-account`: where the cook says who is to be paid. */
export const onboardingAnswer = z.strictObject({ onboarding: z.strictObject({ url: z.string() }) });
