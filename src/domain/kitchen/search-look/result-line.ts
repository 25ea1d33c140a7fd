/** How wide search engines print a title and a description, in pixels of a wide screen. */
const resultTitleWidth = 580;
const resultDescriptionWidth = 920;
const titleSize = 20;
const descriptionSize = 14;

/** Widths of Arial, in which results are printed, as shares of its size. */
const widths: readonly [letters: RegExp, width: number][] = [
  [/[ilj|'!.,:;]/, 0.25],
  [/[\sfrtI()[\]/\\-]/, 0.31],
  [/[mM@%]/, 0.86],
  [/[wWOQG]/, 0.75],
  [/[A-Z&]/, 0.68],
  [/[\u1100-\u115f\u2e80-\ud7a3\uf900-\ufaff\ufe30-\uff60]|\p{ExtPict}/u, 1],
];
const common = 0.55;
const invisible = /[\p{M}\p{Cf}\p{Cc}]/u;

const widthOf = (letter: string): number => {
  if (invisible.test(letter)) return 0;
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? common;
};

/** A title and a description as a result shows them; about so, for engines measure each by itself. */
export const shownTitle = (text: string): string => cut(text, resultTitleWidth / titleSize);
export const shownDescription = (text: string): string =>
  cut(text, resultDescriptionWidth / descriptionSize);

/** Whether so much of a title fits into its line. */
export const fitsResultLine = (title: string): boolean => shownTitle(title) === title.trim();

/** Cut before the word that does not fit, and within it where it is the first. */
function cut(text: string, room: number): string {
  const whole = text.trim();
  const end = endOf(whole, room);
  if (end === whole.length) return whole;
  const short = whole.slice(0, endOf(whole, room - widthOf('m')));
  const words = /\S$/.test(short) && /^\S/.test(whole.slice(short.length));
  const last = words ? short.search(/\s\S*$/) : short.length;
  return `${short.slice(0, last > 0 ? last : short.length).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')} …`;
}

/** Where the letters that fit end; no letter is parted from its marks. */
function endOf(text: string, room: number): number {
  let [width, end] = [0, 0];
  for (const { segment } of segments.segment(text.slice(0, longest))) {
    width += Math.max(...Array.from(segment, widthOf));
    if (width > room) return end;
    end += segment.length;
  }
  return end;
}

const longest = 1000;
const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
