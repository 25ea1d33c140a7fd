import { type SubmitEvent, useState } from 'react';
import { plansMessages } from '#contract/kitchen/money/plans-messages.ts';
import { enteredPrice } from '#domain/money/entered-price.ts';
import { offeredTrials, type PlanOffer, yearlySavingsDollars } from '#domain/money/plans.ts';
import { type Failure as FailureOf, failureOf } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Choices } from '../preview/Choices.tsx';
import { loadPlans, savePrices, type SitePlans } from './plans.ts';
import type { Typed } from './typed-prices.ts';
import { Failure } from '../shell/frame/Failure.tsx';

const { prices: texts } = plansMessages;

type Props = {
  plans: SitePlans;
  typed: Typed;
  prices: PlanOffer;
  onType: (typed: Typed) => void;
  /** What was saved; what was typed meanwhile stays. */
  onSaved: (saved: Typed) => void;
};

const issueIn = (text: string): string | null => {
  const { issue } = enteredPrice(text);
  return issue && texts.issues[issue];
};

export function PriceForm({ plans, typed, prices, onType, onSaved }: Props) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<FailureOf | null>(null);
  const issues = { monthly: issueIn(typed.monthly), yearly: issueIn(typed.yearly) };
  const isClear = issues.monthly === null && issues.yearly === null;
  const savings = yearlySavingsDollars(prices);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isClear || isPending) return;
    // What arrives from elsewhere takes the place of nothing that was pressed to be saved.
    onType(typed);
    setPending(true);
    setFailure(null);
    try {
      await savePrices(prices, plans);
      onSaved(typed);
    } catch (error) {
      const refused = failureOf(error, { stale_write: texts.changedElsewhere });
      setFailure(refused);
      // The next press is about the prices that are there now.
      if (refused.code === 'stale_write') await loadPlans();
    }
    setPending(false);
  };
  return (
    <form className="plans-prices" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{texts.heading}</h2>
      <p className="kitchen-meta">{texts.text}</p>
      <div>
        <TextField
          label={texts.monthly}
          inputMode="decimal"
          autoComplete="off"
          value={typed.monthly}
          error={issues.monthly}
          onType={(monthly) => onType({ ...typed, monthly })}
        />
        <TextField
          label={texts.yearly}
          inputMode="decimal"
          autoComplete="off"
          value={typed.yearly}
          error={issues.yearly}
          onType={(yearly) => onType({ ...typed, yearly })}
        />
      </div>
      <Trial days={typed.trialDays} onChoose={(trialDays) => onType({ ...typed, trialDays })} />
      {savings !== null && savings < 0 && <p className="kitchen-meta">{texts.dear}</p>}
      {failure && <Failure failure={failure} />}
      <Button type="submit" isPending={isPending} disabled={!isClear}>
        {texts.save}
      </Button>
    </form>
  );
}

type TrialProps = { days: number | null; onChoose: (days: number | null) => void };

/** One that was set by the API stays among the choices. */
function Trial({ days, onChoose }: TrialProps) {
  const known = days === null || offeredTrials.some((each) => each === days) ? [] : [days];
  const values = ['0', ...[...offeredTrials, ...known].map(String)];
  return (
    <>
      <Choices
        label={texts.trial}
        options={Object.fromEntries(values.map((each) => [each, texts.trialOf(Number(each))]))}
        values={values}
        chosen={String(days ?? 0)}
        onChoose={(chosen) => onChoose(chosen === '0' ? null : Number(chosen))}
      />
      {days !== null && <p className="kitchen-meta">{texts.trialText}</p>}
    </>
  );
}
