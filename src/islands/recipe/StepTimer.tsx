import type { Step } from '#domain/cooking/recipe-work.ts';
import { formatDuration } from '#domain/duration.ts';

type Props = { step: Step };

export function StepTimer({ step }: Props) {
  const { timerMinutes } = step;
  if (timerMinutes === undefined) return null;
  return <p className="timer">{formatDuration(timerMinutes)}</p>;
}
