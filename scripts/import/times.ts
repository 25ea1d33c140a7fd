import type { RecipeRow } from './recipe-row.ts';

const duration =
  /^(?:(\d+) ?(?:d|days?))? ?(?:(\d+) ?(?:h|hrs?|hours?))? ?(?:(\d+) ?(?:m|mins?|minutes?))?\.?$/i;

/** Lines that tell a time as it is written, where its minutes do not tell all of it. */
export function timesAsWritten(row: RecipeRow): string[] {
  const custom = row.customTimeLabel ?? 'Other time';
  const labels: Record<string, [label: string, minutes: number | null]> = {
    prep: ['Prep time', row.prepTimeMinutes],
    cook: ['Cook time', row.cookTimeMinutes],
    rest: [custom, row.customTimeMinutes],
    custom: [custom, row.customTimeMinutes],
  };
  return Object.entries(row.times).flatMap(([name, written]) => {
    const text = written?.trim() ?? '';
    const [label, minutes] = labels[name] ?? [sentenceCase(`${name} time`), null];
    const isTold = minutes !== null && minutesOf(text) === minutes;
    return text === '' || isTold ? [] : [`${label}: ${text}`];
  });
}

/** Null for anything but one plain duration. */
function minutesOf(text: string): number | null {
  const [, days, hours, minutes] = duration.exec(text) ?? [];
  if (!days && !hours && !minutes) return null;
  return (Number(days ?? 0) * 24 + Number(hours ?? 0)) * 60 + Number(minutes ?? 0);
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
