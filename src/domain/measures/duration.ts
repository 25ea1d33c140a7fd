const minutesPerHour = 60;
const minutesPerDay = 1440;

/** The times of a recipe, null where the cook gave none. */
export type RecipeTimes = {
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  customTimeMinutes: number | null;
};

type Parts = { days: number; hours: number; minutes: number };

/** Preparing, cooking and the cook's own third time; null when none is given. */
export function totalTimeWithCustomMinutes(times: RecipeTimes): number | null {
  const { prepTimeMinutes, cookTimeMinutes, customTimeMinutes } = times;
  const given = [prepTimeMinutes, cookTimeMinutes, customTimeMinutes].filter(
    (minutes) => minutes !== null,
  );
  return given.length === 0 ? null : given.reduce((sum, minutes) => sum + minutes, 0);
}

/** For example "1 day 2 hours 5 minutes"; rounds to whole minutes, but never to none. */
export function formatDuration(minutes: number): string {
  const parts = partsOf(minutes);
  const words = [
    counted(parts.days, 'day'),
    counted(parts.hours, 'hour'),
    counted(parts.minutes, 'minute'),
  ].filter((word) => word !== null);
  return words.length === 0 ? '0 minutes' : words.join(' ');
}

/** ISO 8601, for example "P1DT2H5M". */
export function formatIsoDuration(minutes: number): string {
  const parts = partsOf(minutes);
  const date = parts.days > 0 ? `${parts.days}D` : '';
  const time = `${parts.hours > 0 ? `${parts.hours}H` : ''}${parts.minutes > 0 ? `${parts.minutes}M` : ''}`;
  if (date === '' && time === '') return 'PT0M';
  return `P${date}${time === '' ? '' : `T${time}`}`;
}

/** What a time is made of, in whole minutes. */
export function partsOf(minutes: number): Parts {
  const whole = wholeMinutes(minutes);
  return {
    days: Math.floor(whole / minutesPerDay),
    hours: Math.floor((whole % minutesPerDay) / minutesPerHour),
    minutes: whole % minutesPerHour,
  };
}

function wholeMinutes(minutes: number): number {
  if (!Number.isFinite(minutes) || minutes <= 0) return 0;
  return Math.max(1, Math.round(minutes));
}

function counted(count: number, noun: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
