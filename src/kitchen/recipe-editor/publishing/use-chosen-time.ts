import { useStore } from '@nanostores/react';
import { useState } from 'react';
import {
  type ChosenTime,
  chosenTime,
  firstSuggestion,
} from '#domain/kitchen/publishing/schedule-time.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { ownZone } from './own-clock.ts';
import { useServerNow } from './use-server-now.ts';

export type TimeChoice = {
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
  /** Whether what was written since the recipe was scheduled comes along. */
  includes: boolean;
  setIncludes: (includes: boolean) => void;
};

/** When it is to be published; a recipe that is scheduled begins with its time. */
export function useChosenTime(opensLater: boolean): TimeChoice {
  const { schedule } = useStore(useRecipeDraft().$stored);
  const [openedAt] = useState(() => Date.now());
  const now = useServerNow() ?? openedAt;
  const [isLater, setIsLater] = useState(opensLater || schedule !== null);
  const [day, setDay] = useState<string | null>(null);
  const [clock, setClock] = useState<string | null>(null);
  const [includes, setIncludes] = useState(false);
  const zone = schedule?.zone ?? ownZone();
  const [firstDay = '', firstClock = ''] = (schedule?.wall ?? firstSuggestion(now, zone)).split(
    'T',
  );
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
    includes,
    setIncludes,
  };
}
