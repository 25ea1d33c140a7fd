type Part = { elements: number; refersTo: string[] };

const MAX_DRAWN_ELEMENTS = 500_000;
const MAX_CHAIN = 300;

/**
 * Counts what a drawing would draw once every reference is followed: a few lines of `use` inside
 * `use` can ask for billions of shapes.
 */
export function referenceCounter(): {
  enter: (id: string | undefined) => void;
  leave: () => void;
  refer: (target: string) => void;
  isTooLarge: () => boolean;
} {
  const parts = new Map<string, Part>([['', { elements: 0, refersTo: [] }]]);
  const path = [''];
  const current = (): Part => partOf(parts, path.at(-1) ?? '');
  return {
    enter: (id) => {
      if (id !== undefined && id !== path.at(-1)) current().refersTo.push(id);
      path.push(id ?? path.at(-1) ?? '');
      current().elements += 1;
    },
    leave: () => {
      path.pop();
    },
    refer: (target) => {
      current().refersTo.push(target);
    },
    isTooLarge: () => counterOf(parts)('', 0) > MAX_DRAWN_ELEMENTS,
  };
}

function partOf(parts: Map<string, Part>, id: string): Part {
  const known = parts.get(id);
  if (known) return known;
  const part: Part = { elements: 0, refersTo: [] };
  parts.set(id, part);
  return part;
}

/** A part that is being counted counts as endless, so a circle is too large as well. */
function counterOf(parts: ReadonlyMap<string, Part>): (id: string, chain: number) => number {
  const counted = new Map<string, number>();
  const count = (id: string, chain: number): number => {
    const known = counted.get(id);
    if (known !== undefined) return known;
    if (chain > MAX_CHAIN) return Infinity;
    counted.set(id, Infinity);
    const part = parts.get(id);
    let total = part?.elements ?? 0;
    for (const target of part?.refersTo ?? []) {
      total += count(target, chain + 1);
      if (total > MAX_DRAWN_ELEMENTS) return Infinity;
    }
    counted.set(id, total);
    return total;
  };
  return count;
}
