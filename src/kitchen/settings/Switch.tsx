import { useId, useState } from 'react';
import { presentSettingsMessages as texts } from '#contract/kitchen/settings-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { changePresent } from './present-settings.ts';

type Props = { name: keyof typeof texts.switches; isOn: boolean };

/** Shown as it was thrown while the server is told; where it was refused it goes back, and says why. */
export function Switch({ name, isOn }: Props) {
  const { label, text, on, off } = texts.switches[name];
  const [thrown, setThrown] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();
  const isThrown = thrown ?? isOn;
  const turn = async (isWanted: boolean) => {
    setThrown(isWanted);
    setRefusal(null);
    try {
      await changePresent(name, isWanted, (isNow) => (isNow ? on : off));
    } catch (error) {
      setRefusal(texts.notChanged(failureOf(error).message));
    } finally {
      setThrown(null);
    }
  };
  return (
    <div className="settings-switch">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isThrown}
        aria-checked={isThrown}
        aria-busy={thrown !== null || undefined}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => {
          if (thrown === null) void turn(target.checked);
        }}
      />
      <p id={`${id}-text`} className="kitchen-meta">
        {text}
      </p>
      <p className="editor-issue" aria-live="polite">
        {refusal}
      </p>
    </div>
  );
}
