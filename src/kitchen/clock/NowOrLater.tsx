import { useId } from 'react';
import { clockMessages as texts } from '#contract/kitchen/shell/clock-messages.ts';
import type { ClockChoice } from './use-clock-choice.ts';

/** The two answers to when something happens. */
export function NowOrLater({ time }: { time: ClockChoice }) {
  const name = useId();
  return [false, true].map((isLater) => (
    <label key={String(isLater)}>
      <input
        type="radio"
        name={name}
        checked={time.isLater === isLater}
        onChange={() => time.setIsLater(isLater)}
      />
      {isLater ? texts.later : texts.now}
    </label>
  ));
}
