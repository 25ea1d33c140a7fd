/** The field that a plot is drawn in; it is stretched to where it stands. */
export const plotWidth = 100;
export const plotHeight = 100;
/** Room for the line at its highest and lowest. */
const margin = 4;

/** Where each value stands, 0 at the upper edge; values that are all the same lie in the middle. */
export function heights(values: readonly number[]): number[] {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const room = plotHeight - 2 * margin;
  return values.map((value) =>
    span === 0 ? plotHeight / 2 : margin + room * (1 - (value - lowest) / span),
  );
}

/** The path of a line through values at equal distances. */
export function linePath(values: readonly number[]): string {
  const step = plotWidth / Math.max(1, values.length - 1);
  return heights(values)
    .map((y, place) => `${place === 0 ? 'M' : 'L'}${rounded(place * step)} ${rounded(y)}`)
    .join('');
}

/** The same line, closed along the lower edge. */
export const areaPath = (values: readonly number[]): string =>
  `${linePath(values)}L${plotWidth} ${plotHeight}L0 ${plotHeight}Z`;

const rounded = (value: number): number => Math.round(value * 100) / 100;
