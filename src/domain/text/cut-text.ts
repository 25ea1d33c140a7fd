/** Longer than any letter with its marks that somebody means. */
export const longestLetter = 64;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As much of a text as fits, counted as the server does: composed; no letter is parted from its marks. */
export function cutText(text: string, most: number): string {
  const composed = text.toWellFormed().normalize('NFC');
  return composed.length <= most ? composed : composed.slice(0, endWithin(composed, most));
}

/** What stands for a name where there is room for one letter. */
export function firstLetter(text: string): string {
  const [first] = letters.segment(text.slice(0, longestLetter).toWellFormed());
  return first?.segment ?? '';
}

function endWithin(text: string, most: number): number {
  const near = text.slice(0, most + longestLetter);
  const start = letters.segment(near).containing(most)?.index ?? most;
  // Marks without end are no letter.
  if (start > most - longestLetter) return start;
  return isHalf(text, most) ? most - 1 : most;
}

/** Whether a cut there would part the two halves of a sign. */
const isHalf = (text: string, at: number): boolean =>
  /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1));
