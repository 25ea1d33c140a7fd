import type { TextPart } from '../../recipe/differences/text-parts.ts';

const contextLength = 32;
const changeLength = 160;
/** What stands around a change is told; of a text that is all new, its beginning. */
const partsMax = 9;
const ellipsis = '…';

/** A text at most so long, cut between words where it can be. */
export function shortened(text: string, length = changeLength): string {
  if (text.length <= length) return text;
  return `${cutAtWord(text.slice(0, length))}${ellipsis}`;
}

/** The changes of a long text with a few words around each. */
export function shortenedParts(parts: readonly TextPart[]): TextPart[] {
  const told = parts.map((part, index): TextPart => {
    if (part.change !== 'same') return { ...part, text: shortened(part.text) };
    return { ...part, text: between(part.text, index > 0, index < parts.length - 1) };
  });
  const chosen = told.filter(({ text }) => text !== '');
  return chosen.length <= partsMax
    ? chosen
    : [...chosen.slice(0, partsMax), { text: ellipsis, change: 'same' }];
}

/** Of words that stay: those behind the change before and before the change behind. */
function between(text: string, hasBefore: boolean, hasBehind: boolean): string {
  const length = contextLength * (Number(hasBefore) + Number(hasBehind));
  if (text.length <= length + contextLength) return text;
  const begin = hasBefore ? cutAtWord(text.slice(0, contextLength)) : '';
  const end = hasBehind ? cutBeforeWord(text.slice(-contextLength)) : '';
  return `${begin}${ellipsis}${end}`;
}

/** Never half of a character that takes two code units. */
const cutAtWord = (text: string): string =>
  /\s/.test(text) ? text.replace(/\s\S*$/, '') : text.toWellFormed().replace(/\uFFFD$/, '');

const cutBeforeWord = (text: string): string =>
  /\s/.test(text) ? text.replace(/^\S*\s/, ' ') : text.toWellFormed().replace(/^\uFFFD/, '');
