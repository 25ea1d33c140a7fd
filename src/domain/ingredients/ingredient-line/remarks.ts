import { isSubtraction } from './amounts.ts';
import { noteStarters } from './cooking-words.ts';
import { isWorkWord, manners } from './preparations.ts';
import { at, isBorder } from './tokens.ts';
import type { Role, Token } from './tokens.ts';
import { wordSet } from './word-set.ts';

const otherWork = wordSet('cut ends in into removed stems well');
const breaksOff = wordSet('for ideally like optional optionally plus preferably such');
const farthestWork = 4;

/** Marks what follows the name, remark by remark, as preparation or note. */
export function markRemarks(tokens: readonly Token[], start: number): void {
  let role = remarkRole(tokens, start);
  for (const [offset, token] of tokens.slice(start).entries()) {
    const index = start + offset;
    if (isBorder(tokens, index)) {
      const nextRole = remarkRole(tokens, index + 1);
      token.role = nextRole === role ? role : 'gap';
      role = nextRole;
    } else {
      if (breaksOff.has(token.lower)) role = 'note';
      token.role = role;
    }
  }
}

/** True of a word that begins a remark on work: "peeled", "finely". */
export function isWorkStart(token: Token): boolean {
  return isWorkWord(token.lower) || manners.has(token.lower);
}

function remarkRole(tokens: readonly Token[], start: number): Role {
  const first = at(tokens, start);
  if (noteStarters.has(first.lower) || isSubtraction(tokens, start)) return 'note';
  if (first.lower === 'at' && at(tokens, start + 1).lower === 'room') return 'preparation';
  if (first.lower === 'in' && at(tokens, start + 1).lower === 'all') return 'note';
  if (otherWork.has(first.lower)) return 'preparation';
  for (let index = start; index < start + farthestWork && !isBorder(tokens, index); index += 1) {
    if (isWorkStart(at(tokens, index))) return 'preparation';
  }
  return 'note';
}
