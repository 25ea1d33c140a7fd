type Props = { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

export function Switch({ label, isOn, onSwitch }: Props) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        autoComplete="off"
        onChange={({ target }) => onSwitch(target.checked)}
      />
      {label}
    </label>
  );
}
