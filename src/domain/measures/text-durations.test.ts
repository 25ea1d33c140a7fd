import { describe, expect, it } from 'vitest';
import { longTextOf } from '#domain/testing/long-text.ts';
import { languagesWithWords, languageWords } from '../ingredients/languages/language-words.ts';
import { durationWordsOf } from './duration-words.ts';
import { findDurations } from './text-durations.ts';

const found = (text: string, language: string) =>
  findDurations(text, language).map(({ start, end, minutes }) => [text.slice(start, end), minutes]);

describe('Times in a step', () => {
  it.each([
    ['en', 'Simmer 20 minutes.', '20 minutes', 20],
    ['en', 'Bake for 20-25 min', '20-25 min', 20],
    ['en', 'Bake for 20 to 25 minutes', '20 to 25 minutes', 20],
    ['en', 'Bake 45 minutes to 1 hour.', '45 minutes to 1 hour', 45],
    ['en', 'Rest for 1 hour and 20 minutes', '1 hour and 20 minutes', 80],
    ['en', 'Roast 1 1/2 hours', '1 1/2 hours', 90],
    ['en', 'Roast 1½ hours', '1½ hours', 90],
    ['en', 'Chill an hour and a half', 'an hour and a half', 90],
    ['en', 'Chill two and a half hours', 'two and a half hours', 150],
    ['en', 'Chill half an hour', 'half an hour', 30],
    ['en', 'a 10-minute rest', '10-minute', 10],
    ['en', 'Boil 90 seconds', '90 seconds', 2],
    ['de', '20 Minuten köcheln', '20 Minuten', 20],
    ['de', '20 bis 25 Min. backen', '20 bis 25 Min', 20],
    ['de', 'eine halbe Stunde ruhen', 'eine halbe Stunde', 30],
    ['de', 'anderthalb Stunden gehen lassen', 'anderthalb Stunden', 90],
    ['de', '1 Stunde und 15 Minuten', '1 Stunde und 15 Minuten', 75],
    ['de', 'eine Viertelstunde ziehen', 'eine Viertelstunde', 15],
    ['fr', 'Cuire 25 à 30 minutes', '25 à 30 minutes', 25],
    ['fr', 'Cuire 1h30 au four', '1h30', 90],
    ['fr', 'Laisser reposer une demi-heure', 'une demi-heure', 30],
    ['fr', 'pendant une heure et demie', 'une heure et demie', 90],
    ['fr', 'un quart d’heure', 'un quart d’heure', 15],
    ['es', 'Hornear 40 minutos', '40 minutos', 40],
    ['es', 'reposar media hora', 'media hora', 30],
    ['es', 'una hora y media', 'una hora y media', 90],
    ['es', 'de 10 a 15 min', '10 a 15 min', 10],
    ['it', 'Cuocere per 12 minuti', '12 minuti', 12],
    ['it', "lasciare un'ora e mezza", "un'ora e mezza", 90],
    ['it', "mezz'ora in frigo", "mezz'ora", 30],
    ['nl', 'Bak 15 minuten', '15 minuten', 15],
    ['nl', 'laat een kwartier rusten', 'een kwartier', 15],
    ['nl', 'anderhalf uur', 'anderhalf uur', 90],
    ['nl', '10 tot 12 minuten', '10 tot 12 minuten', 10],
  ])('%s: %j', (language, text, ...words) => {
    expect(found(text, language)).toEqual([words]);
  });

  it.each(languagesWithWords)('of %s are read with every number that lines know', (language) => {
    const { hours } = durationWordsOf(language)!;
    const [hour = ''] = hours.split('|');
    const numbers = Object.entries(languageWords(language)!.numbers);
    const small = numbers.filter(([, value]) => value <= 60);
    expect(small.length).toBeGreaterThan(20);
    const read = small.map(([word]) => found(`. ${word} ${hour}`, language));
    expect(read).toEqual(
      small.map(([word, value]) => [[`${word} ${hour}`, Math.round(value * 60)]]),
    );
  });

  it.each([
    ['en', 'Stir every 5 minutes.'],
    ['en', 'Boil 10 seconds'],
    ['en', 'Add 2 cups minced parsley and 3 m of string'],
    ['en', 'Serves 4'],
    ['de', 'alle 10 Minuten wenden'],
    ['fr', 'toutes les 10 minutes'],
    ['es', 'cada 10 minutos'],
    ['it', 'ogni 10 minuti'],
    ['nl', 'elke 10 minuten'],
    ['ja', '20分'],
    ['en', ''],
  ])('%s: none in %j', (language, text) => {
    expect(found(text, language)).toEqual([]);
  });

  it('are all found, in order', () => {
    expect(found('Fry 5 minutes, then bake 1 hour.', 'en')).toEqual([
      ['5 minutes', 5],
      ['1 hour', 60],
    ]);
  });

  it.each(['1', ' ', '20 ', '20 to ', '1/2 ', 'an ', '1h', '½'])(
    'are looked for to the end of a text that repeats %j',
    (part) => {
      expect(() => findDurations(longTextOf(part), 'en')).not.toThrow();
    },
  );
});
