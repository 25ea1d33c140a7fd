import type { RichText } from '../../text/rich-text.ts';
import { countingBytes } from '../newsletter/counted-links.ts';
import type { LetterLook } from './letter-look.ts';
import { unsubscribePlaceholder } from '../newsletter/unsubscribe-placeholder.ts';
import { richTextMarkup } from './letter-rich-text.ts';

/** Above it the large programs cut a letter off, with the link to unsubscribe at its end. */
export const letterBytesMax = 100_000;
/** What is left of that for a note, however much else there is to say. */
const noteBytesMax = 70_000;

/** More than the address takes by which one person leaves. */
const leavingBytesMost = 300;

/**
 * How many bytes a letter takes, those of the addresses included that will lead through the platform or
 * are one person's own.
 */
export function bytesOf(html: string, { countsClicks }: { countsClicks: boolean }): number {
  const leaving = html.split(unsubscribePlaceholder).length - 1;
  const counting = countsClicks ? countingBytes(html) : 0;
  return new TextEncoder().encode(html).length + leaving * leavingBytesMost + counting;
}

type Noted = { note: RichText | null; look: LetterLook; origin: string; countsClicks: boolean };

/** As long as those that letters have. */
const someCode = 'x'.repeat(22);

/** Whether a note is so long that no letter would bring it whole. */
export function isNoteTooLong({ note, look, origin, countsClicks }: Noted): boolean {
  if (note === null) return false;
  const site = { origin, code: someCode };
  const html = richTextMarkup(note, { ...look, site }).map((part) => part.html);
  return bytesOf(html.join(''), { countsClicks }) > noteBytesMax;
}
