import { useRef } from 'react';
import { useTickedBefore } from './ingredients/use-ticked-before.ts';

type Props = { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

export function Switch({ label, isOn, onSwitch }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useTickedBefore(box, isOn, onSwitch);
  return (
    <label className="switch" data-native="">
      <input
        ref={box}
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
