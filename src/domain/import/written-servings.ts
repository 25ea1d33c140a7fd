import { recipeLimits } from '../recipe/recipe-limits.ts';

export type WrittenServings = {
  written: string;
  /** The first number of the words: of "6-8" it is six. */
  yieldServings: number | null;
  /** What they are, where it is not servings: "rolls". */
  description: string | null;
};

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};
const plainNouns =
  /^(?:servings?|portions?|people|persons?|portionen|personen|personne?s?|parts?|convives|raciones|porciones|personas|comensales|persone|porzioni|pessoas|porções|porties|personer|portioner|порци[ийя]|人分|人前)$/iu;
const numeral = /(?<!\d)\d+(?:[.,]\d+)?/;

/** "about 20 rolls" is 20 of rolls, "Serves 4" four servings. */
export function servingsOf(written: string): WrittenServings {
  const [word] = /^\p{L}+/u.exec(written.trim().toLowerCase()) ?? [];
  const digits = numeral.exec(written)?.[0];
  const count =
    digits === undefined ? (numberWords[word ?? ''] ?? null) : Number(digits.replace(',', '.'));
  const behind =
    /\d\s*([\p{L}][\p{L}\s'’-]*?)\s*(?:\(.*\))?[.]?$/u.exec(written)?.[1]?.trim() ?? '';
  const isNoun = behind !== '' && behind.length <= recipeLimits.line && !plainNouns.test(behind);
  return {
    written,
    yieldServings: count !== null && count > 0 && count <= recipeLimits.servings ? count : null,
    description: isNoun ? behind : null,
  };
}
