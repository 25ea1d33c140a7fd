import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenDate } from './written-date.ts';

describe('A date of a file', () => {
  it.each([
    ['2014-07-03 08:05:58', '2014-07-03T08:05:58.000Z'],
    ['2014-07-03', '2014-07-03T00:00:00.000Z'],
    ['2020-05-05T23:30:00', '2020-05-05T23:30:00.000Z'],
    ['2020-05-05T23:30:00.123456+0200', '2020-05-05T21:30:00.123Z'],
    ['2020-05-05T23:30:00+02:00', '2020-05-05T21:30:00.000Z'],
    ['Mon, 01 Apr 2019 08:00:00 +0200', '2019-04-01T06:00:00.000Z'],
    ['1 Apr 2019 08:00 GMT', '2019-04-01T08:00:00.000Z'],
    ['April 1, 2019', '2019-04-01T00:00:00.000Z'],
    ['1 April 2019', '2019-04-01T00:00:00.000Z'],
    [1_554_098_400_000, '2019-04-01T06:00:00.000Z'],
  ])('%s is %s, wherever it is read', (written, read) => {
    expect(writtenDate(written)).toBe(read);
  });

  const days = fc.tuple(
    fc.integer({ min: 1950, max: 2040 }),
    fc.constantFrom(1, 2, 4, 6, 9, 11),
    fc.constantFrom(1, 12, 28, 29, 30, 31),
  );
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const two = (number: number) => String(number).padStart(2, '0');
  it.each<[string, (year: number, month: number, day: number) => string]>([
    ['numbers', (year, month, day) => `${year}-${two(month)}-${two(day)}`],
    ['a moment', (year, month, day) => `${year}-${two(month)}-${two(day)} 08:00:00`],
    ['a mail', (year, month, day) => `${day} ${months[month - 1]} ${year} 08:00:00 +0000`],
    ['words', (year, month, day) => `${day} ${months[month - 1]} ${year}`],
    ['other words', (year, month, day) => `${months[month - 1]} ${day}, ${year}`],
  ])('is one of the calendar, or none, as %s', (_name, written) => {
    fc.assert(
      fc.property(days, ([year, month, day]) => {
        const date = `${year}-${two(month)}-${two(day)}`;
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const read = String(writtenDate(written(year, month, day), 'en')).slice(0, 10);
        expect(read).toBe([date, 'null'][Number(day > last)]);
      }),
    );
  });

  it.each(['Recipe 7', '5', 'May', '0000-00-00 00:00:00', '2019-13-41', '', null, {}, Number.NaN])(
    'is none in %j',
    (written) => {
      expect(writtenDate(written)).toBeNull();
    },
  );
});

describe('A date of a page', () => {
  it.each([
    ['March 4, 2019 at 3:12 pm', 'en', '2019-03-04T15:12:00.000Z'],
    ['on August 27, 2013 at 12:00 am', 'en', '2013-08-27T00:00:00.000Z'],
    ['Monday, Sept. 4th, 2019 @ 8:45 p.m.', 'en-US', '2019-09-04T20:45:00.000Z'],
    ['4. März 2019 um 15:12', 'de', '2019-03-04T15:12:00.000Z'],
    ['March 4, 2019 at 3:12 pm', 'de', '2019-03-04T15:12:00.000Z'],
    ['4 août 2019 à 15 h 12', 'fr', '2019-08-04T15:12:00.000Z'],
    ['2 abril, 2026', 'es', '2026-04-02T00:00:00.000Z'],
    ['4 марта 2019 в 15:12', 'ru', '2019-03-04T15:12:00.000Z'],
    ['2019年3月4日 15:12', 'ja', '2019-03-04T15:12:00.000Z'],
    ['15:12 04.03.2019', 'de', '2019-03-04T15:12:00.000Z'],
    ['04/03/2019', 'en-GB', '2019-03-04T00:00:00.000Z'],
    ['04/03/2019', 'en-US', '2019-04-03T00:00:00.000Z'],
    ['13/03/2019', 'en-US', '2019-03-13T00:00:00.000Z'],
  ])('%s in %s is %s', (written, language, read) => {
    expect(writtenDate(written, language)).toBe(read);
  });

  it.each(['3 years ago', 'yesterday', 'May', 'March 2019', '31.02.2019', 'Reply', '12:30'])(
    'is none in %j',
    (written) => {
      expect(writtenDate(written, 'en')).toBeNull();
    },
  );

  it('is read as any language says it', () => {
    const language = fc.constantFrom(
      'en',
      'de',
      'fr',
      'es',
      'it',
      'pt',
      'nl',
      'sv',
      'pl',
      'cs',
      'ru',
      'tr',
    );
    const day = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2037-12-31'),
      noInvalidDate: true,
    });
    const style = fc.constantFrom('long', 'medium');
    fc.assert(
      fc.property(day, language, style, (date, spoken, dateStyle) => {
        const options = { dateStyle, timeStyle: 'short', timeZone: 'UTC' } as const;
        const said = new Intl.DateTimeFormat(spoken, options).format(date);
        expect(writtenDate(said, spoken)).toBe(`${date.toISOString().slice(0, 16)}:00.000Z`);
      }),
    );
  });
});
