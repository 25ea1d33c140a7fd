import { useId } from 'react';
import { clockMessages as texts } from '#contract/kitchen/shell/clock-messages.ts';
import { wallAt } from '#domain/kitchen/publishing/schedule-time.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import type { ClockChoice } from './use-clock-choice.ts';

const dayLength = 'yyyy-mm-dd'.length;

type Props = {
  time: ClockChoice;
  isWrong: boolean;
  /** How the time is understood, or why it cannot be. */
  said: string;
};

export function DayAndTime({ time, isWrong, said }: Props) {
  const noteId = useId();
  const field = { 'aria-invalid': isWrong, 'aria-describedby': noteId };
  return (
    <>
      <div className="clock-fields">
        <label>
          {texts.day}
          <input
            type="date"
            value={time.day}
            min={wallAt(time.now, time.zone).slice(0, dayLength)}
            {...field}
            onChange={({ target }) => time.setDay(target.value)}
          />
        </label>
        <label>
          {texts.time}
          <input
            type="time"
            value={time.clock}
            {...field}
            onChange={({ target }) => time.setClock(target.value)}
          />
        </label>
      </div>
      <FieldIssue id={noteId} isLive isNote={!isWrong}>
        {said}
      </FieldIssue>
    </>
  );
}
