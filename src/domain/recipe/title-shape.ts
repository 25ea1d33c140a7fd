export type TitleShape = { letters: number; longestWord: number; isLong: boolean };

const longTitleLetters = 36;
const plateTones = 5;

/** What decides how large a title can be set without breaking its words. */
export function titleShape(title: string): TitleShape {
  const words = title.split(/[\s\u00ad-]+/);
  return {
    letters: title.length,
    longestWord: Math.max(1, ...words.map((word) => word.length)),
    isLong: title.length > longTitleLetters,
  };
}

/** The letter that stands for a title, with its marks; empty for a title without letters or numbers. */
export const initialOf = (title: string): string =>
  /[\p{L}\p{N}]\p{M}*/u.exec(title)?.[0].toLocaleUpperCase() ?? '';

/** Which look a card without a picture has: always the same, wherever the card stands. */
export function plateTone(title: string): number {
  const codes = Array.from(title, (letter) => letter.charCodeAt(0));
  const sum = codes.reduce((total, code) => (total * 31 + code) % 65_521, 7);
  return sum % plateTones;
}
