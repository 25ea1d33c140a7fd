import { useId } from 'react';

type Props = {
  label: string;
  min: number;
  max: number;
  value: number;
  onSlide: (value: number) => void;
};

/** A slider, disabled where its range is empty. */
export function RangeField({ label, min, max, value, onSlide }: Props) {
  const id = useId();
  return (
    <div className="range-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={Math.max(min, max)}
        step={Math.max(1, Math.round((max - min) / 50))}
        value={value}
        disabled={max <= min}
        onChange={({ target }) => onSlide(Number(target.value))}
      />
    </div>
  );
}
