import type { TemperatureSystem } from '../site/site.ts';
import { outsideAddresses } from '../text/written-addresses.ts';
import { plainTemperatures } from './plain-temperature.ts';
import type { PlainDegrees } from './plain-temperature.ts';
import { isDifference } from './temperature-difference.ts';

/** A temperature as it stands in a text, from `start` up to `end`. */
export type WrittenTemperature = {
  start: number;
  end: number;
  system: TemperatureSystem;
  low: number;
  range: { high: number; joiner: string } | null;
  /** It tells by how much, so that 20 °C are 36 °F. */
  isDifference?: true;
};

const coldest = -60;
const hottest = 1000;

// Every repetition is bounded, so that a text of any length is read in linear time.
const temperature =
  /(?<sign>(?<=^|[\s(/])(?<![\d°CF]\s)(?:[-−–]|(?:minus|moins|menos|meno)\s))?(?<!\d|\d[.,]|[.,]\d)(?<degrees>\d{1,4}(?:[.,]\d)?)(?<mark>\s?(?:[°º˚]|deg(?:ree)?s?\b\.?))?(?<gap>\s?)(?<scale>fahrenheit|celsius|centigrade|[FC]|℉|℃)(?![\p{L}\d])/giu;

const joint = String.raw`\s?[-‐‑–—−~]\s?|\s(?:to|and|or|&|bis|und|oder|à|et|ou|a|e|o|y|en|of|tot)\s`;
const rangeStart = new RegExp(
  String.raw`(?<!\d|\d[.,]|\/)(?<degrees>\d{1,4}(?:[.,]\d)?)\s?(?:[°º˚]|deg(?:ree)?s?)?(?<joiner>${joint})$`,
  'iu',
);
const rangeBetween = new RegExp(`^(?:${joint})$`, 'i');
const longestRangeStart = 32;

/** A number without a scale beside a heat tells the same once more or another heat: both stay. */
const numberBefore = new RegExp(
  String.raw`(?<!\d)(?<degrees>\d{1,4})\s?[°º˚]?(?:\s?\/\s?|${joint})$`,
  'i',
);
const numberAfter = new RegExp(
  String.raw`^(?:\s?\/\s?(?<beside>\d{3})(?!\d)|(?:${joint})(?<degrees>\d{2,3})(?=\s?[°º˚]|[.,;)]?(?:\s\D|$)))` +
    String.raw`(?!\s?(?:[°º˚]|deg(?:ree)?s?)?\s?(?:[fc]\b|fahrenheit|celsius|℉|℃))`,
  'i',
);
/** Where these are spoken of, "31 C" is no number of cups. */
const heated = /\b(?:bake|dough|heat|lukewarm|milk|oil|oven|temperature|warm|water|yeast)/i;
const coolestSpoken = 25;

/** In order of appearance; a number of cups ("2 c water", "2 C flour") is no temperature. */
export function findWrittenTemperatures(
  text: string,
  plainDegrees?: PlainDegrees,
): WrittenTemperature[] {
  const isHeated = heated.test(text);
  const singles = [...text.matchAll(temperature)].flatMap(
    (match) => readSingle(match, isHeated) ?? [],
  );
  const found = withRanges(outsideAddresses(text, singles), text);
  const spoken = outsideAddresses(text, plainTemperatures(text, plainDegrees));
  const plain = spoken.map((each) => ({ ...each, range: null }));
  return [...found, ...apartFrom(found, withRanges(plain, text))]
    .toSorted((one, other) => one.start - other.start)
    .filter((each, index, all) => {
      const [from, to] = [all[index - 1]?.end ?? 0, all[index + 1]?.start ?? text.length];
      return isWhole(each, text.slice(from, each.start), text.slice(each.end, to));
    })
    .map((each) => (isDifference(each, text) ? { ...each, isDifference: true } : each));
}

/** Two heats that are the ends of one range are one; the start of another may have no degrees. */
function withRanges(singles: readonly WrittenTemperature[], text: string): WrittenTemperature[] {
  const found: WrittenTemperature[] = [];
  for (const single of singles) {
    const previous = found.at(-1);
    const merged = previous && mergeRange(previous, single, text);
    if (merged) found.pop();
    found.push(merged ?? withRangeStart(single, text, previous?.end ?? 0));
  }
  return found;
}

/** Given the text up to the heats around it. */
function isWhole({ low }: WrittenTemperature, before: string, after: string): boolean {
  const beside = [
    numberBefore.exec(before.slice(-longestRangeStart))?.groups,
    numberAfter.exec(after)?.groups,
  ];
  return !beside.some((found) => {
    const degrees = Number(found?.['degrees'] ?? found?.['beside'] ?? 0);
    return degrees >= low / 4 && degrees > 0;
  });
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
  const from = Math.max(startAfter(text, previousEnd), single.start - longestRangeStart);
  const match = rangeStart.exec(text.slice(from, single.start));
  if (!match?.groups) return single;
  const low = Number(match.groups['degrees']?.replace(',', '.'));
  if (!isRange(low, single.low)) return single;
  const range = rangeTo(single.low, match.groups['joiner'] ?? '');
  return { ...single, ...rangeFrom(from + match.index, low), range };
}

/** "200-220C/400-425F": the slash ends what is before it. */
const startAfter = (text: string, end: number): number =>
  end > 0 && text[end] === '/' ? end + 1 : end;

// "Line 2 - 350°F" names no range: the ends of a range lie together.
function isRange(low: number, high: number): boolean {
  return low < high && (low >= high / 4 || high < 60);
}

function rangeFrom(start: number, low: number): { start: number; low: number } {
  return { start, low };
}

function rangeTo(high: number, written: string): { high: number; joiner: string } {
  const word = written.trim().toLowerCase();
  return { high, joiner: /^[a-zà&]/.test(word) ? ` ${word} ` : '–' };
}
