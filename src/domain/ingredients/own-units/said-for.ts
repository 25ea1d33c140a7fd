import { type BuiltInUnit, findBuiltInUnit } from '../../measures/built-in-units.ts';

/** These tell how much: so many, so long, or the weight of butter. */
const telling = new Set(['centimeter', 'dozen', 'inch', 'pair', 'stick']);

/**
 * Whether one unit can be said for another: both count, both tell a size, or both measure the very
 * same, so that no recipe says another amount.
 */
export function canBeSaidFor(slug: string, otherSlug: string): boolean {
  const [one, other] = [findBuiltInUnit(slug), findBuiltInUnit(otherSlug)];
  if (!one || !other || one.kind !== other.kind) return false;
  if (isMeasure(one)) return one.system === other.system && one.perUnit === other.perUnit;
  return !telling.has(slug) && !telling.has(otherSlug);
}

const isMeasure = ({ perUnit }: BuiltInUnit): boolean => perUnit !== null;
