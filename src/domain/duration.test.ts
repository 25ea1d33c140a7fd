import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDuration,
  formatIsoDuration,
  parseIsoDuration,
  totalTimeMinutes,
  totalTimeWithCustomMinutes,
} from './duration.ts';

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

  it.each([
    ['PT90M', 90],
    ['pt1h30m', 90],
    ['P0DT0H30M', 30],
    ['PT1.5H', 90],
    ['PT1,5H', 90],
    ['PT30S', 1],
    ['PT90S', 2],
    ['PT0S', 0],
    ['P1W', 10_080],
    [' P1DT2H5M ', 1565],
  ])('%j is read as %d minutes', (text, minutes) => {
    expect(parseIsoDuration(text)).toBe(minutes);
  });

  it.each(['', 'P', 'PT', '30', '1H', 'P1Y', 'P1M', 'PT1X', 'PT-5M', '30 minutes'])(
    '%j is none',
    (text) => {
      expect(parseIsoDuration(text)).toBeNull();
    },
  );

  it('read back as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (minutes) => {
        expect(parseIsoDuration(formatIsoDuration(minutes))).toBe(minutes);
      }),
    );
  });

  it.each(['P', '1', 'PT1', '1D', ' '])('of repeated %j are read at once', (part) => {
    const started = performance.now();
    parseIsoDuration(`P${part.repeat(200_000)}`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('Total time, §9', () => {
  it.each([
    [times(10, 20), 30, 30],
    [times(10, 20, 60), 30, 90],
    [times(10, null), 10, 10],
    [times(null, null, 60), null, 60],
    [times(0, 0), 0, 0],
    [times(null, null), null, null],
  ])('of %j is %j, with the custom time %j', (given, total, withCustom) => {
    expect(totalTimeMinutes(given)).toBe(total);
    expect(totalTimeWithCustomMinutes(given)).toBe(withCustom);
  });
});
