import {
  foldWord,
  isOneTypingErrorApart,
  meantBeginnings,
  spellingsOf,
} from '#domain/search/search-words.ts';
import type { Reading } from '#functions/repositories/search/search-expression.ts';
import type { Doubt, Neighbours } from '#functions/repositories/search/search-spelling.ts';

const wordMinLength = 4;
/** Longer ones are no words, and would be asked for in as many spellings as they have letters. */
const wordMaxLength = 25;
/** Among more words, one that is misspelled is not looked for. */
const wordsMax = 8;
const neighboursMax = 12;
/** Of all words together. */
const meantMax = 24;

/** What to look up in case one of the words is misspelled; null where none can be. */
export function doubtOf(typed: string[]): Doubt | null {
  const words = typed.map(foldWord);
  const doubtful = words.filter(isSpelled);
  if (doubtful.length === 0 || words.length > wordsMax) return null;
  const unfinished = unfinishedOf(words);
  return {
    spellings: doubtful.flatMap(spellingsOf),
    beginning: unfinished && firstHalf(unfinished),
  };
}

/** What may have been meant, with one typing error in one of the words: a reading for each of them. */
export function correctedReadings(typed: string[], { sharing, beginning }: Neighbours): Reading[] {
  const words = typed.map(foldWord);
  const doubtful = words.filter(isSpelled);
  const mostEach = Math.min(neighboursMax, Math.floor(meantMax / doubtful.length));
  const unfinished = unfinishedOf(words);
  const begun = beginning.flatMap((known) => meantBeginnings(unfinished ?? '', known));
  return doubtful.flatMap((word) => {
    const neighbours = sharing.filter((known) => isOneTypingErrorApart(word, known));
    const meant = word === unfinished ? [...neighbours, ...new Set(begun)] : neighbours;
    const place = words.lastIndexOf(word);
    return meant.length === 0 ? [] : [readingOf(words).with(place, meant.slice(0, mostEach))];
  });
}

/** Each word in its place, and no other. */
export const readingOf = (words: string[]): Reading => words.map((word) => [word]);

const isSpelled = (word: string) => word.length >= wordMinLength && word.length <= wordMaxLength;

/** The last word, unless it cannot be misspelled. */
const unfinishedOf = (words: string[]) => words.slice(-1).find(isSpelled) ?? null;

/** Half of what there is of a word that is not finished is taken to be right. */
const firstHalf = (word: string) => word.slice(0, Math.floor(word.length / 2));
