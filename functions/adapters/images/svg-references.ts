import { type DrawnElement, linksOf, type Part, type PlacedElement } from './svg-links.ts';
import type { StyleRule } from './svg-styles.ts';

const MAX_DRAWN_ELEMENTS = 500_000;
const MAX_CHAIN = 1000;

/**
 * Counts what a drawing would draw once every reference is followed: a few lines of `use` inside
 * `use` can ask for billions of shapes. A style sheet may come after the elements it is about.
 */
export function referenceCounter(): {
  enter: (element: DrawnElement) => void;
  leave: () => void;
  /** How many elements there are, and to forget those after so many. */
  size: () => number;
  forgetAfter: (size: number) => void;
  addRules: (rules: readonly StyleRule[]) => void;
  isTooLarge: () => boolean;
} {
  const elements: PlacedElement[] = [];
  const path: number[] = [];
  const rules: StyleRule[] = [];
  return {
    enter: (element) => {
      elements.push({ ...element, parent: path.at(-1) ?? -1 });
      path.push(elements.length - 1);
    },
    leave: () => {
      path.pop();
    },
    size: () => elements.length,
    forgetAfter: (size) => {
      elements.length = size;
    },
    addRules: (added) => {
      for (const rule of added) rules.push(rule);
    },
    isTooLarge: () => counterOf(linksOf(elements, rules))('', 0) > MAX_DRAWN_ELEMENTS,
  };
}

/** A part that is being counted counts as endless, so a circle is too large as well. */
function counterOf(parts: ReadonlyMap<string, Part>): (key: string, chain: number) => number {
  const counted = new Map<string, number>();
  const count = (key: string, chain: number): number => {
    const known = counted.get(key);
    if (known !== undefined) return known;
    if (chain > MAX_CHAIN) return Infinity;
    counted.set(key, Infinity);
    const part = parts.get(key);
    let total = part?.elements ?? 0;
    for (const { to, times, inEach } of part?.links ?? []) {
      const more = inEach === undefined ? 0 : count(inEach, chain + 1);
      total += times * count(to, chain + 1) * (1 + more);
      // Nothing times an endless part is no number, and too large as well.
      if (!(total <= MAX_DRAWN_ELEMENTS)) return Infinity;
    }
    counted.set(key, total);
    return total;
  };
  return count;
}
