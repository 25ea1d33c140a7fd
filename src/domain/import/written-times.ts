import { recipeLimits } from '../recipe/recipe-limits.ts';
import type { ReadTime } from './read-recipe.ts';
import { furtherTimes, timesInText } from './times-in-text.ts';

const iso =
  /^P(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T?(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M?)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i;
const short =
  /^(?=\d)(?:(\d{1,4}(?:[.,]\d{1,3})?)\s?d\.?,?\s?)?(?:(\d{1,4}(?:[.,]\d{1,3})?)\s?hr?s?\.?,?\s?)?(?:(\d{1,5}(?:[.,]\d{1,3})?)\s?m(?:ins?)?\.?)?$/i;
const clock =
  /^(\d{1,2})(?::|\s*(?:h|hrs?|hours?|std|heures?)\.?\s*)([0-5]?\d)(?::[0-5]\d)?\s*(?:h|m|min|mn)?\.?$/i;
const days =
  /(?<!\d)(\d+(?:[.,]\d+)?)\s*(?:d|days?|tage?n?|jours?|días?|dias?|giorn[oi]|dag(?:en)?|дн(?:я|ей)|день|nap|dn[ií])(?![\p{L}])/iu;
const minutesIn = { year: 525_600, month: 43_200, week: 10_080, day: 1440, hour: 60 };
const knownLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', ...furtherTimes];

/**
 * A time as pages and files write it: ISO 8601 with its common faults, a number of minutes, or words.
 * None where it says nothing or none at all ("PT0S", "0").
 */
export function writtenTime(written: string, language: string): ReadTime | null {
  const text = written.trim();
  if (text === '') return null;
  const minutes = isSecondsAlone(text) ? null : minutesOf(text, language);
  if (minutes === 0) return null;
  return { minutes: minutes === null ? null : Math.max(1, Math.round(minutes)), written: text };
}

/** "PT45S": nobody cooks for 45 seconds; whoever wrote it meant minutes, or something else. */
const isSecondsAlone = (text: string): boolean => /^PT0*[1-9]\d*S$/i.test(text);

function minutesOf(text: string, language: string): number | null {
  const exact = isoMinutes(text);
  if (exact !== null) return exact;
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  const abbreviated = shortMinutes(text);
  if (abbreviated !== null) return abbreviated;
  const [, hours, minutes] = clock.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  return wordMinutes(text, language);
}

/** "1 h 5 m", "10m", "1hr" */
function shortMinutes(text: string): number | null {
  const [found, wholeDays = '0', hours = '0', minutes = '0'] = short.exec(text) ?? [];
  const [ofDays = 0, ofHours = 0, own = 0] = [wholeDays, hours, minutes].map((part) =>
    Number(part.replace(',', '.')),
  );
  return found === undefined ? null : ofDays * minutesIn.day + ofHours * minutesIn.hour + own;
}

function isoMinutes(text: string): number | null {
  const parts = iso.exec(text.replaceAll(/\s/g, ''));
  if (!parts || !/\d/.test(text)) return null;
  const [years, months, weeks, wholeDays, hours, minutes, seconds] = parts
    .slice(1)
    .map((part: string | undefined) => Number((part ?? '0').replace(',', '.')));
  return (
    (years ?? 0) * minutesIn.year +
    (months ?? 0) * minutesIn.month +
    (weeks ?? 0) * minutesIn.week +
    (wholeDays ?? 0) * minutesIn.day +
    (hours ?? 0) * minutesIn.hour +
    (minutes ?? 0) +
    (seconds ?? 0) / 60
  );
}

/** The language of a page is not always that of its labels. */
function wordMinutes(text: string, language: string): number | null {
  const [found, count = '0'] = days.exec(text) ?? [];
  const dayMinutes = found === undefined ? 0 : Number(count.replace(',', '.')) * minutesIn.day;
  const rest = found === undefined ? text : text.replace(found, ' ');
  for (const each of [language, ...knownLanguages]) {
    const [first, second] = timesInText(rest, each, recipeLimits.minutes);
    if (first && !second) return dayMinutes + first.minutes;
    if (first && second) {
      const between = rest.slice(first.end, second.start);
      const isSum = /^[\s,.]*(?:and|und|et|y|e|en|och|og|i|a|ja|и)?\s*$/iu.test(between);
      return isSum ? dayMinutes + first.minutes + second.minutes : null;
    }
  }
  return dayMinutes > 0 && !/\d/.test(rest) ? dayMinutes : null;
}
