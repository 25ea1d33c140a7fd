import fc from 'fast-check';
import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { cadences } from '#domain/money/plans.ts';
import { subscriptionOf } from './stripe-objects.ts';

const seconds = fc.nat(2_000_000_000);
const recurring = fc.record({ interval: fc.constantFrom('day', 'week', 'month', 'year', 'aeon') });
const price = fc.record({
  id: fc.string(),
  unit_amount: fc.option(fc.nat()),
  recurring: fc.option(recurring),
});
const coupon = fc.record({
  duration: fc.constantFrom('once', 'forever', 'repeating'),
  amount_off: fc.option(fc.nat()),
  percent_off: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
});
const discount = fc.record({
  end: fc.option(seconds),
  source: fc.record({ coupon: fc.oneof(fc.constant(null), fc.string(), coupon) }),
});
const item = fc.record({ price, current_period_end: seconds });
const phase = fc.record({
  start_date: seconds,
  items: fc.array(fc.record({ price: fc.string() }), { maxLength: 2 }),
});
const schedule = fc.record({
  current_phase: fc.option(fc.record({ end_date: seconds })),
  phases: fc.array(phase, { maxLength: 3 }),
});
/** What a cook may have sold with other tools on the same account. */
const anything = fc.record({
  id: fc.string({ minLength: 1 }),
  customer: fc.oneof(fc.string(), fc.record({ id: fc.string(), deleted: fc.constant(true) })),
  status: fc.constantFrom('active', 'canceled', 'paused', 'on holiday'),
  items: fc.record({ data: fc.array(item, { maxLength: 3 }) }),
  discounts: fc.array(fc.oneof(fc.string(), discount), { maxLength: 3 }),
  metadata: fc.dictionary(fc.string(), fc.string()),
  start_date: seconds,
  ended_at: fc.option(seconds),
  cancel_at: fc.option(seconds),
  cancel_at_period_end: fc.boolean(),
  schedule: fc.option(fc.oneof(fc.string(), schedule)),
});

const cadenceOf = ([first]: { price: { recurring: { interval: string } | null } }[]) => [
  cadences.find((each) => each === first?.price.recurring?.interval) ?? null,
];

const priceOf = ([first]: { price: { unit_amount: number | null } }[]) =>
  first?.price.unit_amount ?? 0;
const costsAtMost = (cents: number | null, most: number) =>
  cents === null || (cents >= 0 && cents <= most);

describe('A subscription of an account that sells other things as well', () => {
  it('is read whatever it is of, and is of a cadence only where that is one of ours', () => {
    fc.assert(
      fc.property(anything, (given) => {
        const read = subscriptionOf(given as unknown as Stripe.Subscription);
        expect([read.cadence]).toEqual(cadenceOf(given.items.data));
        expect(costsAtMost(read.amountCents, priceOf(given.items.data))).toBe(true);
        expect(read.periodEnd === null).toBe(given.items.data.length === 0);
      }),
    );
  });
});
