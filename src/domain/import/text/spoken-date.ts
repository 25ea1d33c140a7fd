import { canonicalLanguage } from '../../text/language.ts';
import { foldWord } from '../../search/search-words.ts';

/** A day, and a time of it, as pages say them to people. */
type Day = { year: number; month: number; day: number };
type Time = { hours: number; minutes: number };

/**
 * "March 4, 2019 at 3:12 pm", "4. März 2019 um 15:12", "2019年3月4日", "04.03.2019" as milliseconds,
 * in the words of a language or in English; null of all else. No zone is said, so it is taken for UTC.
 */
export function spokenDate(written: string, language: string): number | null {
  const text = written.normalize('NFKC').toLowerCase();
  const time = timeIn(text);
  // Its numbers are none of the day.
  const rest = time ? text.replace(time.written, ' ') : text;
  const day = namedDay(rest, language) ?? numberedDay(rest, language);
  if (!day) return null;
  const { hours, minutes } = time ?? { hours: 0, minutes: 0 };
  const at = Date.UTC(day.year, day.month, day.day, hours, minutes);
  return new Date(at).getUTCDate() === day.day ? at : null;
}

const clock =
  /(?<!\d)([01]?\d|2[0-3])(?:[:.h]| h )([0-5]\d)(?!\.?\d{3})(?::[0-5]\d)?(?: ?([ap])\. ?m\b\.?| ?([ap])m\b)?/;

function timeIn(text: string): (Time & { written: string }) | null {
  // "4.03.2019" is no time.
  const bare = text.replaceAll(/(?<!\d)\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\d)/g, blanks);
  const [written, hours, minutes, dotted, plain] = clock.exec(bare) ?? [];
  if (written === undefined) return null;
  const half = dotted ?? plain;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  return { written, hours: hour, minutes: Number(minutes) };
}

const blanks = (text: string): string => ' '.repeat(text.length);

/** A month by its name, with the numbers of the day and the year on whatever side of it. */
function namedDay(text: string, language: string): Day | null {
  const month = (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
    .map((word) => monthOf(word, language))
    .find((at) => at !== null);
  if (month === undefined) return null;
  const numbers = text.match(/\d+/g) ?? [];
  const year = numbers.find((number) => /^(?:19|20)\d{2}$/.test(number));
  const day = numbers.find((number) => number.length <= 2 && Number(number) >= 1);
  if (year === undefined || day === undefined) return null;
  return { year: Number(year), month, day: Number(day) };
}

const yearFirst = /(?<!\d)((?:19|20)\d{2}) ?[年년./-] ?(\d{1,2}) ?[月월./-] ?(\d{1,2})(?!\d)/;
const yearLast = /(?<!\d)(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?((?:19|20)\d{2})(?!\d)/;

function numberedDay(text: string, language: string): Day | null {
  const [, ownYear, ownMonth, ownDay] = yearFirst.exec(text) ?? [];
  if (ownYear !== undefined) return dayOf(ownYear, ownMonth, ownDay);
  const [, first, sign, second, year] = yearLast.exec(text) ?? [];
  if (year === undefined) return null;
  const isMonthFirst = sign !== '.' && Number(second) > 12;
  const isDayFirst = sign === '.' || Number(first) > 12 || !saysMonthFirst(language);
  return isMonthFirst || !isDayFirst ? dayOf(year, first, second) : dayOf(year, second, first);
}

function dayOf(year: string, month = '', day = ''): Day | null {
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1;
  return isDay ? { year: Number(year), month: Number(month) - 1, day: Number(day) } : null;
}

function saysMonthFirst(language: string): boolean {
  const parts = formatOf(language, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
}

/** Shorter beginnings of months are words of other meanings. */
const shortestName = 3;

function monthOf(word: string, language: string): number | null {
  const folded = foldWord(word);
  if (folded.length < shortestName) return null;
  const at = namesOf(language).get(folded) ?? namesOf('en').get(folded);
  return at ?? null;
}

const known = new Map<string, ReadonlyMap<string, number>>();

/** Each month as it is called alone and in a date, whole and in short. */
function namesOf(language: string): ReadonlyMap<string, number> {
  const before = known.get(language);
  if (before) return before;
  const names = new Map<string, number>();
  for (const options of monthStyles) addNames(names, formatOf(language, options));
  // English has both.
  if (language === 'en') names.set('sept', 8);
  known.set(language, names);
  return names;
}

const monthStyles = (['long', 'short'] as const).flatMap((month) => [
  { month },
  { month, day: 'numeric' as const },
]);

function addNames(names: Map<string, number>, format: Intl.DateTimeFormat): void {
  for (let at = 0; at < 12; at += 1) {
    const said = format.formatToParts(Date.UTC(2019, at, 4));
    const name = said.find(({ type }) => type === 'month')?.value ?? '';
    const folded = foldWord(name).replace(/\.$/, '');
    if (/\p{L}/u.test(folded) && !names.has(folded)) names.set(folded, at);
  }
}

function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const [locale = 'en'] = Intl.DateTimeFormat.supportedLocalesOf(
    canonicalLanguage(language) ?? 'en',
  );
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
}
