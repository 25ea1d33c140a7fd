import { z } from 'zod';

const amountMinCents = 100;
const amountMaxCents = 1_000_000;

/** A price in whole cents; null for a plan that the site does not offer. */
const amountCents = z.int().min(amountMinCents).max(amountMaxCents).nullable();

/** What the paid plans of a site cost; both prices are replaced. */
export const plansInput = z
  .strictObject({ monthlyAmountCents: amountCents, yearlyAmountCents: amountCents })
  .meta({ id: 'Plans' });
export type PlansInput = z.output<typeof plansInput>;

export const plansAnswer = z.strictObject({ plans: plansInput });
