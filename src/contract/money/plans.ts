import { z } from 'zod';
import { amountMaxCents, amountMinCents } from '#domain/money/price-limits.ts';

/** A price in whole cents; null for a plan that the site does not offer. */
const amountCents = z.int().min(amountMinCents).max(amountMaxCents).nullable();

/** What the paid plans of a site cost; both prices are replaced. */
export const plansInput = z
  .strictObject({ monthlyAmountCents: amountCents, yearlyAmountCents: amountCents })
  .meta({ id: 'Plans' });
export type PlansInput = z.output<typeof plansInput>;

/** What PUT `{siteSlug}/plans` answers. */
export const pricesAnswer = z.strictObject({ plans: plansInput });

export const plansAnswer = z.strictObject({
  plans: plansInput,
  /** How many people have each plan now. */
  people: z.strictObject({ free: z.int(), monthly: z.int(), yearly: z.int() }),
});
export type PlansAnswer = z.output<typeof plansAnswer>;
