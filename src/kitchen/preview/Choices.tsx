type Props<Value extends string> = {
  label: string;
  options: Record<Value, string>;
  /** In the order in which they stand. */
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Words of which one is chosen. */
export function Choices<Value extends string>(props: Props<Value>) {
  const { label, options, values, chosen, onChoose } = props;
  return (
    <fieldset className="preview-choices" aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {options[value]}
        </button>
      ))}
    </fieldset>
  );
}
