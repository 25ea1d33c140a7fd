import { isSameClock, placeOfZone, scheduleState, shortTime } from '../publishing/schedule-time.ts';

export type ScheduledTime = {
  /** "Fri 08:00", or "Thu 24 Dec 08:00" where a weekday alone would be ambiguous. */
  text: string;
  /** The place whose clock that is, where the reader's own shows another time; else null. */
  place: string | null;
  state: ReturnType<typeof scheduleState>;
};

type Scheduled = { at: number; zone: string };

/** What a clock of the zone shows at an instant, and whether that has come. */
export function scheduledTime(
  { at, zone }: Scheduled,
  now: number,
  ownZone: string,
): ScheduledTime {
  return {
    text: shortTime(at, { zone, now }),
    place: isSameClock(at, zone, ownZone) ? null : placeOfZone(zone),
    state: scheduleState({ at: new Date(at).toISOString(), error: null }, now),
  };
}
