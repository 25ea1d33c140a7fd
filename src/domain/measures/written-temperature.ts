import type { TemperatureSystem } from '../site/site.ts';

/** A temperature as it stands in a text, from `start` up to `end`. */
export type WrittenTemperature = {
  start: number;
  end: number;
  system: TemperatureSystem;
  low: number;
  range: { high: number; joiner: string } | null;
};

const coldest = -60;
const hottest = 1000;

// Every repetition is bounded, so that a text of any length is read in linear time.
const temperature =
  /(?<sign>(?<=^|[\s(])[-−])?(?<!\d|\d[.,]|[.,]\d)(?<degrees>\d{1,4}(?:[.,]\d)?)(?<mark>\s?(?:[°º˚]|deg(?:ree)?s?\b\.?))?(?<gap>\s?)(?<scale>fahrenheit|celsius|centigrade|[FC]|℉|℃)(?![\p{L}\d])/giu;

const rangeStart =
  /(?<!\d|\d[.,]|\/)(?<degrees>\d{1,4}(?:[.,]\d)?)\s?(?:[°º˚]|deg(?:ree)?s?)?(?<joiner>\s?[-‐‑–—−]\s?|\s(?:to|and|or)\s)$/iu;
const rangeBetween = /^\s?[-‐‑–—−]\s?$|^\s(?:to|and|or)\s$/i;
const longestRangeStart = 32;

/** "425 degrees" or "350°": no oven is that hot in Celsius. */
const plainDegrees =
  /(?<!\d|\d[.,]|[.,]\d)(?<degrees>\d{3})\s?(?:°|-?degrees?\b)(?!\s?(?:[FC]\b|fahrenheit|celsius|centigrade|℉|℃))/giu;
const cooking = /\b(?:bak|broil|dough|fry|grill|oil\b|oven|preheat|roast|temperature)/i;
const coolestPlain = 275;
/** Of an oven's "250 degrees" nobody means Celsius, of "250°" some do. */
const coolestSaid = 250;
const hottestPlain = 550;
/** Where these are spoken of, "31 C" is no number of cups. */
const heated = /\b(?:bake|dough|heat|lukewarm|milk|oil|oven|temperature|warm|water|yeast)/i;
const coolestSpoken = 25;

/** In order of appearance; a number of cups ("2 c water", "2 C flour") is no temperature. */
export function findWrittenTemperatures(text: string): WrittenTemperature[] {
  const found: WrittenTemperature[] = [];
  const isHeated = heated.test(text);
  for (const match of text.matchAll(temperature)) {
    const single = readSingle(match, isHeated);
    if (!single) continue;
    const previous = found.at(-1);
    const merged = previous && mergeRange(previous, single, text);
    if (merged) found.pop();
    found.push(merged ?? withRangeStart(single, text, previous?.end ?? 0));
  }
  if (!cooking.test(text)) return found;
  return [...found, ...apartFrom(found, plainTemperatures(text))].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** Both in order of appearance, so that each is looked at once. */
function apartFrom(
  found: readonly WrittenTemperature[],
  others: readonly WrittenTemperature[],
): WrittenTemperature[] {
  let at = 0;
  return others.filter(({ start, end }) => {
    while ((found[at]?.end ?? Infinity) <= start) at += 1;
    return (found[at]?.start ?? Infinity) >= end;
  });
}

function plainTemperatures(text: string): WrittenTemperature[] {
  return [...text.matchAll(plainDegrees)].flatMap((match) => {
    const low = Number(match.groups?.['degrees']);
    const coolest = /s/i.test(match[0]) ? coolestSaid : coolestPlain;
    if (low < coolest || low > hottestPlain) return [];
    const end = match.index + match[0].length;
    const single = { start: match.index, end, system: 'fahrenheit' as const, low, range: null };
    return [withRangeStart(single, text, 0)];
  });
}

type Reading = {
  mark: string | undefined;
  gap: string;
  scale: string;
  degrees: number;
  isHeated: boolean;
};

function readSingle(match: RegExpExecArray, isHeated: boolean): WrittenTemperature | null {
  const { sign, degrees: digits = '', mark, gap = '', scale = '' } = match.groups ?? {};
  const size = Number(digits.replace(',', '.'));
  const isBelowZero = sign !== undefined && -size >= coldest;
  const degrees = isBelowZero ? -size : size;
  if (degrees > hottest || !isTemperature({ mark, gap, scale, degrees, isHeated })) return null;
  return {
    start: match.index + (sign !== undefined && !isBelowZero ? sign.length : 0),
    end: match.index + match[0].length,
    system: /^[f℉]/i.test(scale) ? 'fahrenheit' : 'celsius',
    low: degrees,
    range: null,
  };
}

// A letter alone may be cups: only heats that no recipe counts in cups are believed then.
function isTemperature({ mark, gap, scale, degrees, isHeated }: Reading): boolean {
  if (mark !== undefined || !/^[fc]$/i.test(scale)) return true;
  const isCapital = scale === scale.toUpperCase();
  if (!isCapital && gap !== '') return degrees >= 100 && degrees <= 600;
  if (/f/i.test(scale)) return degrees >= 32 && degrees <= 600;
  const least = isCapital && isHeated ? coolestSpoken : 50;
  return degrees >= (isCapital && gap === '' ? Math.min(30, least) : least) && degrees <= 350;
}

function mergeRange(
  first: WrittenTemperature,
  second: WrittenTemperature,
  text: string,
): WrittenTemperature | null {
  const between = text.slice(first.end, second.start);
  if (first.range || first.system !== second.system || between.length > longestRangeStart) {
    return null;
  }
  return rangeBetween.test(between) && isRange(first.low, second.low)
    ? { ...second, ...rangeFrom(first.start, first.low), range: rangeTo(second.low, between) }
    : null;
}

function withRangeStart(
  single: WrittenTemperature,
  text: string,
  previousEnd: number,
): WrittenTemperature {
  const from = Math.max(previousEnd, single.start - longestRangeStart);
  const match = rangeStart.exec(text.slice(from, single.start));
  if (!match?.groups) return single;
  const low = Number(match.groups['degrees']?.replace(',', '.'));
  if (!isRange(low, single.low)) return single;
  const range = rangeTo(single.low, match.groups['joiner'] ?? '');
  return { ...single, ...rangeFrom(from + match.index, low), range };
}

// "Line 2 - 350°F" names no range: the ends of a range lie together.
function isRange(low: number, high: number): boolean {
  return low < high && (low >= high / 4 || high < 60);
}

function rangeFrom(start: number, low: number): { start: number; low: number } {
  return { start, low };
}

function rangeTo(high: number, written: string): { high: number; joiner: string } {
  const word = written.trim().toLowerCase();
  return { high, joiner: /^[a-z]/.test(word) ? ` ${word} ` : '–' };
}
