import { useId } from 'react';
import { presentSettingsMessages as texts } from '#contract/kitchen/site/settings-messages.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { usePresentChoice } from './use-present-choice.ts';

type Props = { name: keyof typeof texts.switches; isOn: boolean };

/** One setting that is on or off. */
export function Switch({ name, isOn }: Props) {
  const { label, text, on, off } = texts.switches[name];
  const said = (isNow: boolean) => (isNow ? on : off);
  const { shown, isPending, refusal, choose } = usePresentChoice({ name, stored: isOn, said });
  const id = useId();
  return (
    <div className="settings-switch">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={shown}
        aria-checked={shown}
        aria-busy={isPending || undefined}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => void choose(target.checked)}
      />
      <p id={`${id}-text`} className="kitchen-meta">
        {text}
      </p>
      <FieldIssue isLive>{refusal}</FieldIssue>
    </div>
  );
}
