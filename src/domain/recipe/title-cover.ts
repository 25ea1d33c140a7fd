import { firstWordOf, initialOf, type TitleShape, titleShape } from './title-shape.ts';

/** How a title is composed where there is no picture: as the cover of a book. */
export type CoverLayout = 'head' | 'band' | 'label' | 'letter';

export type TitleCover = Pick<TitleShape, 'letters' | 'longestWord'> & {
  layout: CoverLayout;
  /** The first letter or number, where it is set large. */
  initial: string | undefined;
  /** What stands for the title where there is no room for all of it. */
  firstWord: string;
};

/** A layout takes titles that it can set without becoming small; the first takes all. */
const layouts: readonly [CoverLayout, letters: number, longestWord: number][] = [
  ['head', Infinity, Infinity],
  ['band', 72, 18],
  ['label', 48, 12],
  ['letter', 30, 14],
];

/** The cover of a title: always the same, wherever it stands. */
export function titleCover(title: string): TitleCover {
  const { letters, longestWord } = titleShape(title);
  const first = initialOf(title);
  const fitting = layouts.filter(
    ([name, most, longest]) =>
      letters <= most && longestWord <= longest && (first || name !== 'letter'),
  );
  let sum = 7;
  for (const letter of title) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  const layout = fitting[sum % fitting.length]?.[0] ?? 'head';
  const initial = layout === 'letter' ? first : undefined;
  return { letters, longestWord, layout, initial, firstWord: firstWordOf(title) };
}
