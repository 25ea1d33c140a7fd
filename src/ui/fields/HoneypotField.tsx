type Props = { value: string; onType: (text: string) => void };

/** Only a machine fills it in: it is hidden from sight, keyboard and screen readers. */
export function HoneypotField({ value, onType }: Props) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
    </div>
  );
}
