export type TitleShape = { letters: number; longestWord: number; isLong: boolean };

const longTitleLetters = 36;

/** Letters as wide as they are high, between any two of which a line may break. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\uff60]|\p{ExtPict}/u;
const wideOnes = new RegExp(wide, 'gu');
const wideAsLetters = 2;

/** What decides how large a title can be set without breaking its words. */
export function titleShape(title: string): TitleShape {
  const spaced = title.replaceAll(wideOnes, ' ');
  const words = spaced.split(/[\s\u00ad-]+/).map((word) => word.length);
  const letters = title.length + (title.match(wideOnes)?.length ?? 0);
  const shortest = wide.test(title) ? wideAsLetters : 1;
  return {
    letters,
    longestWord: Math.max(shortest, ...words),
    isLong: letters > longTitleLetters,
  };
}

/** The letter that stands for a title, with its marks; empty for a title without letters or numbers. */
export const initialOf = (title: string): string =>
  /[\p{L}\p{N}]\p{M}*/u.exec(title)?.[0].toLocaleUpperCase() ?? '';
