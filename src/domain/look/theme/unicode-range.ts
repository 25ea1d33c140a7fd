const parts = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gi;

/** The code points of a `unicode-range` as style sheets write it: `U+20-7E,U+A9`. */
export function codePointsOf(range: string): number[] {
  return [...range.matchAll(parts)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** What is in the first range and not in the second. */
export function rangeWithout(range: string, without: string): string {
  const excluded = new Set(codePointsOf(without));
  const runs: [first: number, last: number][] = [];
  for (const code of codePointsOf(range)) {
    if (excluded.has(code)) continue;
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(written).join(',');
}

function written([first, last]: [number, number]): string {
  const [from, to] = [first, last].map((code) => code.toString(16).toUpperCase());
  return first === last ? `U+${from}` : `U+${from}-${to}`;
}
