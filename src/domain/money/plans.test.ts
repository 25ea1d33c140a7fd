import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { isPaidPlan } from './paid-plan.ts';
import {
  dollarsFromCents,
  planCadences,
  planPriceCents,
  planTitles,
  planTypes,
  yearlySavingsDollars,
} from './plans.ts';

const prices = { monthlyAmountCents: 499, yearlyAmountCents: 4999 };

describe('Plans, §9', () => {
  it('are free, monthly and yearly', () => {
    expect(planTypes).toEqual(['free', 'monthly', 'yearly']);
    expect(planTypes.map((plan) => planTitles[plan])).toEqual([
      'Limited Access',
      'Full Access',
      'Full Access',
    ]);
    expect(planTypes.map((plan) => planCadences[plan])).toEqual([null, 'month', 'year']);
  });

  it.each([
    [null, false],
    ['free', false],
    ['monthly', true],
    ['yearly', true],
  ] as const)('are paid or not: %s', (plan, expected) => {
    expect(isPaidPlan(plan)).toBe(expected);
  });

  it('cost what the site asks', () => {
    expect(planTypes.map((plan) => planPriceCents(plan, prices))).toEqual([0, 499, 4999]);
    const none = { monthlyAmountCents: null, yearlyAmountCents: null };
    expect(planTypes.map((plan) => planPriceCents(plan, none))).toEqual([0, null, null]);
  });
});

describe('Prices and savings, §9', () => {
  it('are a hundredth of the cents in dollars', () => {
    expect(dollarsFromCents(499)).toBe(4.99);
  });

  it.each([
    [499, 4999, 9.89],
    [500, 5000, 10],
    [500, 6000, 0],
    [500, 7000, -10],
    [null, 5000, null],
    [500, null, null],
  ])('save over a year at %s and %s cents %s dollars', (monthly, yearly, savings) => {
    const input = { monthlyAmountCents: monthly, yearlyAmountCents: yearly };
    expect(yearlySavingsDollars(input)).toBe(savings);
  });

  it('are exact to the cent', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (monthlyAmountCents, yearlyAmountCents) => {
        const dollars = yearlySavingsDollars({ monthlyAmountCents, yearlyAmountCents }) as number;
        expect(Math.round(dollars * 100)).toBe(12 * monthlyAmountCents - yearlyAmountCents);
      }),
    );
  });
});

describe('Money, §9', () => {
  it.each([
    [0, '$0'],
    [500, '$5'],
    [450, '$4.50'],
    [499, '$4.99'],
    [5, '$0.05'],
    [125_000, '$1,250'],
    [123_456_789, '$1,234,567.89'],
    [-250, '-$2.50'],
  ])('of %i cents reads %s', (amountCents, expected) => {
    expect(formatMoney(amountCents)).toBe(expected);
  });
});
