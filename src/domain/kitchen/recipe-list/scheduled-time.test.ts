import { describe, expect, it } from 'vitest';
import { scheduledTime } from './scheduled-time.ts';

const berlin = 'Europe/Berlin';
const now = Date.parse('2026-05-20T10:00:00Z');
const at = (time: string, zone = berlin, own = berlin) =>
  scheduledTime({ at: Date.parse(time), zone }, now, own);

describe('When a recipe is to be published', () => {
  it('is a weekday within the week, a day after it, and a year where it is another', () => {
    expect(at('2026-05-22T06:00:00Z').text).toBe('Fri 08:00');
    expect(at('2026-05-27T06:00:00Z').text).toBe('Wed 27 May 08:00');
    expect(at('2027-01-02T07:00:00Z').text).toBe('Sat 2 Jan 2027 08:00');
  });

  it('is told by the clock that was meant, which is named where it is not one’s own', () => {
    expect(at('2026-05-22T06:00:00Z', 'America/New_York')).toEqual({
      text: 'Fri 02:00',
      place: 'New York',
      state: 'scheduled',
    });
    expect(at('2026-05-22T06:00:00Z', 'Europe/Paris').place).toBeNull();
  });

  it('is overdue once publishing has had the time it takes, and only due before', () => {
    expect(at('2026-05-20T09:57:00Z').state).toBe('overdue');
    expect(at('2026-05-20T09:58:00Z').state).toBe('due');
    expect(at('2026-05-20T10:00:00Z').state).toBe('due');
    expect(at('2026-05-20T10:00:01Z').state).toBe('scheduled');
  });
});
