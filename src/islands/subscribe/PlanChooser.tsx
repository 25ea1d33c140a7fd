import { useId } from 'react';
import { subscribeMessages } from '#contract/money/subscribe-messages.ts';
import { planMessages } from '#contract/money/plan-messages.ts';
import { offeredPlans, type PlanOffer, planTitles, type PlanType } from '#domain/money/plans.ts';

type Props = {
  prices: PlanOffer;
  chosen: PlanType;
  /** False for the current plan. */
  canChoose: (plan: PlanType) => boolean;
  onChoose: (plan: PlanType) => void;
};

export function PlanChooser({ prices, chosen, canChoose, onChoose }: Props) {
  return (
    <fieldset className="plans">
      <legend>{subscribeMessages.choosePlan}</legend>
      {offeredPlans(prices).map((plan) => (
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
  prices: PlanOffer;
  isChosen: boolean;
  isCurrent: boolean;
  onChoose: () => void;
};

/** The accessible name is title and price; the rest is the description. */
function Plan({ plan, prices, isChosen, isCurrent, onChoose }: PlanProps) {
  const id = useId();
  const mark = isCurrent ? subscribeMessages.currentPlan : planMessages.savings(plan, prices);
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
        <span className="plan-amount">{planMessages.amount(plan, prices)}</span>
        {subscribeMessages.per[plan]}
      </span>
      <span className="plan-text" id={`${id}-text`}>
        {planMessages.text(plan, prices)}
      </span>
      {mark !== null && (
        <strong className="plan-mark" id={`${id}-mark`}>
          {mark}
        </strong>
      )}
    </label>
  );
}
