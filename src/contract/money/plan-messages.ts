import { formatMoney } from '#domain/money/format-money.ts';
import {
  type PlanOffer,
  planPriceCents,
  type PlanPrices,
  type PlanType,
  yearlySavingsDollars,
} from '#domain/money/plans.ts';
import { subscribeMessages } from './subscribe-messages.ts';

/** What a choice of plans says of each, to visitors and to the cook. */
export const planMessages = {
  /** What a plan gives, what a year comes to a month, and what is free of it. */
  text: (plan: PlanType, { yearlyAmountCents, trialDays }: PlanOffer): string => {
    const isYear = plan === 'yearly' && yearlyAmountCents !== null;
    return [
      subscribeMessages.planTexts[plan],
      isYear && subscribeMessages.monthlyOfYear(formatMoney(Math.round(yearlyAmountCents / 12))),
      plan !== 'free' && trialDays !== null && subscribeMessages.trial(trialDays),
    ]
      .filter(Boolean)
      .join(' ');
  },
  /** What a year saves; null where it saves nothing. */
  savings: (plan: PlanType, prices: PlanPrices): string | null => {
    const savings = plan === 'yearly' ? yearlySavingsDollars(prices) : null;
    if (savings === null || savings <= 0) return null;
    return subscribeMessages.savings(formatMoney(savings * 100));
  },
  amount: (plan: PlanType, prices: PlanPrices): string => {
    const cents = planPriceCents(plan, prices);
    return cents === null || plan === 'free' ? subscribeMessages.free : formatMoney(cents);
  },
};
