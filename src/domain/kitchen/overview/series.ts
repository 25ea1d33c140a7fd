/** How many there were at the end of each day, told back from how many there are now. */
export function runningTotals(
  now: number,
  { came, left }: { came: readonly number[]; left: readonly number[] },
): number[] {
  const totals: number[] = [];
  let after = now;
  for (let place = came.length - 1; place >= 0; place -= 1) {
    totals.unshift(after);
    // What ended by a letter that bounced was never counted as leaving.
    after = Math.max(0, after - (came[place] ?? 0) + (left[place] ?? 0));
  }
  return totals;
}

/** Some days in a row: the place of its first and last among all, and what they sum up to. */
export type Bin = { from: number; to: number; sum: number };

/** Days in bins of one size that end with the last day; fewer days than fill one are left out. */
export function binned(counts: readonly number[], size: number): Bin[] {
  const bins: Bin[] = [];
  for (let to = counts.length - 1; to - size + 1 >= 0; to -= size) {
    const from = to - size + 1;
    bins.unshift({ from, to, sum: sumOf(counts.slice(from, to + 1)) });
  }
  return bins;
}

export const sumOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);

/** The bin with the most; the newest of several, and null where there is nothing. */
export const highestOf = (bins: readonly Bin[]): Bin | null =>
  bins.reduce<Bin | null>(
    (highest, bin) => (bin.sum > 0 && bin.sum >= (highest?.sum ?? 0) ? bin : highest),
    null,
  );
