import { languagesOfWord } from './running-words.ts';

/** As much as tells a language; a text of any length is read no further. */
const lettersMost = 20_000;
const leastHits = 4;
const leastDistinct = 3;
/** Of all words, those that any sentence of the language holds. */
const leastShare = 0.2;
/** Words that a neighbour does not have, and so many for one that only the neighbour has. */
const leastOwn = 2;
const clearLead = 3;
const leastSigns = 8;

/** Scripts that one language alone writes recipes in. */
const scripts: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
];

/**
 * The language of a running text, by the words that its sentences are joined with; null where they do
 * not tell it clearly, as those of a text in two languages.
 */
export function languageOfText(text: string): string | null {
  const told = text.slice(0, lettersMost);
  return languageOfScript(told) ?? languageOfWords(told);
}

function languageOfScript(text: string): string | null {
  const letters = countOf(text, /\p{L}/gu);
  const found = scripts.find(([script]) => {
    const count = countOf(text, script);
    return count >= leastSigns && count * 4 >= letters;
  });
  if (found) return found[1];
  const han = countOf(text, /\p{Script=Han}/gu);
  const hasOthers = scripts.some(([script]) => countOf(text, script) > 0);
  return han >= leastSigns && han * 2 >= letters && !hasOthers ? 'zh' : null;
}

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

function languageOfWords(text: string): string | null {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  const known = words.flatMap((word) => languagesOfWord.get(word) ?? []);
  const language = mostOften(known);
  if (language === null) return null;
  const own = words.filter((word) => isOf(word, language));
  const isEnough = own.length >= leastHits && new Set(own).size >= leastDistinct;
  const others = new Set(known.filter((each) => each !== language));
  const isClear = [...others].every((other) => isClearOf(words, language, other));
  return isEnough && own.length >= words.length * leastShare && isClear ? language : null;
}

const isOf = (word: string, language: string): boolean =>
  languagesOfWord.get(word)?.includes(language) === true;

function mostOften(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** Neighbours share many words: those tell that only one of the two has. */
function isClearOf(words: readonly string[], language: string, other: string): boolean {
  const own = words.filter((word) => isOf(word, language) && !isOf(word, other));
  const theirs = words.filter((word) => isOf(word, other) && !isOf(word, language));
  return new Set(own).size >= leastOwn && own.length >= theirs.length * clearLead;
}
