const secondsPerMinute = 60;
const secondsPerHour = 60 * secondsPerMinute;
const secondsPerDay = 24 * secondsPerHour;
const secondsPerMonth = 30 * secondsPerDay;
const secondsPerYear = 365 * secondsPerDay;
const fewSeconds = 45;

/**
 * Whole units that have passed, for example "3 hours ago"; times in milliseconds, and a time ahead
 * of `now` counts as this moment.
 */
export function formatRelativeTime(time: number, now: number): string {
  const seconds = Math.floor((now - time) / 1000);
  if (seconds < fewSeconds) return 'a few seconds ago';
  // The rules name nothing from 45 to 60 s, and the minute after it 'just now': that is nearest.
  if (seconds < 2 * secondsPerMinute) return 'just now';
  if (seconds < secondsPerHour) return ago(seconds / secondsPerMinute, 'minute');
  if (seconds < secondsPerDay) return ago(seconds / secondsPerHour, 'hour');
  if (seconds < secondsPerMonth) return ago(seconds / secondsPerDay, 'day');
  // Twelve months of thirty days end before the year does.
  if (seconds < secondsPerYear) return ago(Math.min(seconds / secondsPerMonth, 11), 'month');
  return ago(seconds / secondsPerYear, 'year');
}

function ago(count: number, noun: string): string {
  const whole = Math.floor(count);
  return `${whole} ${noun}${whole === 1 ? '' : 's'} ago`;
}
