import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRelativeTime } from './relative-time.ts';

const now = 1_800_000_000_000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (seconds: number) => formatRelativeTime(now - seconds * 1000, now);

describe('Relative time, §9', () => {
  it.each([
    [0, 'a few seconds ago'],
    [44, 'a few seconds ago'],
    [44.999, 'a few seconds ago'],
    [45, 'just now'],
    [59, 'just now'],
    [60, 'just now'],
    [119, 'just now'],
    [2 * minute, '2 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [2 * hour - 1, '1 hour ago'],
    [2 * hour, '2 hours ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [2 * day, '2 days ago'],
    [30 * day - 1, '29 days ago'],
    [30 * day, '1 month ago'],
    [60 * day, '2 months ago'],
    [364 * day, '11 months ago'],
    [365 * day, '1 year ago'],
    [730 * day, '2 years ago'],
  ])('%d s are %j', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });

  it('counts a time ahead of a slow clock as this moment', () => {
    expect(ago(-3600)).toBe('a few seconds ago');
  });

  it('has a text for any time, and one is singular', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 * day }), (seconds) => {
        expect(ago(seconds)).toMatch(
          /^(?:a few seconds ago|just now|1 (?:hour|day|month|year) ago|(?:[2-9]|\d\d+) (?:minute|hour|day|month|year)s ago)$/,
        );
      }),
    );
  });
});
