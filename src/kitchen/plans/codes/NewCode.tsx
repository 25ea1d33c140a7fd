import { type SubmitEvent, useState } from 'react';
import { codesMessages as texts } from '#contract/kitchen/money/codes-messages.ts';
import { codeDurations } from '#domain/money/promotion-codes.ts';
import { type CodeField, enteredCode, type TypedCode } from '#domain/money/entered-code.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Choices } from '../../preview/Choices.tsx';
import { offering } from './codes.ts';
import { Failure } from '../../shell/frame/Failure.tsx';

const nothing: TypedCode = {
  code: '',
  unit: 'percent',
  off: '',
  duration: 'once',
  months: '3',
  uses: '',
};
const units = ['percent', 'money'] as const;

/** What is typed stays until the code is offered. */
export function NewCode({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState(nothing);
  const [wasPressed, setWasPressed] = useState(false);
  const sending = useValue(offering.$submit);
  const { entered, wrong } = enteredCode(typed);
  const failure = sending.status === 'failed' ? sending.failure : null;
  const type = (own: Partial<TypedCode>) => {
    setTyped((known) => ({ ...known, ...own }));
    offering.clear();
  };
  const issue = (field: CodeField, text: string) =>
    wasPressed && wrong.includes(field) ? text : (failure?.issues[field] ?? null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setWasPressed(true);
    if (wrong.length === 0 && (await offering.submit(entered))) onClose();
  };
  return (
    <form className="new-code" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened by a press
        autoFocus
        value={typed.code}
        error={issue('code', texts.issues.code)}
        onType={(code) => type({ code })}
      />
      <div className="new-code-off">
        <TextField
          label={texts.off}
          inputMode="decimal"
          autoComplete="off"
          value={typed.off}
          error={issue('off', texts.issues[typed.unit])}
          onType={(off) => type({ off })}
        />
        <Choices
          label={texts.off}
          options={texts.units}
          values={units}
          chosen={typed.unit}
          onChoose={(unit) => type({ unit })}
        />
      </div>
      <Choices
        label={texts.duration}
        options={texts.durations}
        values={codeDurations}
        chosen={typed.duration}
        onChoose={(duration) => type({ duration })}
      />
      {typed.duration === 'months' && (
        <TextField
          label={texts.months}
          inputMode="numeric"
          value={typed.months}
          error={issue('months', texts.issues.months)}
          onType={(months) => type({ months })}
        />
      )}
      <TextField
        label={texts.uses}
        hint={texts.usesHint}
        inputMode="numeric"
        value={typed.uses}
        error={issue('uses', texts.issues.uses)}
        onType={(uses) => type({ uses })}
      />
      {failure && failure.issues['code'] === undefined && <Failure failure={failure} />}
      <div className="plans-ways">
        <Button type="submit" isPending={sending.status === 'pending'}>
          {texts.create}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
