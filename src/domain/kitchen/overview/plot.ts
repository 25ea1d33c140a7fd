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

/** The room of a label of one line, of the plot's height. */
export const labelHeight = 15;
/** What stays free between a label and the line. */
const labelGap = 7;
/** Of the plot's width where it is narrowest. */
const signWidth = 3.4;

/** How far a label at the beginning reaches at most. */
export const labelReach = (text: string): number => Math.min(plotWidth, text.length * signWidth);

/**
 * Where the upper edge of the first value's label stands, as near to its point as the line leaves
 * room: above all of the line that it stands over, which always fits, or below it.
 */
export function firstLabelTop(values: readonly number[], text: string): number {
  const line = heights(values);
  const below = lineWithin(line, labelReach(text));
  const [first = plotHeight / 2] = line;
  const over = Math.min(...below) - labelGap - labelHeight;
  const under = Math.max(...below) + labelGap;
  const isNearer = under - first < first - over - labelHeight;
  return isNearer && under + labelHeight <= plotHeight ? under : over;
}

/** The heights of the line's corners up to a place, and of the line at that place. */
function lineWithin(line: readonly number[], reach: number): number[] {
  const at = (reach / plotWidth) * (line.length - 1);
  const [from, to] = [Math.floor(at), Math.ceil(at)];
  const [before = plotHeight / 2, after = before] = [line[from], line[to]];
  return [...line.slice(0, from + 1), before + (after - before) * (at - from)];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
