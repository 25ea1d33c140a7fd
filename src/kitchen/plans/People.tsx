import { plansMessages } from '#contract/kitchen/money/plans-messages.ts';
import type { PlansAnswer } from '#contract/money/plans.ts';
import { subscribersPath } from '#domain/kitchen/kitchen-paths.ts';
import { allSubscribers, subscribersQuery } from '#domain/kitchen/subscribers/list-view.ts';
import { planTypes } from '#domain/money/plans.ts';

const { people: texts } = plansMessages;

type Props = { people: PlansAnswer['people']; siteSlug: string };

/** How many have which plan; each number leads to them. */
export function People({ people, siteSlug }: Props) {
  const isNobody = planTypes.every((plan) => people[plan] === 0);
  return (
    <section className="plans-people" aria-labelledby="plans-people">
      <h2 id="plans-people">{texts.heading}</h2>
      {isNobody && <p className="kitchen-meta">{texts.none}</p>}
      <ul>
        {planTypes.map((plan) => (
          <li key={plan}>
            <a
              href={`${subscribersPath(siteSlug)}?${subscribersQuery({ ...allSubscribers, plan })}`}
            >
              <span>{texts.names[plan]}</span> <b>{people[plan].toLocaleString('en')}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
