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
  return (
    <fieldset className="choice">
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
