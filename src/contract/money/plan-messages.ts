import { formatMoney } from '#domain/money/format-money.ts';
import {
  planPriceCents,
  type PlanPrices,
  type PlanType,
  yearlySavingsDollars,
} from '#domain/money/plans.ts';
import { subscribeMessages } from './subscribe-messages.ts';

/** What a choice of plans says of each, to visitors and to the cook. */
export const planMessages = {
  /** What a plan gives, and what a year comes to a month. */
  text: (plan: PlanType, { yearlyAmountCents }: PlanPrices): string => {
    const text = subscribeMessages.planTexts[plan];
    if (plan !== 'yearly' || yearlyAmountCents === null) return text;
    const monthly = formatMoney(Math.round(yearlyAmountCents / 12));
    return `${text} ${subscribeMessages.monthlyOfYear(monthly)}`;
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
