/** A gift is open until it is paid, waits for its friend, and is redeemed once. */
export const giftStates = ['open', 'paid', 'redeemed', 'refunded'] as const;

/** What is given: full access for so many months. */
export const giftMonths = 12;
export const giftMessageMaxLength = 600;
/** How long a gift that was begun can be paid, as the provider has it where nobody says. */
export const giftPageLifetimeMs = 24 * 60 * 60_000;
/** Where whoever was given something takes it. */
export const giftPath = '/gift';

/** Kept with the gift before it is asked for, so that asking again asks for the same. */
export type GiftOrder = {
  giftId: string;
  email: string;
  amountCents: number;
  /** What the platform keeps of it, in cents. */
  feeCents: number;
  /** What receipts call it. */
  name: string;
  successUrl: string;
  cancelUrl: string;
  /** Whether the seller has the provider work out taxes and add them. */
  collectsTax: boolean;
};
