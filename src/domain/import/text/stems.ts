export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Beginnings of its words of some length, which stay as words are inflected; pairs of letters where
 * no spaces part words.
 */
export const stemsOf = (text: string): string[] =>
  plainWords(text.replaceAll(unspacedRun, ' $& '))
    .split(' ')
    .flatMap((word) => {
      if (unspaced.test(word)) return pairsOf(word);
      return word.length > 2 ? [word.slice(0, 5)] : [];
    })
    .filter((stem) => !ofAnyRecipe.test(stem));

/** "Recipe" and "how to make" stand in the name of any page. */
const ofAnyRecipe =
  /^(?:recip|rezep|recet|ricet|recei|recep|przep|реце|how|make|best|easy|レシ|シピ|作り|り方)/u;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const unspacedRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

const pairsOf = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.length === 1
    ? letters
    : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
};

/** How many of the words stand in the set, from 0 to 1. */
export function shareIn(text: string, stems: ReadonlySet<string>): number {
  const own = stemsOf(text);
  return own.filter((stem) => stems.has(stem)).length / Math.max(1, own.length);
}
