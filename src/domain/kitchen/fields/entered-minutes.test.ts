import { describe, expect, it } from 'vitest';
import { enteredMinutes, readTime, writtenMinutes } from './entered-minutes.ts';

describe('A time as a cook writes it', () => {
  it.each([
    ['90', 90],
    ['1h 20', 80],
    ['1h20', 80],
    ['1 h 20 min', 80],
    ['1:20', 80],
    ['1.5 hours', 90],
    ['1,5 Std.', 90],
    ['2 hours and 5 minutes', 125],
    ['2 days 3 h', 3060],
    ['45m', 45],
    ['45 mins', 45],
    ['1 Stunde und 30 Minuten', 90],
    ['2 heures et 10 minutes', 130],
    ['1 hora y 15 minutos', 75],
    [' 30 Min ', 30],
    ['3/4 hour', 45],
    ['½ h', 30],
    ['1½ h', 90],
    ['1 ½ hours', 90],
    ['1 1/2 hours', 90],
    ['1¼ h', 75],
    ['half an hour', 30],
    ['an hour', 60],
    ['an hour and 10 minutes', 70],
    ['an hour and a half', 90],
    ['0', 0],
  ])('%s is %i minutes', (text, minutes) => {
    expect(enteredMinutes(text)).toBe(minutes);
  });

  it.each([
    '',
    'overnight',
    '-5',
    '20 min 1 h',
    '1h 90x',
    '1:75',
    'h',
    '5 marbles',
    '1 h 2 h',
    '1e3',
    '1/0 h',
    '5/4',
    'half a lemon',
    '20-25 min',
  ])('is none in %j', (text) => {
    expect(enteredMinutes(text)).toBeNull();
  });

  it.each([
    ['about 40 minutes', 40],
    ['ca. 40 Minuten', 40],
    ['2 hours plus chilling', 120],
    ['1 h (and a night)', 60],
    ['1.33 h', 80],
    ['10-15 min', 15],
    ['25–30 min', 30],
    ['1-2 h', 120],
    ['20 to 25 minutes', 25],
    ['15 bis 20 Min.', 20],
    ['ca. 10-15 Minuten', 15],
    ['45 min - 1 h', 60],
    ['1 à 2 heures', 120],
    ['20-25', 25],
    ['overnight', 480],
    ['Über Nacht', 480],
    ['toute une nuit', 480],
    ['toda la noche', 480],
  ])('offers the longer time of %j, a night, or what is said first', (text, value) => {
    expect(readTime(text)).toEqual({ value, isInexact: true });
  });

  it.each(['', '30-20 min', '1 h - 20 min', '10-', '-15 min', 'two nights', '10-15 eggs'])(
    'takes none of %j',
    (text) => {
      expect(readTime(text)).toBeNull();
    },
  );

  it('takes what is said exactly as it is', () => {
    expect(readTime('1h 20')).toEqual({ value: 80, isInexact: false });
    expect(readTime('2 jours')).toEqual({ value: 2880, isInexact: false });
    expect(readTime('1 giorno e 2 ore')).toEqual({ value: 1560, isInexact: false });
  });

  it('comes back from its field as it was', () => {
    const all = [...Array.from({ length: 3000 }, (_, minutes) => minutes), 5_256_000];
    expect(all.filter((minutes) => enteredMinutes(writtenMinutes(minutes)) !== minutes)).toEqual(
      [],
    );
    expect(writtenMinutes(null)).toBe('');
  });
});
