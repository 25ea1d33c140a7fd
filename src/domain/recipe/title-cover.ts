import { initialOf, type TitleShape, titleShape } from './title-shape.ts';

/** How a title is composed where there is no picture: as the cover of a book. */
export type CoverLayout = 'head' | 'band' | 'label' | 'letter';

export type TitleCover = Pick<TitleShape, 'letters' | 'longestWord'> & {
  layout: CoverLayout;
  /** The first letter or number, where it is set large. */
  initial: string | undefined;
};

/** A layout takes titles that it can set without becoming small; the first takes all. */
const limits: Record<CoverLayout, { letters: number; longestWord: number }> = {
  head: { letters: Infinity, longestWord: Infinity },
  band: { letters: 72, longestWord: 18 },
  label: { letters: 48, longestWord: 12 },
  letter: { letters: 30, longestWord: 14 },
};
const layouts = ['head', 'band', 'label', 'letter'] as const satisfies CoverLayout[];

/** The cover of a title: always the same, wherever it stands. */
export function titleCover(title: string): TitleCover {
  const { letters, longestWord } = titleShape(title);
  const first = initialOf(title);
  const fitting = layouts.filter(
    (name) =>
      letters <= limits[name].letters &&
      longestWord <= limits[name].longestWord &&
      (name !== 'letter' || first !== ''),
  );
  const layout = fitting[numberOf(title) % fitting.length] ?? 'head';
  return { letters, longestWord, layout, initial: layout === 'letter' ? first : undefined };
}

/** Spreads titles evenly over any few layouts. */
function numberOf(title: string): number {
  const codes = Array.from(title, (letter) => letter.charCodeAt(0));
  return codes.reduce((total, code) => (total * 31 + code) % 65_521, 7);
}
