import { at } from '../ingredient-line/tokens.ts';
import type { Token } from '../ingredient-line/tokens.ts';
import { folded } from './phrases.ts';
import type { Vocabulary } from './phrases.ts';

const optionalEnding =
  /(?<!\p{L})(\p{L}+)(?:\/(?:e?n|e|er|e?s)(?!\p{L})|\((?:e?n|e|er|e?s|i|x)\))/gu;

/** "1 Prise(n)" and "2 Tasse/n" without the ending of the unit, whose plural the tables know. */
export function withoutEndings(line: string, { units }: Vocabulary): string {
  return line.replaceAll(optionalEnding, (whole: string, word: string) =>
    units.has(folded(word)) ? word : whole,
  );
}

/** "d'ail" is two words: the first links, the second names. */
export function splitElisions(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const mark = token.kind === 'word' ? token.text.search(/['’]/) : -1;
    if (mark < 0 || mark === token.text.length - 1) return [token];
    const middle = token.start + mark + 1;
    return [
      part(token, [token.start, middle]),
      { ...part(token, [middle, token.end]), isSpaced: false },
    ];
  });
}

function part(token: Token, [start, end]: readonly [number, number]): Token {
  const text = token.text.slice(start - token.start, end - token.start);
  return { ...token, text, lower: text.toLowerCase(), start, end };
}

/** Makes a note of what stands in brackets and returns the tokens outside of them. */
export function setAsideBrackets(tokens: readonly Token[]): Token[] {
  const outside: Token[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open') depth += 1;
    if (depth === 0) outside.push(token);
    else token.role = isEnding(tokens, index) ? 'gap' : 'note';
    if (token.kind === 'close') depth = Math.max(0, depth - 1);
  }
  return outside;
}

/** A bracket, or the letters of a plural within: "Prise(n)". */
function isEnding(tokens: readonly Token[], index: number): boolean {
  const { kind, isSpaced, text } = at(tokens, index);
  if (kind === 'open' || kind === 'close') return true;
  const before = at(tokens, index - 1);
  const isGlued = before.kind === 'open' && !before.isSpaced && !isSpaced && index > 1;
  return isGlued && at(tokens, index + 1).kind === 'close' && /^(?:e?n|e?s|er?|i|x)$/.test(text);
}
