import { useId } from 'react';
import { subscribeMessages } from '#contract/money/subscribe-messages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  planPriceCents,
  type PlanPrices,
  planTitles,
  type PlanType,
  planTypes,
  yearlySavingsDollars,
} from '#domain/money/plans.ts';

type Props = {
  prices: PlanPrices;
  chosen: PlanType;
  /** False for the current plan. */
  canChoose: (plan: PlanType) => boolean;
  onChoose: (plan: PlanType) => void;
};

export function PlanChooser({ prices, chosen, canChoose, onChoose }: Props) {
  const offered = planTypes.filter((plan) => planPriceCents(plan, prices) !== null);
  return (
    <fieldset className="plans">
      <legend>{subscribeMessages.choosePlan}</legend>
      {offered.map((plan) => (
        <Plan
          key={plan}
          plan={plan}
          prices={prices}
          isChosen={plan === chosen}
          isCurrent={!canChoose(plan)}
          onChoose={() => onChoose(plan)}
        />
      ))}
    </fieldset>
  );
}

type PlanProps = {
  plan: PlanType;
  prices: PlanPrices;
  isChosen: boolean;
  isCurrent: boolean;
  onChoose: () => void;
};

/** The accessible name is title and price; the rest is the description. */
function Plan({ plan, prices, isChosen, isCurrent, onChoose }: PlanProps) {
  const id = useId();
  const mark = isCurrent ? subscribeMessages.currentPlan : savingsText(plan, prices);
  return (
    <label className="plan">
      <input
        type="radio"
        name="plan"
        value={plan}
        checked={isChosen}
        disabled={isCurrent}
        onChange={onChoose}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={`${id}-text${mark === null ? '' : ` ${id}-mark`}`}
      />
      <span className="plan-name" id={`${id}-name`}>
        {planTitles[plan]}
      </span>
      <span className="plan-price" id={`${id}-price`}>
        <span className="plan-amount">{amountText(plan, prices)}</span>
        {subscribeMessages.per[plan]}
      </span>
      <span className="plan-text" id={`${id}-text`}>
        {planText(plan, prices)}
      </span>
      {mark !== null && (
        <strong className="plan-mark" id={`${id}-mark`}>
          {mark}
        </strong>
      )}
    </label>
  );
}

function planText(plan: PlanType, { yearlyAmountCents }: PlanPrices): string {
  const text = subscribeMessages.planTexts[plan];
  if (plan !== 'yearly' || yearlyAmountCents === null) return text;
  const monthly = formatMoney(Math.round(yearlyAmountCents / 12));
  return `${text} ${subscribeMessages.monthlyOfYear(monthly)}`;
}

function savingsText(plan: PlanType, prices: PlanPrices): string | null {
  const savings = plan === 'yearly' ? yearlySavingsDollars(prices) : null;
  if (savings === null || savings <= 0) return null;
  return subscribeMessages.savings(formatMoney(savings * 100));
}

function amountText(plan: PlanType, prices: PlanPrices): string {
  const cents = planPriceCents(plan, prices);
  return cents === null || plan === 'free' ? subscribeMessages.free : formatMoney(cents);
}
