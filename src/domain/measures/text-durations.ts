import { durationWordsOf, type DurationWords } from './duration-words.ts';

/** A time in a text, from `start` up to `end`; of a range it is the shorter one, to look in early. */
export type FoundDuration = { start: number; end: number; minutes: number };

const patterns = new Map<DurationWords, RegExp>();
const fractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** Nobody sets a timer to more. */
const timerMinutesMax = 7 * 24 * 60;
const lookedBackAt = 16;

/** The times of a text up to `most` minutes, by itself those that a timer can be set to, in order of appearance. */
export function findDurations(
  text: string,
  language: string,
  most: number = timerMinutesMax,
): FoundDuration[] {
  const words = durationWordsOf(language);
  return words ? durationsBy(words, text, most) : [];
}

/** The same by words that are no table's of the product. */
export function durationsBy(
  words: DurationWords,
  text: string,
  most: number = timerMinutesMax,
): FoundDuration[] {
  const pattern = patterns.get(words) ?? patternOf(words);
  patterns.set(words, pattern);
  const isRepeated = new RegExp(`(?<!\\p{L})(?:${spaced(words.repeated)})\\s+$`, 'iu');
  return [...text.matchAll(pattern)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - lookedBackAt), match.index);
    const minutes = Math.round(minutesOf(match.groups ?? {}, words));
    if (minutes < 1 || minutes > most || isRepeated.test(before)) return [];
    return [{ start: match.index, end: match.index + match[0].length, minutes }];
  });
}

// Every repetition is bounded, so that a text of any length is read in linear time.
function patternOf(words: DurationWords): RegExp {
  const spelled = alternatives(Object.keys(words.numbers));
  const number = String.raw`(?:\d{1,4}(?:[.,]\d{1,2}|\s?[½¼¾⅓⅔]|\s\d/\d|/\d)?|[½¼¾⅓⅔]|${spelled})`;
  const range = String.raw`(?:\s?[-–—]\s?|\s(?:${spaced(words.ranges)})\s)`;
  const units = `${words.hours}|${words.minutes}|${words.seconds}`;
  const half = String.raw`(?<half>\s(?:${spaced(words.halves)}))`;
  const rest = String.raw`(?:,?\s?(?:(?:${words.and})\s)?(?<rest>\d{1,2})\s?(?:${words.minutes})|(?<=\dh\s?)(?<short>[0-5]\d))`;
  const gap = String.raw`(?:\s|-)?`;
  const ahead = String.raw`(?:\s?(?<ownUnit>${units})\.?)?`;
  return new RegExp(
    `(?<![\\p{L}\\d/.,-])(?:(?<whole>${alternatives(Object.keys(words.whole))})|(?<low>${number})` +
      `(?:${ahead}${range}${number})?${half}?${gap}(?<unit>${units})(?:${half.replace('half', 'halfBehind')}|${rest})?)(?![\\p{L}\\d])`,
    'giu',
  );
}

type Groups = Readonly<Record<string, string | undefined>>;

function minutesOf(groups: Groups, words: DurationWords): number {
  const { whole, low = '', ownUnit, unit = '', half, halfBehind, rest, short } = groups;
  if (whole !== undefined) return valueIn(words.whole, whole);
  const number = numberOf(low, words);
  if (ownUnit !== undefined) return number * minutesIn(ownUnit, words);
  const more = (half ?? halfBehind) ? 0.5 : 0;
  return (number + more) * minutesIn(unit, words) + Number(rest ?? short ?? 0);
}

function minutesIn(unit: string, { hours, minutes }: DurationWords): number {
  const isOneOf = (spellings: string) =>
    spellings.toLowerCase().split('|').includes(unit.toLowerCase());
  if (isOneOf(hours)) return 60;
  return isOneOf(minutes) ? 1 : 1 / 60;
}

function numberOf(written: string, words: DurationWords): number {
  const spelled = valueIn(words.numbers, written);
  if (spelled > 0) return spelled;
  const sign = written.at(-1) ?? '';
  const [whole = '', part] = written.split(/\s(?=\d\/\d)/);
  if (fractions[sign] !== undefined) return Number(written.slice(0, -1)) + fractions[sign];
  if (part !== undefined) return Number(whole) + ratioOf(part);
  return written.includes('/') ? ratioOf(written) : Number(written.replace(',', '.'));
}

function ratioOf(written: string): number {
  const [over, under] = written.split('/').map(Number);
  return over !== undefined && under ? over / under : 0;
}

function valueIn(table: Readonly<Record<string, number>>, written: string): number {
  const said = written.toLowerCase().replaceAll(/\s+/g, ' ');
  const key = Object.keys(table).find((each) => each.toLowerCase() === said);
  return key === undefined ? 0 : (table[key] ?? 0);
}

const alternatives = (words: readonly string[]): string =>
  spaced(words.toSorted((one, other) => other.length - one.length).join('|'));

const spaced = (words: string): string => words.replaceAll(' ', String.raw`\s`);
