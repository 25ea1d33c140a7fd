import { isDescription, nameEnders, states } from './cooking-words.ts';
import { isWorkWord, manners } from './preparations.ts';
import { at, isBorder, isConjunction } from './tokens.ts';
import type { Token } from './tokens.ts';
import { wordSet } from './word-set.ts';

const prepositions = wordSet('at by for from in of on to with without');
const longestItem = 4;
const mostItems = 6;

/**
 * The end of a list of ingredients that goes on after the comma at `comma`, as in "corn, peanut or
 * vegetable oil", or null when the comma ends the name.
 */
export function readNounList(
  tokens: readonly Token[],
  comma: number,
  conjunctions: ReadonlySet<string>,
): number | null {
  let index = comma + 1;
  for (let count = 0; count < mostItems; count += 1) {
    const end = readItem(tokens, index);
    if (end === null) return null;
    const hasComma = at(tokens, end).kind === 'comma';
    const afterItem = hasComma ? end + 1 : end;
    if (isConjunction(at(tokens, afterItem))) {
      const isWanted = conjunctions.has(at(tokens, afterItem).lower);
      const last = isWanted ? readItem(tokens, afterItem + 1) : null;
      return last !== null && isListEnd(tokens, last) ? last : null;
    }
    if (!hasComma) return null;
    index = afterItem;
  }
  return null;
}

/** The end of the item behind a comma where each of several things is meant, and of "and" the last. */
export function readNextItem(tokens: readonly Token[], comma: number): number | null {
  const first = isConjunction(at(tokens, comma + 1)) ? comma + 2 : comma + 1;
  const end = readItem(tokens, first);
  return end !== null && (isListEnd(tokens, end) || isConjunction(at(tokens, end))) ? end : null;
}

/** The end of one item of a list, or null when the words there name no ingredient. */
function readItem(tokens: readonly Token[], start: number): number | null {
  let index = start;
  if (prepositions.has(at(tokens, start).lower)) return null;
  while (isPlainWord(at(tokens, index)) && index - start <= longestItem) index += 1;
  const last = at(tokens, index - 1).lower;
  const isItem = index > start && index - start <= longestItem;
  return isItem && !isDescription(last) && !states.has(last) ? index : null;
}

function isPlainWord(token: Token): boolean {
  if (token.kind !== 'word' || isConjunction(token)) return false;
  return !nameEnders.has(token.lower) && !isWorkWord(token.lower) && !manners.has(token.lower);
}

function isListEnd(tokens: readonly Token[], index: number): boolean {
  const token = at(tokens, index);
  return isBorder(tokens, index) || token.isAfterBrackets || nameEnders.has(token.lower);
}
