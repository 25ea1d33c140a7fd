export type TitleShape = { letters: number; longestWord: number; isLong: boolean };

const longTitleLetters = 36;

/** Letters as wide as they are high, between any two of which a line may break. */
const wide = /[\u1100-\u115f\u2e80-\ud7a3\uf900-\ufaff\ufe30-\uff60]|\p{ExtPict}/u;

/** What decides how large a title can be set without breaking its words. */
export function titleShape(title: string): TitleShape {
  const narrow = title.split(wide);
  const wideOnes = narrow.length - 1;
  const words = narrow.join(' ').split(/[\s\u00ad-]+/);
  const letters = title.length + wideOnes;
  return {
    letters,
    longestWord: Math.max(wideOnes ? 2 : 1, ...words.map((word) => word.length)),
    isLong: letters > longTitleLetters,
  };
}

/** The letter that stands for a title, with its marks; empty for a title without letters or numbers. */
export const initialOf = (title: string): string =>
  /[\p{L}\p{N}]\p{M}*/u.exec(title)?.[0].toLocaleUpperCase() ?? '';
