import { glyphValues } from '../../measures/fractions.ts';

/**
 * A number as it is written; `grouping` is a mark that may mean something else: of three digits that
 * are thousands or decimals, of a fraction or two numbers ("5/6 onions").
 */
export type WrittenNumber = { value: number; grouping: Grouping };
export type Grouping = 'comma' | 'point' | 'slash' | null;

const anyNumber = String.raw`[\p{N}\p{M}]`;

/**
 * The longest run of digits and of marks between them: "1,000", "3/4", "1½", ".5", "1/2/3". It is a
 * number as a whole or a word, so no part of it is ever taken for an amount.
 */
export const numberRun =
  String.raw`\d{1,4} ?[/⁄∕] ?\d{1,4}(?![\p{N}\p{M}]|[.,/⁄∕'’]\p{N}| ?[/⁄∕] ?\p{N})` +
  String.raw`|(?:\.|(?<=^|[\s([~≈+-]),)?\p{N}${anyNumber}*(?:[.,/⁄∕'’]\p{N}${anyNumber}*)*`;

const longestNumber = 24;
const mostParts = 16;
const lastPlainNumerator = 9;
/** From here on "4/5" may be four or five; before it is what cups are divided into. */
const firstChoice = 4;

/** Null for what cooks do not write or what can be read in two ways: "1/2/3", "00", "16/20", "11/2". */
export function readWrittenNumber(run: string): WrittenNumber | null {
  if (run.length > longestNumber) return null;
  return readWhole(run) ?? readGrouped(run) ?? readDecimal(run) ?? readFraction(run);
}

export const holdsNumber = (text: string): boolean => /\p{N}/u.test(text);

function readWhole(run: string): WrittenNumber | null {
  return /^(?:0|[1-9]\d{0,8})$/.test(run) ? plain(Number(run)) : null;
}

function readGrouped(run: string): WrittenNumber | null {
  if (/^[1-9]\d{0,2},\d{3}$/.test(run)) {
    return { value: Number(run.replace(',', '')), grouping: 'comma' };
  }
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(run)) return { value: Number(run), grouping: 'point' };
  if (/^[1-9]\d{0,2}(?:['’]\d{3}){1,2}$|^[1-9]\d{0,2}(?:,\d{3}){2}$/.test(run)) {
    return plain(Number(run.replaceAll(/\D/g, '')));
  }
  if (/^[1-9]\d{0,2}(?:\.\d{3}){2}$/.test(run)) return plain(Number(run.replaceAll('.', '')));
  if (/^[1-9]\d{0,2},\d{3}\.\d{1,2}$/.test(run)) return plain(Number(run.replace(',', '')));
  if (!/^[1-9]\d{0,2}\.\d{3},\d{1,2}$/.test(run)) return null;
  return plain(Number(run.replace('.', '').replace(',', '.')));
}

function readDecimal(run: string): WrittenNumber | null {
  return /^(?:0|[1-9]\d{0,8})?[.,]\d{1,9}$/.test(run) ? plain(Number(run.replace(',', '.'))) : null;
}

function readFraction(run: string): WrittenNumber | null {
  const parts = /^(\d{1,2}) ?[/⁄∕] ?(\d{1,2})$/.exec(run);
  if (parts) return readParts(Number(parts[1]), Number(parts[2]));
  const mixed = /^([1-9]\d{0,3})?(\D)$/.exec(run);
  const part = glyphValues[mixed?.[2] ?? ''];
  return part === undefined ? null : plain(Number(mixed?.[1] ?? 0) + part);
}

/** "16/20" is a size of shrimps, and "11/2" has lost the space of one and a half. */
function readParts(numerator: number, denominator: number): WrittenNumber | null {
  const isPlain = numerator <= lastPlainNumerator || numerator < denominator;
  const isFraction = numerator > 0 && denominator > 1 && denominator <= mostParts;
  if (!isFraction || !isPlain || !isLowest(numerator, denominator)) return null;
  const isChoice = numerator >= firstChoice && denominator === numerator + 1;
  return { value: numerator / denominator, grouping: isChoice ? 'slash' : null };
}

function isLowest(numerator: number, denominator: number): boolean {
  const divisors = Array.from({ length: numerator }, (_, index) => index + 1);
  return divisors.every(
    (divisor) => divisor === 1 || numerator % divisor > 0 || denominator % divisor > 0,
  );
}

const plain = (value: number): WrittenNumber => ({ value, grouping: null });
