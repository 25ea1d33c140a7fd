import { describe, expect, test } from 'vitest';
import { firstLabelTop, heights, labelHeight, labelReach } from './plot.ts';

const days = Array.from({ length: 30 }, (_, day) => day);
const spikes = days.map((at) => days.map((day) => (day === at ? 900 : 100)));
const dips = days.map((at) => days.map((day) => (day === at ? 100 : 900)));
const jumps = days.map((at) => days.map((day) => (day < at ? 40 : 1_094_927)));
const falls = days.map((at) => days.map((day) => (day < at ? 1_094_927 : 40)));
const waves = days.map((at) => days.map((day) => Math.round(500 + 400 * Math.sin(day * at))));
/** Values that differ with each series, the same in each run. */
const noise = days.map((at) =>
  days.map((day) => Math.floor(Math.abs(Math.sin(at * 97 + day * 13 + 1)) * 1e5)),
);
const all: number[][] = [
  [7],
  [0, 5],
  [5, 0],
  days,
  days.map((day) => 30 - day),
  days.map(() => 12),
  days.map((day) => day ** 4),
  days.map((day) => 900_000 - day ** 4),
  [3, 900, 3],
  ...[spikes, dips, jumps, falls, waves, noise].flat(),
];

/** Where the line stands at a place of the plot's width. */
function lineAt(line: readonly number[], percent: number): number {
  const at = (percent / 100) * (line.length - 1);
  const [before, after] = [line[Math.floor(at)]!, line[Math.ceil(at)]!];
  return before + (after - before) * (at - Math.floor(at));
}

describe('The label of the first value of a plot', () => {
  test.each(all.map((values) => [values.slice(0, 6).join(' '), values] as const))(
    'never lies on the line and stays where it can be read: %s …',
    (_name, values) => {
      const text = values[0]!.toLocaleString('en');
      const top = firstLabelTop(values, text);
      const line = heights(values);
      const places = Array.from({ length: 201 }, (_, at) => (at / 200) * labelReach(text));
      const distances = places.map((place) => {
        const y = lineAt(line, place);
        return Math.max(top - y, y - (top + labelHeight));
      });
      expect(Math.min(...distances)).toBeGreaterThan(4);
      expect(top).toBeGreaterThanOrEqual(-18);
      expect(top + labelHeight).toBeLessThanOrEqual(100);
    },
  );

  test('stands right above the point where the line begins to fall', () => {
    expect(firstLabelTop([9, 8, 7], '9')).toBeLessThan(0);
  });

  test('stands below the line where it rises at once', () => {
    const values = [500, 900, 100, 100, 100, 100];
    expect(firstLabelTop(values, '500')).toBeGreaterThan(heights(values)[0]!);
  });
});
