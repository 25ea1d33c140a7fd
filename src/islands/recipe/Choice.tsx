import { useEffect, useRef } from 'react';

type Option<Value> = {
  value: Value;
  label: string;
  /** What is read out after the label. */
  hint?: string;
};

type Props<Value> = {
  /** Names the group to those who do not see it. */
  legend: string;
  name: string;
  options: readonly Option<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

/** A few short options of which one holds. */
export function Choice<Value extends string | number>(props: Props<Value>) {
  const { legend, name, options, chosen, onChoose } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef({ options, chosen, onChoose });
  useEffect(() => {
    // What was chosen before the island answered is in the page but not in React.
    const { current: before } = first;
    const pressed = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const option = before.options.find(({ value }) => String(value) === pressed);
    if (option && option.value !== before.chosen) before.onChoose(option.value);
  }, []);
  return (
    <fieldset className="choice" ref={group} data-native="">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            autoComplete="off"
            onChange={() => onChoose(value)}
          />
          <span>
            {label}
            {hint !== undefined && <span className="visually-hidden">{`, ${hint}`}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
