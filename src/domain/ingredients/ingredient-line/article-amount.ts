import { understoodForms } from '../understood-titles.ts';
import { readOrMoreBehind } from './amount-ends.ts';
import { skipApproximations } from './leading-measure.ts';
import { at, isArticle, setRole } from './tokens.ts';
import type { Token } from './tokens.ts';
import { hasAmount } from './written-measure.ts';
import type { WrittenMeasure } from './written-measure.ts';

/** "An onion" is one; of a word that has no plural, or that nobody knows, an article counts nothing. */
export function withArticle(
  tokens: readonly Token[],
  nameEnd: number,
  measure: WrittenMeasure,
): WrittenMeasure {
  const start = skipApproximations(tokens);
  if (hasAmount(measure) || measure.unit !== null || !isArticle(at(tokens, start))) return measure;
  const orMore = readOrMoreBehind(tokens, nameEnd);
  const words = tokens.slice(start + 1, orMore ? orMore.next - 2 : nameEnd);
  if (!isOneThing(words.filter(({ role }) => role === 'name'))) return measure;
  setRole(tokens, [0, start], 'note');
  setRole(tokens, [start, start + 1], 'gap');
  return { ...measure, quantityMin: 1, quantityMax: 1, next: start + 1 };
}

/** "A heaping plate of herbs" is as much as one likes. */
const vague =
  /^(?:assortment|combination|generous|heaped|heaping|mix|mixture|overflowing|selection)$/;

function isOneThing(words: readonly Token[]): boolean {
  if (words.some(({ kind, lower }) => kind !== 'word' || vague.test(lower))) return false;
  const name = words.map(({ lower }) => lower).join(' ');
  const { singular, plural } = understoodForms(name);
  return name === singular && name !== plural;
}
