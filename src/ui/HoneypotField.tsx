type Props = { value: string; onType: (text: string) => void };

/** Whoever fills it in is no person: nobody sees it, comes to it by keys or hears of it. */
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
