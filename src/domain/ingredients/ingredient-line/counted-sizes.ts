import { isNumberWord } from './spelled-number.ts';
import { at, isArticle } from './tokens.ts';
import type { Range, Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import type { ReadUnit } from './unit-words.ts';
import { holdsNumber } from './written-number.ts';

/** What "2-15 oz. cans" tells: two cans of fifteen ounces each, or nothing that is certain. */
export type CountedSize = 'count' | 'doubtful';

const lengths = new Set(['inch', 'centimeter']);
/** Nobody leaves it open whether a package holds one pound or three. */
const farApart = 3;
const closeTogether = 1.5;
const mostCounted = 4;
const shortForOneOrMany = /^(?:pkg|pk|pkt)$/;

/**
 * Whether two numbers with a dash between them are how many packages there are and how large each
 * is, and not the ends of a range. With a count before them ("1 12-16 oz can") they are a range.
 */
export function sizeAfter(
  tokens: readonly Token[],
  [start, end]: Range,
  [first, second]: readonly [number, number],
): CountedSize | null {
  if (!Number.isInteger(first) || at(tokens, start + 1).kind !== 'dash') return null;
  if (isCountBefore(tokens, start)) return null;
  const unit = readUnit(tokens, skipDash(tokens, end));
  if (unit?.kind !== 'measure' || lengths.has(unit.slug)) return null;
  const thing = readUnit(tokens, skipDash(tokens, unit.next));
  const isThing = thing?.kind === 'container' || thing?.kind === 'piece';
  const isFarApart = second / first >= farApart;
  if (!isThing) return isFarApart && isSizeUnit(unit.slug) ? 'doubtful' : null;
  return isFarApart ? 'count' : nearSize(at(tokens, thing.start).lower, [first, second], thing);
}

function skipDash(tokens: readonly Token[], index: number): number {
  return at(tokens, index).kind === 'dash' ? index + 1 : index;
}

/** Many packages are counted; one holds "12-16 oz", where no short form may be that of many. */
function nearSize(
  word: string,
  [first, second]: readonly [number, number],
  { kind }: ReadUnit,
): CountedSize | null {
  const isFew = first <= mostCounted;
  if (word.endsWith('s')) return isFew && kind === 'container' ? 'count' : 'doubtful';
  const isClose = second / first <= closeTogether && !shortForOneOrMany.test(word);
  return isClose || !isFew ? null : 'doubtful';
}

/** "1-4 tablespoons" may be a range; "2-8 oz cream cheese" are two packages, "3-400 g" 300 to 400 g. */
const isSizeUnit = (slug: string): boolean =>
  /^(?:fluid-ounce|gram|milliliter|ounce|pound)$/.test(slug);

function isCountBefore(tokens: readonly Token[], start: number): boolean {
  const before = at(tokens, start - 1);
  return (
    isArticle(before) ||
    holdsNumber(before.text) ||
    isNumberWord(before.lower) ||
    /^[x×]$/.test(before.lower)
  );
}
