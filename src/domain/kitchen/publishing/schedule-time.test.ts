import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicationState } from './publication-state.ts';
import {
  chosenTime,
  dayWords,
  firstSuggestion,
  isSameClock,
  longTime,
  placeOfZone,
  scheduleState,
  shortTime,
  wallAt,
} from './schedule-time.ts';

const now = Date.parse('2026-11-23T18:30:00Z');
const berlin = 'Europe/Berlin';
const zones = [berlin, 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'Etc/UTC'];
const minuteMs = 60_000;

describe('A time on the wall', () => {
  it('has four digits of a year, as fields for days want it, however long ago', () => {
    expect(wallAt(Date.parse('0002-05-03T12:00:00Z'), 'Etc/UTC')).toMatch(/^0002-05-0\dT/);
  });

  it('is read back as the instant at which clocks show it', () => {
    const minutes = fc.integer({ min: 28_000_000, max: 31_000_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const at = minute * minuteMs;
        // Of an hour that comes twice it is the first.
        const hourMs = 60 * minuteMs;
        const chosen = chosenTime(wallAt(at, zone), zone, at - 2 * hourMs);
        expect([at, at - hourMs]).toContainEqual(Reflect.get(chosen, 'at'));
      }),
    );
  });

  it('is suggested for the morning of the next day, wherever the cook is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 24 }),
        fc.constantFrom(...zones),
        (hour, zone) => {
          const from = now + hour * 60 * minuteMs;
          const wall = firstSuggestion(from, zone);
          expect(wall).toMatch(/T08:00$/);
          expect(chosenTime(wall, zone, from)).toMatchObject({ kind: 'ahead', meaning: 'exact' });
        },
      ),
    );
    expect(firstSuggestion(Date.parse('2026-12-31T23:30:00Z'), berlin)).toBe('2027-01-02T08:00');
  });

  it('has passed by the clock that is given, or is none', () => {
    expect(chosenTime('2026-11-23T19:30', berlin, now)).toMatchObject({ kind: 'past' });
    expect(chosenTime('2026-11-23T19:31', berlin, now)).toMatchObject({ kind: 'ahead' });
    expect(chosenTime('2026-02-30T08:00', berlin, now)).toEqual({ kind: 'unreadable' });
    expect(chosenTime('', berlin, now)).toEqual({ kind: 'unreadable' });
  });

  it('moves on where clocks skip it, and is the first where they show it twice', () => {
    expect(chosenTime('2027-03-28T02:30', berlin, now)).toMatchObject({
      meaning: 'skipped',
      shown: '2027-03-28T03:30',
    });
    expect(chosenTime('2027-10-31T02:30', berlin, now)).toMatchObject({
      at: Date.parse('2027-10-31T00:30:00Z'),
      meaning: 'repeated',
    });
  });
});

describe('The words for a time', () => {
  it('say as little as tells it apart', () => {
    const of = (iso: string) => shortTime(Date.parse(iso), { zone: berlin, now });
    expect(of('2026-11-27T07:00:00Z')).toBe('Fri 08:00');
    expect(of('2026-12-25T07:00:00Z')).toBe('Fri 25 Dec 08:00');
    expect(of('2027-01-01T07:00:00Z')).toBe('Fri 1 Jan 2027 08:00');
    const dayOf = (iso: string) => dayWords(Date.parse(iso), { zone: berlin, now });
    expect(dayOf('2026-11-27T07:00:00Z')).toBe('Friday');
    expect(dayOf('2026-12-25T07:00:00Z')).toBe('25 December');
    expect(longTime(Date.parse('2026-11-27T07:00:00Z'), berlin)).toBe(
      'Friday 27 November 2026 at 08:00',
    );
  });

  it('tell zones apart that show another time', () => {
    expect(isSameClock(now, berlin, 'Europe/Vienna')).toBe(true);
    expect(isSameClock(now, berlin, 'Europe/London')).toBe(false);
    expect(placeOfZone('America/New_York')).toBe('New York');
  });
});

describe('The state of a recipe', () => {
  const at = new Date(now).toISOString();
  const state = (schedule: object | null, clock: number | null, more: object = {}) =>
    publicationState(
      {
        publishedAt: null,
        hasUnpublishedChanges: false,
        schedule: schedule && { at, error: null, ...schedule },
        ...more,
      },
      { isSaved: true, now: clock },
    );

  it('is that of its schedule while it has one', () => {
    expect(state({}, now - 1)).toBe('scheduled');
    expect(state({}, now)).toBe('due');
    expect(state({}, now + 3 * minuteMs)).toBe('overdue');
    expect(state({ error: 'slug_taken' }, now)).toBe('failed');
  });

  it('blames nobody for being late before the clock of the server is known', () => {
    expect(scheduleState({ at: '2001-01-01T00:00:00Z', error: null }, null)).toBe('scheduled');
  });

  it('is a draft, published, or changed since, saved or not', () => {
    expect(state(null, now)).toBe('draft');
    expect(state(null, now, { publishedAt: at })).toBe('published');
    const published = { publishedAt: at, hasUnpublishedChanges: false, schedule: null };
    expect(publicationState(published, { isSaved: false, now })).toBe('changed');
  });
});
