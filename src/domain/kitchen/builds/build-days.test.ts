import { describe, expect, it } from 'vitest';
import { buildDays, dayWord } from './build-days.ts';

const at = (startedAt: string) => ({ startedAt });

describe('Builds by day', () => {
  it('stand under the day on which they began where the cook is', () => {
    const builds = [at('2026-11-23T23:30:00Z'), at('2026-11-23T20:00:00Z')];
    expect(buildDays(builds, 'UTC').map(({ day }) => day)).toEqual(['2026-11-23']);
    expect(buildDays(builds, 'Europe/Berlin').map(({ day }) => day)).toEqual([
      '2026-11-24',
      '2026-11-23',
    ]);
  });

  it('keep their order within a day', () => {
    const builds = [at('2026-11-23T12:00:00Z'), at('2026-11-23T09:00:00Z')];
    expect(buildDays(builds, 'UTC')).toEqual([{ day: '2026-11-23', builds }]);
  });

  it('name the last two days by a word', () => {
    const now = Date.parse('2026-11-23T10:00:00Z');
    const words = ['2026-11-23', '2026-11-22', '2026-11-21'].map((day) => dayWord(day, now, 'UTC'));
    expect(words).toEqual(['today', 'yesterday', null]);
  });
});
