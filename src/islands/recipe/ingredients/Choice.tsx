import { useEffect, useRef } from 'react';

type Option<Value> = {
  value: Value;
  label: string;
  /** Screen readers read it after the label. */
  hint?: string;
};

type Props<Value> = {
  /** The name of the group for screen readers. */
  legend: string;
  name: string;
  options: readonly Option<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  /** Stands in its place where everyone has to know more. */
  note?: string | false;
};

/** Radio buttons for a few short options. */
export function Choice<Value extends string | number>(props: Props<Value>) {
  const { legend, name, options, chosen, onChoose, note } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef({ options, chosen, onChoose });
  useEffect(() => {
    // React does not know of a choice that was made before hydration.
    const { current: before } = first;
    const pressed = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const option = before.options.find(({ value }) => String(value) === pressed);
    if (option && option.value !== before.chosen) before.onChoose(option.value);
  }, []);
  return (
    <fieldset className="choice" ref={group} data-native="">
      <legend className={note ? undefined : 'visually-hidden'}>{note || legend}</legend>
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
