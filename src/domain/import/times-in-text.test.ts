import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldRecipe } from '#domain/testing/told-recipe.ts';
import { readText } from './read-text.ts';
import { timesInText } from './times-in-text.ts';
import { writtenTime } from './written-times.ts';

const step: Readonly<Record<string, (minutes: number) => string>> = {
  sv: (minutes) => `Grädda i ugnen i ${minutes} minuter.`,
  da: (minutes) => `Bag kagen i ${minutes} minutter.`,
  nb: (minutes) => `Stek kaken i ${minutes} minutter.`,
  no: (minutes) => `Stek kaken i ${minutes} min.`,
  nl: (minutes) => `Bak de taart in ${minutes} minuten gaar.`,
  pt: (minutes) => `Leve ao forno por ${minutes} minutos.`,
  pl: (minutes) => `Piec ${minutes} minut.`,
  cs: (minutes) => `Pečeme ${minutes} minut.`,
  fi: (minutes) => `Paista ${minutes} minuuttia.`,
  ru: (minutes) => `Выпекать ${minutes} минут.`,
  ja: (minutes) => `オーブンで${minutes}分焼く。`,
  en: (minutes) => `Bake for ${minutes} minutes.`,
};

it.each(['ca 40 st', '40 stk.', 'ca. 40 Stück', 'ongeveer 40 stuks', '40個分'])(
  'A yield that stands alone is no ingredient: %s',
  (line) => {
    const text = `Kakor\n${line}\n\n200 g smör\n2 dl socker\n\nRör ihop smör och socker väl.`;
    const read = readText(text, 'sv');
    expect(read.servings?.value).toBe(line);
    expect(toldRecipe(read).lines).toEqual(['200 g smör', '2 dl socker']);
  },
);

describe('Times of steps that are imported', () => {
  it.each(Object.entries(step))('are read in minutes: %s', (language, write) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), (minutes) => {
        expect(timesInText(write(minutes), language).map((each) => each.minutes)).toEqual([
          minutes,
        ]);
      }),
    );
  });

  it.each([
    ['sv', 'Jäs i 1 timme och 30 minuter.', 90],
    ['sv', 'Låt vila en halvtimme.', 30],
    ['sv', 'Koka 20-25 minuter', 20],
    ['da', 'Lad dejen hæve halvanden time.', 90],
    ['nl', '1 uur in de oven', 60],
    ['pt', 'por meia hora', 30],
    ['pl', 'przez pół godziny', 30],
    ['ja', '1時間30分煮る', 90],
    ['ja', '20〜30分ゆでる', 20],
    ['ja', '1時間半おく', 90],
  ])('are understood in words: %s %s', (language, text, minutes) => {
    expect(timesInText(text, language)[0]?.minutes).toBe(minutes);
  });

  it.each([
    ['ja', '4人分'],
    ['ja', '2分の1個'],
    ['sv', 'Rör om var 5 minut.'],
    ['sv', 'Ta en form.'],
    ['pt', 'a cada 5 minutos'],
  ])('are none in: %s %s', (language, text) => {
    expect(timesInText(text, language)).toEqual([]);
  });

  it('are read of labels in whatever language the page is', () => {
    expect(writtenTime('45 minuter', 'en')?.minutes).toBe(45);
    expect(writtenTime('1 timme 10 min', 'sv')?.minutes).toBe(70);
  });
});
