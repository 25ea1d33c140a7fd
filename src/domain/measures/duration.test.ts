import { describe, expect, it } from 'vitest';
import { formatDuration, formatIsoDuration, totalTimeWithCustomMinutes } from './duration.ts';

const times = (
  prepTimeMinutes: number | null,
  cookTimeMinutes: number | null,
  customTimeMinutes: number | null = null,
) => ({ prepTimeMinutes, cookTimeMinutes, customTimeMinutes });

describe('Durations, §9', () => {
  it.each([
    [0, '0 minutes', 'PT0M'],
    [1, '1 minute', 'PT1M'],
    [45, '45 minutes', 'PT45M'],
    [60, '1 hour', 'PT1H'],
    [61, '1 hour 1 minute', 'PT1H1M'],
    [150, '2 hours 30 minutes', 'PT2H30M'],
    [1439, '23 hours 59 minutes', 'PT23H59M'],
    [1440, '1 day', 'P1D'],
    [1445, '1 day 5 minutes', 'P1DT5M'],
    [1500, '1 day 1 hour', 'P1DT1H'],
    [3030, '2 days 2 hours 30 minutes', 'P2DT2H30M'],
    [0.2, '1 minute', 'PT1M'],
    [59.6, '1 hour', 'PT1H'],
    [-5, '0 minutes', 'PT0M'],
    [Number.NaN, '0 minutes', 'PT0M'],
  ])('%d minutes are %j and %s', (minutes, text, iso) => {
    expect(formatDuration(minutes)).toBe(text);
    expect(formatIsoDuration(minutes)).toBe(iso);
  });
});

describe('Total time, §9', () => {
  it.each([
    [times(10, 20), 30],
    [times(10, 20, 60), 90],
    [times(10, null), 10],
    [times(null, null, 60), 60],
    [times(0, 0), 0],
    [times(null, null), null],
  ])('of %j, the custom time included, is %j', (given, total) => {
    expect(totalTimeWithCustomMinutes(given)).toBe(total);
  });
});
