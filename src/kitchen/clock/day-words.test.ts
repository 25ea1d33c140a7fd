import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as words from './day-words.ts';

const at = new Date(2026, 10, 16, 14, 2, 31);

describe('The words for days and times', () => {
  it.each([
    ['14:02', words.timeOf],
    ['16 November', words.dayAndMonthOf],
    ['Monday 16 November', words.weekdayOf],
    ['16\u00A0Nov\u00A02026', words.shortDayOf],
    ['16\u00A0November\u00A02026', words.dayOf],
    ['16 November at 14:02', words.dayAndTimeOf],
    ['Monday 16 November at 14:02', words.weekdayAndTimeOf],
    ['16 Nov 2026, 14:02', words.shortMomentOf],
    ['16 November 2026 at 14:02', words.longMomentOf],
    ['Monday 16 November 2026 at 14:02:31', words.exactTimeOf],
  ])('are one way of each length: %s', (said, write) => {
    expect(write(at)).toBe(said);
    expect(write(at.toISOString())).toBe(said);
  });

  it('are a month or a day of a calendar wherever the reader is', () => {
    const first = '2026-05-01';
    expect(words.calendarDay(first)).toBe('1\u00A0May');
    expect(words.calendarMonth(first)).toBe('May');
    expect(words.calendarMonthAndYear(first)).toBe('May\u00A02026');
  });

  it('are those of one module on every screen of the kitchen', () => {
    const own =
      /new Intl\.DateTimeFormat\([^)]|\.toLocale(?:Date|Time)String\(|new Date\([^)]*\)\.toLocaleString\(/;
    const files = globSync('src/kitchen/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.'))
      .filter((file) => !file.endsWith('clock/day-words.ts'));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
