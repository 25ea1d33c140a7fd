export const planTypes = ['free', 'monthly', 'yearly'] as const;
export type PlanType = (typeof planTypes)[number];
export const paidPlanTypes = ['monthly', 'yearly'] as const satisfies readonly PlanType[];
export type PaidPlanType = (typeof paidPlanTypes)[number];

/** The payment provider's words; a free plan is always active. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
] as const;

/** Why somebody has a plan that nobody charges them for. */
export const grantKinds = ['complimentary', 'gift'] as const;
export type GrantKind = (typeof grantKinds)[number];

export type PlanPrices = { monthlyAmountCents: number | null; yearlyAmountCents: number | null };
/** `trialDays` is how long a first plan costs nothing; null where it costs from the first day. */
export type PlanOffer = PlanPrices & { trialDays: number | null };
/** The trials that a cook can offer, in days; 90 are the most that the API takes. */
export const offeredTrials = [7, 14, 30] as const;
export const trialDaysMax = 90;

export const cadences = ['month', 'year'] as const;
export type Cadence = (typeof cadences)[number];

export const planTitles: Record<PlanType, string> = {
  free: 'Limited Access',
  monthly: 'Full Access',
  yearly: 'Full Access',
};

export const planCadences: Record<PlanType, Cadence | null> = {
  free: null,
  monthly: 'month',
  yearly: 'year',
};

/** In cents; null for a paid plan the site has no price for. */
export function planPriceCents(plan: PlanType, prices: PlanPrices): number | null {
  if (plan === 'free') return 0;
  return plan === 'monthly' ? prices.monthlyAmountCents : prices.yearlyAmountCents;
}

/** The plans that a site with these prices has. */
export const offeredPlans = (prices: PlanPrices): PlanType[] =>
  planTypes.filter((plan) => planPriceCents(plan, prices) !== null);

export function dollarsFromCents(amountCents: number): number {
  return amountCents / 100;
}

/** What a year costs less than twelve months, in dollars; null without both prices, may be below 0. */
export function yearlySavingsDollars(prices: PlanPrices): number | null {
  const { monthlyAmountCents, yearlyAmountCents } = prices;
  if (monthlyAmountCents === null || yearlyAmountCents === null) return null;
  return dollarsFromCents(12 * monthlyAmountCents - yearlyAmountCents);
}
