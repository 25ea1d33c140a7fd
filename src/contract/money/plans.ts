import { z } from 'zod';
import { trialDaysMax } from '#domain/money/plans.ts';
import { amountMaxCents, amountMinCents } from '#domain/money/price-limits.ts';

/** A price in whole cents; null for a plan that the site does not offer. */
const amountCents = z.int().min(amountMinCents).max(amountMaxCents).nullable();

/** How long a first plan costs nothing; null where it costs from the first day. */
const trialDays = z.int().min(1).max(trialDaysMax).nullable();

/** What the paid plans of a site cost; both prices are replaced, and the trial where it is named. */
export const plansInput = z
  .strictObject({
    monthlyAmountCents: amountCents,
    yearlyAmountCents: amountCents,
    trialDays: trialDays.exactOptional(),
  })
  .meta({ id: 'PlansInput' });
export type PlansInput = z.output<typeof plansInput>;

const plansView = z.strictObject({ ...plansInput.shape, trialDays }).meta({ id: 'Plans' });

/** What PUT `{siteSlug}/plans` answers. */
export const pricesAnswer = z.strictObject({ plans: plansView });

export const plansAnswer = z.strictObject({
  plans: plansView,
  /** How many people have each plan now. */
  people: z.strictObject({ free: z.int(), monthly: z.int(), yearly: z.int() }),
});
export type PlansAnswer = z.output<typeof plansAnswer>;
