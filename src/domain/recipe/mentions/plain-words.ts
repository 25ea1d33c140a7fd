import { plainLetters } from '../../text/plain-letters.ts';

/** The words of a text in lower case and without accents. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter);
  return plain.match(/[\p{L}\d]+/gu) ?? [];
}
