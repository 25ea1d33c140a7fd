import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, isTimeZone } from './wall-time.ts';

const iso = (wall: string, zone: string) => {
  const instant = instantOf(wall, zone);
  return instant && [new Date(instant.at).toISOString(), instant.meaning];
};

describe('A time on the wall', () => {
  it.each([
    ['2026-12-24T08:00', 'Europe/Berlin', '2026-12-24T07:00:00.000Z', 'exact'],
    ['2026-07-01T08:00', 'America/New_York', '2026-07-01T12:00:00.000Z', 'exact'],
    ['2026-07-01T08:00', 'Asia/Kathmandu', '2026-07-01T02:15:00.000Z', 'exact'],
    ['2026-07-01T00:00', 'Pacific/Kiritimati', '2026-06-30T10:00:00.000Z', 'exact'],
    ['2026-07-01T00:00', 'UTC', '2026-07-01T00:00:00.000Z', 'exact'],
    // Clocks go from 2:00 to 3:00, and from 3:00 back to 2:00.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z', 'skipped'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z', 'exact'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', 'repeated'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z', 'exact'],
    // Half an hour.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', 'skipped'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', 'repeated'],
  ])('%s in %s is an instant', (wall, zone, ...instant) => {
    expect(iso(wall, zone)).toEqual(instant);
  });

  it.each([
    ['2026-02-30T08:00', 'UTC'],
    ['2026-12-24T24:00', 'UTC'],
    ['2026-12-24T08:00', 'Europe/Atlantis'],
    ['2026-12-24T08:00', '+02:00'],
    ['2026-12-24T08:00', ''],
  ])('%s in %s is none', (wall, zone) => {
    expect(instantOf(wall, zone)).toBeNull();
  });

  it('is what clocks of the zone show then, unless they skip it', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const moments = fc.integer({ min: Date.UTC(2026), max: Date.UTC(2036) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (zone, ms) => {
        const wall = new Date(ms).toISOString().slice(0, 16);
        const { at, meaning } = instantOf(wall, zone)!;
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(at);
        expect(isTimeZone(zone)).toBe(true);
        expect(shown.replace(' ', 'T') === wall).toBe(meaning !== 'skipped');
      }),
      { numRuns: 300 },
    );
  });
});
