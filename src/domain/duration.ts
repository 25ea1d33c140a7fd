const minutesPerHour = 60;
const minutesPerDay = 1440;

/** The times of a recipe, null where the cook gave none. */
export type RecipeTimes = {
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  customTimeMinutes: number | null;
};

type Parts = { days: number; hours: number; minutes: number };

/** Preparing and cooking; null when neither is given. */
export function totalTimeMinutes(
  times: Pick<RecipeTimes, 'prepTimeMinutes' | 'cookTimeMinutes'>,
): number | null {
  return sumOf([times.prepTimeMinutes, times.cookTimeMinutes]);
}

/** Preparing, cooking and the cook's own third time; null when none is given. */
export function totalTimeWithCustomMinutes(times: RecipeTimes): number | null {
  return sumOf([times.prepTimeMinutes, times.cookTimeMinutes, times.customTimeMinutes]);
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

/** Whole minutes of an ISO 8601 duration without years and months; null for other text. */
export function parseIsoDuration(text: string): number | null {
  const match = isoDuration.exec(text.trim());
  if (!match?.groups || !/\d/.test(text)) return null;
  const { weeks, days, hours, minutes, seconds } = match.groups;
  const total =
    (numberOf(weeks) * 7 + numberOf(days)) * minutesPerDay +
    numberOf(hours) * minutesPerHour +
    numberOf(minutes) +
    numberOf(seconds) / 60;
  return wholeMinutes(total);
}

const part = (name: string, letter: string) =>
  `(?:(?<${name}>\\d{1,9}(?:[.,]\\d{1,9})?)${letter})?`;

const isoDuration = new RegExp(
  `^P${part('weeks', 'W')}${part('days', 'D')}` +
    `(?:T${part('hours', 'H')}${part('minutes', 'M')}${part('seconds', 'S')})?$`,
  'i',
);

function numberOf(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'));
}

function sumOf(minutes: readonly (number | null)[]): number | null {
  const given = minutes.filter((each) => each !== null);
  return given.length === 0 ? null : given.reduce((sum, each) => sum + each, 0);
}

function partsOf(minutes: number): Parts {
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
