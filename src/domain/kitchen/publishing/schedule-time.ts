import { isOverdue } from '../../publishing/lateness.ts';
import { instantOf, type WallTimeMeaning } from '../../publishing/wall-time.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Within so many days a day of the week says enough. */
const nearMs = 6 * dayMs;
const firstHour = '08:00';

/** What clocks of a zone show at an instant: "2026-12-24T08:00". */
export function wallAt(ms: number, zone: string): string {
  // This language writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(ms)
    .replace(' ', 'T')
    .replace(/^\d+/, (year) => year.padStart(4, '0'));
}

/** Eight o'clock of the next day. */
export function firstSuggestion(now: number, zone: string): string {
  const [day = ''] = wallAt(now, zone).split('T');
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString();
  return `${next.slice(0, 'yyyy-mm-dd'.length)}T${firstHour}`;
}

export type ChosenTime =
  /** Nothing that a calendar or a clock shows. */
  | { kind: 'unreadable' }
  | { kind: 'past'; at: number }
  /** `shown` is what clocks of the zone show then, which differs where they skip the time. */
  | { kind: 'ahead'; at: number; meaning: WallTimeMeaning; shown: string };

/** How a time that somebody chose is understood, by the clock of the server. */
export function chosenTime(wall: string, zone: string, now: number): ChosenTime {
  const instant = instantOf(wall, zone);
  if (!instant) return { kind: 'unreadable' };
  const { at, meaning } = instant;
  return at <= now ? { kind: 'past', at } : { kind: 'ahead', at, meaning, shown: wallAt(at, zone) };
}

/** "Fri 08:00" within the next days, else "Fri 25 Dec 08:00", of another year with the year. */
export function shortTime(at: number, { zone, now }: { zone: string; now: number }): string {
  const isNear = Math.abs(at - now) < nearMs;
  const isOfYear = wallAt(at, zone).slice(0, 4) === wallAt(now, zone).slice(0, 4);
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    ...(!isNear && { day: 'numeric', month: 'short' }),
    ...(!isNear && !isOfYear && { year: 'numeric' }),
  }).format(at);
  return `${day.replaceAll(',', '')} ${wallAt(at, zone).slice(-firstHour.length)}`;
}

/** "Friday" within the next days, else "25 December". */
export function dayWords(at: number, { zone, now }: { zone: string; now: number }): string {
  const isNear = Math.abs(at - now) < nearMs;
  const parts = isNear
    ? ({ weekday: 'long' } as const)
    : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...parts }).format(at);
}

/** "Friday 25 December 2026 at 08:00". */
export function longTime(at: number, zone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'full' }).format(at);
  return `${day.replaceAll(',', '')} at ${wallAt(at, zone).slice(-firstHour.length)}`;
}

/** Whether two zones show the same at an instant. */
export const isSameClock = (at: number, zone: string, other: string): boolean =>
  wallAt(at, zone) === wallAt(at, other);

/** "Berlin" of Europe/Berlin. */
export const placeOfZone = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

type Schedule = { at: string; error: string | null };

/** What is to be said of a schedule; `now` is null until the clock of the server is known. */
export function scheduleState(
  { at, error }: Schedule,
  now: number | null,
): 'scheduled' | 'due' | 'overdue' | 'failed' {
  if (error !== null) return 'failed';
  const due = Date.parse(at);
  if (now === null || now < due) return 'scheduled';
  return isOverdue(due, now) ? 'overdue' : 'due';
}
