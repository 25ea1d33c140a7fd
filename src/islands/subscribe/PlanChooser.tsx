import { subscribeMessages } from '#contract/subscribe-messages.ts';
import {
  formatMoney,
  planPriceCents,
  type PlanPrices,
  planTitles,
  type PlanType,
  planTypes,
  yearlySavingsDollars,
} from '#domain/plans.ts';

type Props = {
  prices: PlanPrices;
  chosen: PlanType;
  /** Not the plan a person has already. */
  canChoose: (plan: PlanType) => boolean;
  onChoose: (plan: PlanType) => void;
};

export function PlanChooser({ prices, chosen, canChoose, onChoose }: Props) {
  const offered = planTypes.filter((plan) => planPriceCents(plan, prices) !== null);
  return (
    <fieldset className="plans">
      <legend>{subscribeMessages.choosePlan}</legend>
      {offered.map((plan) => (
        <label key={plan} className="plan">
          <input
            type="radio"
            name="plan"
            value={plan}
            checked={plan === chosen}
            disabled={!canChoose(plan)}
            onChange={() => onChoose(plan)}
          />
          <span className="plan-name">{planTitles[plan]}</span>
          <span className="plan-price">{priceText(plan, prices)}</span>
          <span className="plan-text">{subscribeMessages.planTexts[plan]}</span>
          <Mark plan={plan} prices={prices} isCurrent={!canChoose(plan)} />
        </label>
      ))}
    </fieldset>
  );
}

type MarkProps = { plan: PlanType; prices: PlanPrices; isCurrent: boolean };

function Mark({ plan, prices, isCurrent }: MarkProps) {
  if (isCurrent) return <strong className="plan-mark">{subscribeMessages.currentPlan}</strong>;
  const savings = plan === 'yearly' ? yearlySavingsDollars(prices) : null;
  if (savings === null || savings <= 0) return null;
  const text = subscribeMessages.savings(formatMoney(savings * 100));
  return <strong className="plan-mark">{text}</strong>;
}

function priceText(plan: PlanType, prices: PlanPrices): string {
  const cents = planPriceCents(plan, prices);
  if (cents === null || plan === 'free') return subscribeMessages.free;
  const price = formatMoney(cents);
  return plan === 'monthly' ? subscribeMessages.perMonth(price) : subscribeMessages.perYear(price);
}
