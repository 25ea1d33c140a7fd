import { plainLetters } from '../text/plain-letters.ts';

/** One word of the full-text index: letters and digits with their combining marks. */
const wordPattern = /[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\u0300-\u0331]*/gu;
const marks = /[\u0300-\u036f]/g;

/** Nobody looks for more at once; what follows is not read. */
export const searchWordsMax = 16;

/** Letters that no accent tells from those they are found by; the engine keeps the great ẞ. */
export const foldedLetters: Readonly<Record<string, string>> = { ...plainLetters, ẞ: 'ss' };
const foldable = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'g');

/** The first words of a text in their order, each once; the last one may not be finished yet. */
export function searchWords(text: string): string[] {
  const all = foldLetters(text.normalize('NFC').toLowerCase()).match(wordPattern) ?? [];
  const words = all.slice(0, searchWordsMax);
  const last = words.at(-1);
  return last === undefined ? [] : [...new Set(words.slice(0, -1)), last];
}

/** A word as it compares with others: without case and accents, and in plain letters. */
export function foldWord(word: string): string {
  return foldLetters(word.normalize('NFD').replaceAll(marks, '').toLowerCase());
}

const foldLetters = (text: string): string =>
  text.replaceAll(foldable, (letter) => foldedLetters[letter] ?? letter);

/** The word and what is left of it without any one of its letters. */
export function spellingsOf(word: string): string[] {
  const letters = Array.from(word);
  const shorter = letters.map((_, index) => letters.toSpliced(index, 1).join(''));
  return [...new Set([word, ...shorter])];
}

/** Whether one letter was added, left out, replaced or swapped with its neighbour. */
export function isOneTypingErrorApart(one: string, other: string): boolean {
  if (one === other) return false;
  const [short, long] = [Array.from(one), Array.from(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (!short || !long || long.length - short.length > 1) return false;
  const start = short.findIndex((letter, index) => letter !== long[index]);
  if (start === -1) return true;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return (
    rest(short, start + 1) === rest(long, start + 1) ||
    (isSwapped && rest(short, start + 2) === rest(long, start + 2))
  );
}

/** Beginnings of a word that a beginning with one typing error may have meant. */
export function meantBeginnings(typed: string, word: string): string[] {
  const { length } = Array.from(typed);
  const letters = Array.from(word);
  return [length - 1, length, length + 1]
    .filter((size) => size <= letters.length)
    .map((size) => letters.slice(0, size).join(''))
    .filter((beginning) => isOneTypingErrorApart(typed, beginning));
}
