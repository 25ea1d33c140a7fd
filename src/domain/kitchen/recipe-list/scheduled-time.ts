import { isOverdue } from '../publishing/overdue.ts';

const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;

export type ScheduledTime = {
  /** "Fri 08:00", or "24 Dec 08:00" where a weekday alone would be ambiguous. */
  text: string;
  /** The place whose clock that is, where the reader's own shows another time; else null. */
  place: string | null;
  isOverdue: boolean;
};

type Scheduled = { at: number; zone: string };

/** What a clock of the zone shows at an instant, as short as it is unambiguous. */
export function scheduledTime(
  { at, zone }: Scheduled,
  now: number,
  ownZone: string,
): ScheduledTime {
  const text = wordsOf(at, zone, now);
  const isOwn = text === wordsOf(at, ownZone, now);
  return { text, place: isOwn ? null : placeOf(zone), isOverdue: isOverdue(at, now) };
}

function wordsOf(at: number, zone: string, now: number): string {
  const isNear = Math.abs(at - now) < weekMs - dayMs;
  const clock = format(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (isNear) return `${format(at, zone, { weekday: 'short' })} ${clock}`;
  const year = { year: 'numeric' } as const;
  const isThisYear = format(at, zone, year) === format(now, zone, year);
  const day = format(at, zone, { day: 'numeric', month: 'short', ...(isThisYear ? {} : year) });
  return `${day}, ${clock}`;
}

const format = (at: number, timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...parts }).format(at);

/** "America/Argentina/Buenos_Aires" is "Buenos Aires". */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
