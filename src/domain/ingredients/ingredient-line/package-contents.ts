import { readWholeAmount } from './amounts.ts';
import { approximations } from './cooking-words.ts';
import { at, setRole } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import type { ReadUnit } from './unit-words.ts';

/** "2 bunches of 10 radishes each": how many each has. */
export function skipContents(
  tokens: readonly Token[],
  index: number,
  unit: ReadUnit | null,
): number {
  if (at(tokens, index).lower !== 'of') return index;
  if (unit?.kind !== 'container' && unit?.kind !== 'piece') return index;
  const about = approximations.has(at(tokens, index + 1).lower) ? index + 2 : index + 1;
  const count = readWholeAmount(tokens, about);
  const isCount = count !== null && readUnit(tokens, count.next) === null;
  if (!isCount || at(tokens, count.next).kind !== 'word') return index;
  setRole(tokens, [index, count.next], 'note');
  return count.next;
}
