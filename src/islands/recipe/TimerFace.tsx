import { cookingMessages } from '#contract/cooking-messages.ts';
import type { Id } from '#domain/ids.ts';
import { formatCountdown, remainingSeconds, type Timer } from '#domain/timer.ts';
import { $now, pause, reset, resume } from '#stores/timer.ts';
import { useValue } from '#stores/use-value.ts';
import { endTime } from './end-time.ts';

type Props = { id: Id; timer: Timer; resetLabel?: string };

export function TimerFace({ id, timer, resetLabel = cookingMessages.resetTimer }: Props) {
  const now = useValue($now);
  const { status } = timer;
  return (
    <>
      <span className="countdown" role="timer">
        {formatCountdown(remainingSeconds(timer, now))}
      </span>
      <span className="timer-state">{stateText(timer, now)}</span>
      {status === 'running' && (
        <button type="button" onClick={() => pause(id)}>
          {cookingMessages.pauseTimer}
        </button>
      )}
      {status === 'paused' && (
        <button type="button" onClick={() => resume(id)}>
          {cookingMessages.resumeTimer}
        </button>
      )}
      <button type="button" onClick={() => reset(id)}>
        {status === 'finished' ? cookingMessages.stopAlarm : resetLabel}
      </button>
    </>
  );
}

export function stateText(timer: Timer, now: number): string {
  if (timer.status === 'running') return cookingMessages.endsAt(endTime(timer.endsAt, now));
  return timer.status === 'finished' ? cookingMessages.timeIsUp : cookingMessages.paused;
}
