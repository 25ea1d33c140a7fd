import { cutText, longestLetter } from '../../text/cut-text.ts';
import { withoutLooseTurns } from '../../text/one-line.ts';

export type Kept = { text: string; isCut: boolean };

/** A text without what no request may carry: controls, halves of letters, signs that turn other text. */
export const visible = (text: string): string =>
  withoutLooseTurns(text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]/gu, ''));

/** As much of a typed or pasted line as fits; no letter is parted from its marks. */
export const keptLine = (typed: string, most: number): Kept =>
  keptText(typed.replaceAll(/[\t\n\r]+/g, ' '), most);

/** The same of a text of several lines. */
export function keptText(typed: string, most: number): Kept {
  const text = visible(typed.slice(0, 4 * most + longestLetter));
  if (text.normalize('NFC').length <= most) return { text, isCut: false };
  return { text: cutText(text, most), isCut: true };
}
