export type TitleShape = {
  letters: number;
  /** How wide the widest word is, in letters of average width. */
  longestWord: number;
  isLong: boolean;
};

const longTitleLetters = 36;

/** Letters as wide as they are high, between any two of which a line may break. */
const wide = /[\u1100-\u115f\u2e80-\ud7a3\uf900-\ufaff\ufe30-\uff60]|\p{ExtPict}/u;

/** How wide letters are in the widest of the offered typefaces, over its average letter. */
const letterWidths: readonly [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/\p{No}/u, 2.4],
  [/[fijlrtI!'’().,:;]/, 0.82],
  [/[a-ln-vx-z]/, 1.07],
  [/[BEFJLPSYZ\dß]/, 1.25],
  [/[mMØæœ&]/, 1.74],
  [/[WÆŒ%@]/, 1.96],
];

/** Capitals, w, and the letters of typefaces that are not ours. */
const otherWidth = 1.48;

const widthOf = (word: string): number => {
  let width = 0;
  for (const letter of word.normalize('NFD')) {
    width += letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth;
  }
  return Math.ceil(width * 10) / 10;
};

/** Longer words are parted by a hyphen where a line has no room for them. */
const wholeWordLetters = 16;
const partedWidth = 18;

/** How wide the widest word is that has to stay whole, or a part of a longer one. */
export function unpartedWidth(title: string): number {
  const widths = title
    .split(wide)
    .join(' ')
    .split(/[\s\u00ad-]+/)
    .map((word) =>
      Math.min(widthOf(word), word.length > wholeWordLetters ? partedWidth : Infinity),
    );
  return Math.max(1, ...widths);
}

/** In style sheets: what a title may be as large as, and its headings are no larger than. */
export function titleRoom(title: string): string {
  const { isLong, letters } = titleShape(title);
  return `--longest:${unpartedWidth(title)}${isLong ? `;--letters:${letters}` : ''}`;
}

/** Any card has room for a word as wide as this; the style sheets (`--fit`) know it too. */
const usualWord = 14.2;

/** In the style of a list whose titles have one size: its widest word, where that decides it. */
export function wordRoom(list: readonly { title: string }[]): { '--word': number } | undefined {
  const widest = Math.max(0, ...list.map(({ title }) => titleShape(title).longestWord));
  return widest > usualWord ? { '--word': widest } : undefined;
}

const spaceWidth = 0.6;

/** How wide a text is on one line, in letters of average width. */
export function lineWidth(text: string): number {
  const narrow = text.split(wide);
  const words = narrow.join('').split(/\s/);
  const widths = words.reduce((width, word) => width + widthOf(word), 0);
  return widths + 2 * (narrow.length - 1) + spaceWidth * (words.length - 1);
}

/** What decides how large a title can be set without breaking its words. */
export function titleShape(title: string): TitleShape {
  const narrow = title.split(wide);
  const wideOnes = narrow.length - 1;
  const words = narrow.join(' ').split(/[\s\u00ad-]+/);
  const letters = title.length + wideOnes;
  return {
    letters,
    longestWord: Math.max(wideOnes ? 2 : 1, ...words.map(widthOf)),
    isLong: letters > longTitleLetters,
  };
}

/** What a title is known by: "The Ash Drawer" is looked up under A. */
export const withoutArticle = (title: string): string => title.replace(/^(?:the|an?) (?=\S)/i, '');

/** The letter that stands for a title, with its marks; empty for a title without letters or numbers. */
export const initialOf = (title: string): string =>
  /[\p{L}\p{N}]\p{M}*/u.exec(title)?.[0].toLocaleUpperCase() ?? '';

/** Capitals that stand on their line, without a mark above or a tail below. */
const standing = /^[A-IK-PR-ZÆŒÐÞΑ-Ω]$/;

export type InitialShape = { initial: string; width: number; stands: boolean };

/** What decides how large the first letter of a title can be set without leaving its frame. */
export function initialShape(title: string): InitialShape {
  const initial = initialOf(title);
  return { initial, width: titleShape(initial).longestWord, stands: standing.test(initial) };
}

const shortWordLetters = 3;

/** The first word of a title that says something, for where the whole has no room; empty without letters. */
export function firstWordOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’\u00ad‐-]*/gu) ?? [];
  return words.find((word) => word.length > shortWordLetters) ?? words[0] ?? '';
}
