import { useMemo } from 'react';
import { overviewMessages } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { type FirstStep, firstSteps } from '#domain/kitchen/overview/first-steps.ts';
import { kitchenKey } from '#domain/storage-keys.ts';
import { keptChoice } from '#stores/kept-choice.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { tellDone } from '../shell/notices/page-history.ts';
import { $session, type OwnSite } from '../shell/session/session.ts';
import { stepPath } from './step-paths.ts';

const { steps: texts } = overviewMessages;

type Props = { steps: OverviewAnswer['steps']; site: OwnSite };

/** What a new site can do next, until all of it is done or nobody wants to see it. */
export function FirstSteps({ steps, site }: Props) {
  const session = useComputed($session);
  const userId = session.status === 'open' ? session.user.id : '';
  const kept = useMemo(
    () => keptChoice(kitchenKey('steps', userId, site.id), ['away']),
    [userId, site.id],
  );
  const isAway = useValue(kept.$choice) === 'away';
  if (steps === null || isAway) return null;
  const isDone = (step: FirstStep) => step === 'name' || steps[step];
  const done = firstSteps.filter(isDone);
  if (done.length === firstSteps.length) return null;
  const putAway = () => {
    kept.choose('away');
    tellDone(texts.isPutAway, async () => kept.choose(null));
  };
  return (
    <section className="overview-steps" aria-labelledby="first-steps">
      <header>
        <h2 id="first-steps">{texts.heading}</h2>
        <p className="kitchen-meta">
          {texts.progress(done.length, firstSteps.length)} · {texts.complete}
        </p>
        <button type="button" className="kitchen-link" onClick={putAway}>
          {texts.putAway}
        </button>
      </header>
      <ol>
        {firstSteps.map((step) => (
          <Step key={step} step={step} isDone={isDone(step)} siteSlug={site.slug} />
        ))}
      </ol>
    </section>
  );
}

type StepProps = { step: FirstStep; isDone: boolean; siteSlug: string };

function Step({ step, isDone, siteSlug }: StepProps) {
  const { title, text } = texts.steps[step];
  return (
    <li data-done={isDone || undefined}>
      <a href={stepPath(step, siteSlug)}>
        <i aria-hidden />
        <span>
          <strong>{title}</strong>
          {isDone ? <span className="visually-hidden">. {texts.done}</span> : <small>{text}</small>}
        </span>
      </a>
    </li>
  );
}
