import { useState } from 'react';
import {
  type ChosenTime,
  chosenTime,
  firstSuggestion,
} from '#domain/kitchen/publishing/schedule-time.ts';
import { waitMaxMs } from '#domain/mail/newsletter/newsletter-send.ts';
import { ownZone } from '../recipe-editor/publishing/own-clock.ts';
import { useServerNow } from '../recipe-editor/publishing/use-server-now.ts';

export type SendTime = {
  isLater: boolean;
  setIsLater: (isLater: boolean) => void;
  /** "2026-12-24" and "08:00", as fields have them. */
  day: string;
  clock: string;
  setDay: (day: string) => void;
  setClock: (clock: string) => void;
  zone: string;
  chosen: ChosenTime;
  now: number;
  /** In ms since the epoch; null for at once. */
  at: number | null;
  /** Why it cannot be sent then; null where it can. */
  wrong: 'past' | 'unreadable' | 'tooLate' | null;
};

/** When a newsletter leaves: at once, or at a time on the cook's own clock. */
export function useSendTime(): SendTime {
  const [openedAt] = useState(() => Date.now());
  const now = useServerNow() ?? openedAt;
  const zone = ownZone();
  const [firstDay = '', firstClock = ''] = firstSuggestion(openedAt, zone).split('T');
  const [isLater, setIsLater] = useState(false);
  const [day, setDay] = useState(firstDay);
  const [clock, setClock] = useState(firstClock);
  const chosen = chosenTime(`${day}T${clock}`, zone, now);
  return {
    isLater,
    setIsLater,
    day,
    clock,
    setDay,
    setClock,
    zone,
    chosen,
    now,
    at: isLater && chosen.kind === 'ahead' ? chosen.at : null,
    wrong: isLater ? wrongOf(chosen, now) : null,
  };
}

function wrongOf(chosen: ChosenTime, now: number): SendTime['wrong'] {
  if (chosen.kind !== 'ahead') return chosen.kind;
  return chosen.at > now + waitMaxMs ? 'tooLate' : null;
}
