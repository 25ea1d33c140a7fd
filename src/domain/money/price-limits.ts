/** What a plan may cost, in cents. */
export const amountMinCents = 100;
export const amountMaxCents = 1_000_000;
