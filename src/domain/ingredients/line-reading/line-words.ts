import type { ParsedIngredientLine } from '../ingredient-line/parse-ingredient-line.ts';
import { ordinal } from '../ingredient-line/amounts.ts';
import { unitKindOf, unitOf, unitWords } from '../ingredient-line/unit-words.ts';
import type { ParsedMeasure } from '../ingredient-line/written-measure.ts';
import { withoutEndings } from '../languages/line-tokens.ts';
import { isJoiningWord } from '../languages/line-further.ts';
import { folded } from '../languages/phrases.ts';
import type { Vocabulary } from '../languages/phrases.ts';
import { holdsNumber, numberRun, readWrittenNumber } from '../ingredient-line/written-number.ts';

/** "Extra-large" and "half-gallon" are one word each. */
const joinedUnits = unitWords.map(([form]) => form).filter((form) => form.includes('-'));
const word = new RegExp(
  String.raw`${numberRun}|(?<!\p{L})(?:${joinedUnits.join('|')})(?!\p{L})|[\p{L}\p{M}]+`,
  'giu',
);
const closeEnough = 1e-6;

const wholeWords = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const tenWords = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const multiples = new Map([
  ['dozen', 12],
  ['doz', 12],
  ['hundred', 100],
  ['thousand', 1000],
]);
const parts = new Map([
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fourth', 1 / 4],
  ['fourths', 1 / 4],
  ['fifths', 1 / 5],
  ['sixth', 1 / 6],
  ['sixths', 1 / 6],
  ['eighth', 1 / 8],
  ['eighths', 1 / 8],
]);
const englishNumbers = new Map([
  ...wholeWords.map((each, index): [string, number] => [each, index + 1]),
  ...tenWords.map((each, index): [string, number] => [each, 10 * (index + 2)]),
  ...multiples,
  ...parts,
  ['couple', 2],
]);

const fluidOunce = new Set(['fl', 'fluid', 'floz', 'oz', 'ozs', 'ounce', 'ounces']);
const mostNumbers = 4;

type NumberOfLine = { value: number; word: string };

/** The words and numbers of a text, as they are written. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/**
 * Whether the fields of a line hold all of its words and none of their own: what no text field has
 * must be an amount, its unit or a word that joins them.
 */
export function keepsEveryWord(line: string, parsed: ParsedIngredientLine): boolean {
  const [first = '', ...others] = wordsOf(line);
  const kept = [parsed.name, parsed.preparation, parsed.note].flatMap(textWords);
  return (
    keepsWords([first, ...others], kept, parsed) ||
    // Of "a cup and a half" the article is one.
    (/^an?$/i.test(first) && keepsWords(['one', ...others], kept, parsed))
  );
}

function keepsWords(words: string[], kept: string[], parsed: ParsedIngredientLine): boolean {
  // Of "1 1/2 cups (1 pound)" the second 1 may be the one that a text keeps.
  const rests = [withoutFirst(words, kept), withoutFirst(words.toReversed(), kept)?.toReversed()];
  return rests.some((left) => left && areOfMeasures(left, parsed));
}

/** What is left of the words without those that texts keep; null where one of these is none of them. */
function withoutFirst(words: readonly string[], kept: readonly string[]): string[] | null {
  const left = [...words];
  for (const written of kept) {
    const at = left.findIndex((each) => each.toLowerCase() === written.toLowerCase());
    if (at === -1) return null;
    left.splice(at, 1);
  }
  return left;
}

function areOfMeasures(left: readonly string[], parsed: ParsedIngredientLine): boolean {
  const numbers = left.filter(isNumber);
  const others = left.filter((each) => !isNumber(each));
  const read = numbers.flatMap((each) => numberOf(each) ?? []);
  if (read.length < numbers.length) return false;
  const hasParts = read.some(({ value }) => value < 1);
  const isJoint = (each: string) => hasParts && each.toLowerCase() === 'and';
  return (
    tell(read, measuresOf(parsed)) &&
    others.every((each) => isJoint(each) || isOfMeasure(each, parsed))
  );
}

/**
 * The same of a line in another language: the numbers of digits that no text has are those of its
 * measure, and the words are those of amounts.
 */
export function keepsEveryWordIn(
  words: Vocabulary,
  line: string,
  parsed: ParsedIngredientLine,
): boolean {
  const kept = [parsed.name, parsed.preparation, parsed.note].flatMap(textWords);
  const left = withoutFirst(wordsOf(withoutEndings(line, words)), kept);
  if (!left) return false;
  const { measureWords, numberWords } = words;
  const [others, written] = [left.filter((each) => !holdsNumber(each)), left.filter(holdsNumber)];
  const hasMore = measuresOf(parsed).length > 1;
  const isOfMeasures = (each: string) =>
    measureWords.has(folded(each)) || (hasMore && isJoiningWord(folded(each)));
  if (!others.every(isOfMeasures)) return false;
  const numbers = written.flatMap((each): NumberOfLine[] => {
    const value = readWrittenNumber(each)?.value;
    return value === undefined ? [] : [{ word: each, value }];
  });
  if (numbers.length < written.length) return false;
  const isSpelled = others.some((each) => numberWords.has(folded(each)));
  return (
    isSpelled ||
    marksOfThousands.some((factor) => tell(scaled(numbers, factor), measuresOf(parsed)))
  );
}

