import { useState } from 'react';
import {
  type ChosenTime,
  chosenTime,
  firstSuggestion,
} from '#domain/kitchen/publishing/schedule-time.ts';
import { ownZone } from './own-clock.ts';
import { useServerNow } from './use-server-now.ts';
import { currentTime } from './server-clock.ts';

/** Now, or at a time that clocks on the cook's wall show. */
export type ClockChoice = {
  isLater: boolean;
  setIsLater: (isLater: boolean) => void;
  /** "2026-12-24" and "08:00", as fields have them. */
  day: string;
  clock: string;
  setDay: (day: string) => void;
  setClock: (clock: string) => void;
  wall: string;
  zone: string;
  chosen: ChosenTime;
  /** By the server's clock, or the device's until that is known. */
  now: number;
};

type Begins = {
  isLater?: boolean;
  /** What was chosen before; else a time is suggested. */
  schedule?: { wall: string; zone: string } | null;
};

export function useClockChoice({ isLater: beginsLater = false, schedule }: Begins): ClockChoice {
  const [openedAt] = useState(currentTime);
  const now = useServerNow() ?? openedAt;
  const [isLater, setIsLater] = useState(beginsLater);
  const [day, setDay] = useState<string | null>(null);
  const [clock, setClock] = useState<string | null>(null);
  const zone = schedule?.zone ?? ownZone();
  const first = schedule?.wall ?? firstSuggestion(now, zone);
  const [firstDay = '', firstClock = ''] = first.split('T');
  const wall = `${day ?? firstDay}T${clock ?? firstClock}`;
  return {
    isLater,
    setIsLater,
    day: day ?? firstDay,
    clock: clock ?? firstClock,
    setDay,
    setClock,
    wall,
    zone,
    chosen: chosenTime(wall, zone, now),
    now,
  };
}
