import { toPlainText } from '../text/plain-text.ts';
import type { BlockNode, RichText } from '../text/rich-text.ts';

const excerptMaxLength = 160;

const abbreviations = new Set(
  'approx ca cf dr e.g etc fl i.e lb lbs max min mr mrs ms no nr oz pkg pt qt st tbsp tsp vol vs z.b'.split(
    ' ',
  ),
);

/** The first sentence of the first paragraph with text, or '' when there is none. */
export function excerpt(richText: RichText | null, maxLength = excerptMaxLength): string {
  const paragraph = richText?.children.find(isParagraphWithText);
  return paragraph ? shorten(firstSentence(toPlainText(paragraph)), maxLength) : '';
}

export function firstSentence(text: string): string {
  const plain = collapse(text);
  const ends = plain.matchAll(/[.!?…]["'”’)\]]?(?= )|[。！？]/gu);
  for (const { index, 0: mark } of ends) {
    const end = index + mark.length;
    if (!continues(plain, index, end)) return plain.slice(0, end);
  }
  return plain;
}

/** At most `maxLength` UTF-16 units, cut between words where there is one to cut between. */
export function shorten(text: string, maxLength: number): string {
  const plain = collapse(text);
  if (plain.length <= maxLength) return plain;
  const room = plain
    .slice(0, Math.max(maxLength - 1, 0))
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const lastBlank = plain[room.length] === ' ' ? room.length : room.lastIndexOf(' ');
  const kept = lastBlank > 0 ? room.slice(0, lastBlank) : room;
  return `${trimPunctuation(kept)}…`;
}

function isParagraphWithText(block: BlockNode): boolean {
  return block.type === 'paragraph' && toPlainText(block).trim() !== '';
}

// "approx. 2 cups", "e.g. thyme" and "J. Child" go on after the dot, as does "… and then".
function continues(text: string, markAt: number, end: number): boolean {
  if (/\p{Ll}/u.test(text.charAt(end + 1))) return true;
  if (text[markAt] !== '.') return false;
  const word = text.slice(text.lastIndexOf(' ', markAt) + 1, markAt).replace(/^[("'“‘[]+/, '');
  return abbreviations.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word);
}

function trimPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && ' ,;:–—-'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function collapse(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(' ');
}
