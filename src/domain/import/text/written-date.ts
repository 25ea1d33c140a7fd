import { spokenDate } from './spoken-date.ts';

const moment =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}(?:\.\d{1,3})?)\d{0,6})?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** "Mon, 01 Apr 2019 08:00:00 +0200", as feeds and mails have it. */
const mailDate =
  /^(?:[a-z]{3},\s)?(\d{1,2}\s[a-z]{3}\s\d{4})\s\d{2}:\d{2}(?::\d{2})?\s(?:[+-]\d{4}|gmt|utc|ut|z)$/i;
/** "April 1, 2019", "1 April 2019". */
const spokenDay = /^(?:[a-z]{3,9}\.?\s\d{1,2},?|\d{1,2}\.?\s[a-z]{3,9}\.?,?)\s\d{4}$/i;

/**
 * A moment as files and pages write it, as ISO 8601 in UTC; null of anything that is no day. What
 * names no zone is taken for UTC, so that a file says the same on every device. Numbers are
 * milliseconds since 1970. With a language also as a page of it says one to people: "4. März 2019 um
 * 15:12".
 */
export function writtenDate(written: unknown, language?: string): string | null {
  if (typeof written === 'number') return isoOf(written);
  const text = typeof written === 'string' ? written.trim().slice(0, 60) : '';
  if (moment.test(text)) return momentIn(text);
  const [, mailDay] = mailDate.exec(text) ?? [];
  if (mailDay !== undefined) return isDay(`${mailDay} UTC`) ? isoOf(Date.parse(text)) : null;
  const plain = `${text} UTC`;
  if (spokenDay.test(text) && isDay(plain)) return isoOf(Date.parse(plain));
  const spoken = language === undefined ? null : spokenDate(text, language);
  return spoken === null ? null : isoOf(spoken);
}

function momentIn(text: string): string | null {
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00', zone = 'Z'] =
    moment.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const at = `${date}T${hours}:${minutes}:${seconds}${zoneOf(zone)}`;
  return isDay(date, day) ? isoOf(Date.parse(at)) : null;
}

/** What reads dates takes the 31st of February for a day of March. */
function isDay(written: string, day = /(?<!\d)\d{1,2}(?!\d)/.exec(written)?.[0]): boolean {
  return new Date(written).getUTCDate() === Number(day);
}

const zoneOf = (zone: string): string => zone.toUpperCase().replace(/(?<=\d{2})(\d{2})$/, ':$1');

/** Nobody wrote a recipe into a computer before. */
const earliest = Date.UTC(1900, 0, 1);

const isoOf = (milliseconds: number): string | null => {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) || date.getTime() < earliest ? null : date.toISOString();
};
