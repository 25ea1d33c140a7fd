/** How a time on the wall became an instant: a zone may skip an hour, or have it twice. */
export const wallTimeMeanings = ['exact', 'skipped', 'repeated'] as const;
export type WallTimeMeaning = (typeof wallTimeMeanings)[number];

export type Instant = { at: number; meaning: WallTimeMeaning };

const dayMs = 24 * 60 * 60 * 1000;
const zoneName = /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/;

/** Whether a zone is one of the IANA database. */
export const isTimeZone = (zone: string): boolean => formatOf(zone) !== null;

/** "2026-12-24T08:00" as milliseconds; null for a day that no calendar has. */
export function wallMs(wall: string): number | null {
  const ms = Date.parse(`${wall}:00.000Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, wall.length) !== wall ? null : ms;
}

/**
 * The instant at which clocks of a zone show a time: the first where they show it twice; where they
 * skip it, what they show that much later. Null for an unknown zone or day.
 */
export function instantOf(wall: string, zone: string): Instant | null {
  const format = formatOf(zone);
  const shown = wallMs(wall);
  if (!format || shown === null) return null;
  const offsetAt = (ms: number) => shownAt(format, ms) - ms;
  const [before, after] = [offsetAt(shown - dayMs), offsetAt(shown + dayMs)];
  const instants = [shown - before, shown - after].toSorted((one, other) => one - other);
  const [first, second] = instants.filter((ms) => shownAt(format, ms) === shown);
  if (first === undefined) return { at: shown - before, meaning: 'skipped' };
  return { at: first, meaning: first === (second ?? first) ? 'exact' : 'repeated' };
}

function formatOf(zone: string): Intl.DateTimeFormat | null {
  if (!zoneName.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // Intl tells in no other way that it does not know a zone.
    return null;
  }
}

/** What clocks show, as if it were UTC. */
function shownAt(format: Intl.DateTimeFormat, ms: number): number {
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}
