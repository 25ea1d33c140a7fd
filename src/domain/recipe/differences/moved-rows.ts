import type { Id } from '../../ids.ts';

/**
 * The fewest ids that have moved where both lists hold the same ones. Of equally good answers the
 * ids choose, so that the way back moves the same rows.
 */
export function movedIds(before: readonly Id[], after: readonly Id[]): Id[] {
  const longest = commonLengths(before, after);
  const at = (one: number, other: number) => longest[one]?.[other] ?? 0;
  const moved: Id[] = [];
  let [from, to] = [0, 0];
  for (let [one, other] = [before[0], after[0]]; one !== undefined && other !== undefined;) {
    if (one === other) [from, to] = [from + 1, to + 1];
    else {
      const [skipsOne, skipsOther] = [at(from + 1, to), at(from, to + 1)];
      const isOne = skipsOne === skipsOther ? one < other : skipsOne > skipsOther;
      moved.push(isOne ? one : other);
      if (isOne) from += 1;
      else to += 1;
    }
    [one, other] = [before[from], after[to]];
  }
  return [...new Set([...moved, ...before.slice(from), ...after.slice(to)])];
}

/** How many ids keep their order behind each pair of places. */
function commonLengths(before: readonly Id[], after: readonly Id[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let from = before.length - 1; from >= 0; from -= 1) {
    const [row = [], below = []] = [lengths[from], lengths[from + 1]];
    for (let to = after.length - 1; to >= 0; to -= 1) {
      row[to] =
        before[from] === after[to]
          ? (below[to + 1] ?? 0) + 1
          : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return lengths;
}
