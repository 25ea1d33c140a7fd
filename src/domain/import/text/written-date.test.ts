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

  it.each(['Recipe 7', '5', 'May', '0000-00-00 00:00:00', '2019-13-41', '', null, {}, Number.NaN])(
    'is none in %j',
    (written) => {
      expect(writtenDate(written)).toBeNull();
    },
  );
});
