import type { ChosenTime } from '#domain/kitchen/publishing/schedule-time.ts';
import { waitMaxMs } from '#domain/mail/newsletter/newsletter-send.ts';
import { type ClockChoice, useClockChoice } from '../clock/use-clock-choice.ts';

export type SendTime = ClockChoice & {
  /** In ms since the epoch; null for at once. */
  at: number | null;
  /** Why it cannot be sent then; null where it can. */
  wrong: 'past' | 'unreadable' | 'tooLate' | null;
};

/** When a newsletter leaves: at once, or at a time on the cook's own clock. */
export function useSendTime(): SendTime {
  const choice = useClockChoice({});
  const { isLater, chosen, now } = choice;
  return {
    ...choice,
    at: isLater && chosen.kind === 'ahead' ? chosen.at : null,
    wrong: isLater ? wrongOf(chosen, now) : null,
  };
}

function wrongOf(chosen: ChosenTime, now: number): SendTime['wrong'] {
  if (chosen.kind !== 'ahead') return chosen.kind;
  return chosen.at > now + waitMaxMs ? 'tooLate' : null;
}
