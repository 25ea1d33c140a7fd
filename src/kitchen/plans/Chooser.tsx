import { plansMessages } from '#contract/kitchen/money/plans-messages.ts';
import { planMessages } from '#contract/money/plan-messages.ts';
import { subscribeMessages } from '#contract/money/subscribe-messages.ts';
import { offeredPlans, type PlanOffer, planTitles } from '#domain/money/plans.ts';

const { preview: texts } = plansMessages;

type Props = { prices: PlanOffer; isOffered: boolean };

/** The choice that visitors have, in its own words, as the prices are typed. */
export function Chooser({ prices, isOffered }: Props) {
  return (
    <section className="plans-chooser" aria-labelledby="plans-chooser">
      <h2 id="plans-chooser">{texts.heading}</h2>
      {!isOffered && <p className="kitchen-meta">{texts.off}</p>}
      <ul data-off={!isOffered || undefined}>
        {offeredPlans(prices).map((plan) => {
          const savings = planMessages.savings(plan, prices);
          return (
            <li key={plan}>
              <strong>{planTitles[plan]}</strong>
              <span className="plans-amount">
                <b>{planMessages.amount(plan, prices)}</b>
                {subscribeMessages.per[plan]}
              </span>
              <small>{planMessages.text(plan, prices)}</small>
              {savings !== null && <em>{savings}</em>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