/** A mark may part thousands or decimals. */
const marksOfThousands = [1, 1000, 1 / 1000];

const scaled = (numbers: readonly NumberOfLine[], factor: number): NumberOfLine[] =>
  numbers.map((each) => ({ ...each, value: each.value * factor }));

const textWords = (text: string | null): string[] => (text === null ? [] : wordsOf(text));

const isNumber = (written: string): boolean =>
  holdsNumber(written) || englishNumbers.has(written.toLowerCase());

function numberOf(written: string): NumberOfLine | null {
  const lower = written.toLowerCase();
  const value = englishNumbers.get(lower) ?? readWrittenNumber(written)?.value;
  return value === undefined ? null : { value, word: lower };
}

function measuresOf(parsed: ParsedIngredientLine): ParsedMeasure[] {
  const { quantityMin, quantityMax, unit, further, alternative, packageSize } = parsed;
  const main =
    quantityMin === null || quantityMax === null ? null : { quantityMin, quantityMax, unit };
  return [main, further, alternative, packageSize].flatMap((measure) => measure ?? []);
}

function isOfMeasure(written: string, parsed: ParsedIngredientLine): boolean {
  const lower = written.toLowerCase();
  const { quantityMin, unit, further, alternative, packageSize } = parsed;
  const measures = measuresOf(parsed);
  if (lower === 'of' || lower === 'from') return quantityMin !== null || unit !== null;
  if (/^an?$/.test(lower) || ordinal.test(lower)) return measures.length > 0;
  const isRange = measures.some((each) => each.quantityMin !== each.quantityMax);
  if (lower === 'to' || lower === 'between') return isRange;
  if (lower === 'or') return isRange || alternative !== undefined;
  if (lower === 'and') return further !== undefined || isRange;
  if (lower === 'plus') return further !== undefined;
  if (lower === 'x' || lower === 'each') return packageSize !== undefined || isOfLength(parsed);
  const units = [unit, ...measures.map((each) => each.unit)].filter((each) => each !== null);
  return units.some((slug) => isUnitWord(lower, written, slug));
}

/** "1 x 5cm piece" */
function isOfLength({ name, note }: ParsedIngredientLine): boolean {
  return /^\d+(?:[.,/]\d+)? ?(?:cm|mm|inch)/.test(note ?? '') && /^\p{L}/u.test(name);
}

function isUnitWord(lower: string, written: string, slug: string): boolean {
  if (slug === 'fluid-ounce' && fluidOunce.has(lower)) return true;
  if (/^sized?$/.test(lower)) return unitKindOf(slug) === 'size';
  return unitOf(written)?.slug === slug;
}

/** Whether the numbers, in the order they are written, are those of the measures in any order. */
function tell(numbers: readonly NumberOfLine[], measures: readonly ParsedMeasure[]): boolean {
  if (measures.length === 0) return numbers.length === 0;
  if (numbers.length === 0) return measures.length === 1 && measures.every(isOne);
  return measures.some((measure, at) => {
    const others = measures.toSpliced(at, 1);
    return numbers.slice(0, 2 * mostNumbers).some((_, index) => {
      const own = numbers.slice(0, index + 1);
      return tellsMeasure(own, measure) && tell(numbers.slice(index + 1), others);
    });
  });
}

const isOne = ({ quantityMin, quantityMax }: ParsedMeasure): boolean =>
  quantityMin === 1 && quantityMax === 1;

/** One number, a mixed one, so many dozens, or a range of these. */
function tellsMeasure(
  numbers: readonly NumberOfLine[],
  { quantityMin: min, quantityMax: max }: ParsedMeasure,
): boolean {
  const tells = (own: readonly NumberOfLine[], value: number) =>
    readings(own).some((reading) => isClose(reading, value));
  if (min === max) return tells(numbers, min);
  return numbers
    .slice(1)
    .some(
      (_, before) =>
        tells(numbers.slice(0, before + 1), min) && tells(numbers.slice(before + 1), max),
    );
}

/** What a few numbers can mean together: "1 1/2", "twenty five", "two dozen", "three quarters". */
function readings(numbers: readonly NumberOfLine[]): number[] {
  const [first, ...more] = numbers;
  if (!first || numbers.length > mostNumbers) return [];
  const [count, part] = numbers.slice(-2);
  // "Two and three quarters"
  const isOfParts = numbers.length > 2 && count && part && parts.has(part.word);
  const joined = isOfParts
    ? readings(numbers.slice(0, -2)).map((value) => value + count.value * part.value)
    : [];
  return [...joined, ...readOneByOne(first, more)];
}

function readOneByOne(first: NumberOfLine, more: readonly NumberOfLine[]): number[] {
  return more.reduce<number[]>(
    (values, next) => values.flatMap((value) => joinedReadings(value, next)),
    [first.value],
  );
}

function joinedReadings(value: number, next: NumberOfLine): number[] {
  if (multiples.has(next.word)) return [value * next.value];
  if (next.value >= 1) return value % 10 === 0 && value >= 20 ? [value + next.value] : [];
  const isPart = parts.has(next.word);
  return [
    value + next.value,
    ...(isPart ? [value * next.value] : []),
    ...(isPart && value % 12 === 0 ? [value * (1 + next.value)] : []),
  ];
}

const isClose = (value: number, expected: number) => Math.abs(value - expected) < closeEnough;
