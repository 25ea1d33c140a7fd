export type TitleShape = { letters: number; longestWord: number; isLong: boolean };

const longTitleLetters = 36;

/** What decides how large a title can be set without breaking its words. */
export function titleShape(title: string): TitleShape {
  const words = title.split(/[\s\u00ad-]+/);
  return {
    letters: title.length,
    longestWord: Math.max(1, ...words.map((word) => word.length)),
    isLong: title.length > longTitleLetters,
  };
}
