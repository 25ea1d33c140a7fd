import type { ReactNode } from 'react';
import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import type { Id } from '#domain/ids.ts';
import { formatCountdown, remainingSeconds, type Timer } from '#domain/measures/timer.ts';
import { $now, pause, reset, resume } from '#stores/cooking/timer.ts';
import { useValue } from '#stores/use-value.ts';
import { endTime } from './end-time.ts';

type Props = {
  id: Id;
  timer: Timer;
  resetLabel: string;
  /** Where the focus goes from a button that leaves with the reset. */
  onReset: () => void;
  /** The start button of an idle timer. */
  start?: { label: ReactNode; onStart: () => void };
};

/** One button starts, pauses, resumes and stops the timer, so that it keeps the focus. */
export function TimerFace({ id, timer, resetLabel, onReset, start }: Props) {
  const now = useValue($now);
  const { status } = timer;
  const resetTimer = () => {
    onReset();
    reset(id);
  };
  const next = {
    idle: { label: start?.label, act: start?.onStart },
    running: { label: cookingMessages.pauseTimer, act: () => pause(id) },
    paused: { label: cookingMessages.resumeTimer, act: () => resume(id) },
    finished: { label: cookingMessages.stopAlarm, act: resetTimer },
  }[status];
  return (
    <>
      {status !== 'idle' && (
        <>
          <span className="countdown" role="timer">
            {formatCountdown(remainingSeconds(timer, now))}
          </span>
          <span className="timer-state">{stateText(timer, now)}</span>
        </>
      )}
      <button type="button" onClick={next.act}>
        {next.label}
      </button>
      {(status === 'running' || status === 'paused') && (
        <button type="button" onClick={resetTimer}>
          {resetLabel}
        </button>
      )}
    </>
  );
}

export function stateText(timer: Timer, now: number): string {
  if (timer.status === 'running') return cookingMessages.endsAt(endTime(timer.endsAt, now));
  return timer.status === 'finished' ? cookingMessages.timeIsUp : cookingMessages.paused;
}
