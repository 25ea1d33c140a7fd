import { describe, expect, test } from 'vitest';
import { aRow } from './testing/a-row.ts';
import { timesAsWritten } from './times.ts';

describe('Times of a row', () => {
  test('are told by their minutes alone where these say it all', () => {
    const times = { prep: '1h 10 min', cook: '45 minutes', rest: '3 days', total: null };
    const minutes = { prepTimeMinutes: 70, cookTimeMinutes: 45, customTimeMinutes: 4320 };
    expect(timesAsWritten(aRow({ times, ...minutes }))).toEqual([]);
  });

  test('are kept as they are written where they say more', () => {
    const times = { prep: '15-30 min', custom: '~1 week', total: 'all day' };
    const row = aRow({ times, prepTimeMinutes: 15, customTimeLabel: 'Fermentation time' });
    expect(timesAsWritten(row)).toEqual([
      'Prep time: 15-30 min',
      'Fermentation time: ~1 week',
      'Total time: all day',
    ]);
  });
});
