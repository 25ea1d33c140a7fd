import { readAmount } from './amounts.ts';
import { unitDescriptions } from './cooking-words.ts';
import { at } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import type { ReadUnit } from './unit-words.ts';
import { isNameStart, readLength, readWeight } from './written-sizes.ts';

const mostDescriptions = 4;

/** Reads a unit and the words before it: "2 heaping tablespoons", "1 large head", "4 1/2-inch pieces". */
export function readDescribedUnit(tokens: readonly Token[], start: number): ReadUnit | null {
  let index = start;
  let size: ReadUnit | null = null;
  for (let count = 0; count < mostDescriptions; count += 1) {
    const unit = readUnit(tokens, index);
    if (unit && unit.kind !== 'size') return isUsable(tokens, unit) ? unit : size;
    if (unit && index === start) size = unit;
    const next = unit?.next ?? skipDescription(tokens, index);
    if (next === null) return size;
    index = next;
  }
  return size;
}

function skipDescription(tokens: readonly Token[], index: number): number | null {
  const { lower } = at(tokens, index);
  const isDescribing = unitDescriptions.has(lower) || lower.startsWith('inch-');
  return (
    readLength(tokens, index) ?? readWeight(tokens, index) ?? (isDescribing ? index + 1 : null)
  );
}

// "2 cloves" and "30 cloves, crushed" name the spice: only a measure can do without a name.
function isUsable(tokens: readonly Token[], unit: ReadUnit): boolean {
  if (unit.kind === 'measure' || isNameStart(tokens, unit.next)) return true;
  return (
    /^(?:or|plus|[+=])$/.test(at(tokens, unit.next).lower) &&
    readAmount(tokens, unit.next + 1) !== null
  );
}
