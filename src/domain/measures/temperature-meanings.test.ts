import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDegreesOf } from './plain-degrees.ts';
import { splitTemperatures } from './temperature.ts';
import type { TemperatureSegment } from './temperature.ts';

const found = (text: string, language = 'en'): TemperatureSegment[] =>
  splitTemperatures(text, plainDegreesOf(language)).flatMap((segment) =>
    segment.type === 'temperature' ? [segment] : [],
  );

const readings = (text: string, language = 'en') =>
  found(text, language).map(({ fahrenheit, celsius }) => [fahrenheit, celsius]);

/** The text as a reader of one scale sees it. */
const shown = (text: string, system: 'fahrenheit' | 'celsius', language: string): string =>
  splitTemperatures(text, plainDegreesOf(language))
    .map((segment) => (segment.type === 'text' ? segment.text : segment[system]))
    .join('');

describe('Heats told twice', () => {
  it.each([
    ['200-220C/400-425F', '400-425F', '200-220C'],
    ['400-425F/200-220C', '400-425F', '200-220C'],
    ['200-220°C / 400-425°F', '400-425°F', '200-220°C'],
    ['0°F/-18°C', '0°F', '-18°C'],
  ])('%j keeps the numbers of both scales', (text, fahrenheit, celsius) => {
    expect(readings(`Bake at ${text}.`)).toEqual([[fahrenheit, celsius]]);
  });

  it.each([
    '200/220C',
    '180°/350F',
    'oven at 350°/180°',
    '350F/180°',
    '160/180-200C',
    '220-200C',
    '200C/180 fan',
    '200C to 220',
  ])('%j stays whole, for a part of it has no scale', (text) => {
    expect(readings(`Bake at ${text}.`)).toEqual([]);
  });

  it('are converted with both numbers or with none', () => {
    const heat = fc.integer({ min: 150, max: 240 });
    const scale = fc.constantFrom('C', '°C', ' °C', 'F', '°F', '°', '');
    const joint = fc.constantFrom('/', ' / ', '-', '–', ' to ', ' bis ', ' à ', ' oder ', ' ~ ');
    const part = fc.tuple(heat, scale).map(([degrees, mark]) => `${degrees}${mark}`);
    fc.assert(
      fc.property(part, joint, part, (first, between, second) => {
        const covered = found(`Bake at ${first}${between}${second}.`);
        const numbers = covered.flatMap(({ text }) => [...text.matchAll(/\d+/g)]);
        expect([0, 2]).toContain(numbers.length);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('Ranges of heats without a scale', () => {
  it.each([
    ['375° to 400°', '190 to 205°C'],
    ['375°-400°', '190–205°C'],
    ['375 degrees or 400 degrees', '190 or 205°C'],
    ['375 to 400 degrees', '190 to 205°C'],
  ])('%s is one heat', (range, celsius) => {
    expect(readings(`Bake at ${range}.`)).toEqual([[range, celsius]]);
  });

  it('are read once, and nothing of the text is told twice', () => {
    const heat = fc.integer({ min: 250, max: 550 });
    const mark = fc.constantFrom('°', ' °', ' degrees', 'º', '°F', 'F', '');
    const joint = fc.constantFrom(' to ', '-', ' – ', ' or ', ' and ', ', then ', '/', ' ');
    const part = fc.tuple(heat, mark).map((both) => both.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(part, joint), { maxLength: 6 }), (parts) => {
        const text = `Bake in the oven at ${parts.flat().join('')}.`;
        const texts = splitTemperatures(text).map((segment) => segment.text);
        expect(texts.join('')).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('Heats below zero', () => {
  it.each([
    ['Freeze at minus 18°C.', '0°F', 'minus 18°C'],
    ['Freeze at -18°C.', '0°F', '-18°C'],
    ['Freeze at –18 °C.', '0°F', '–18 °C'],
    ['Congeler à moins 18 °C.', '0°F', 'moins 18 °C'],
    ['Congelar a menos 18 °C.', '0°F', 'menos 18 °C'],
  ])('%j', (text, fahrenheit, celsius) => {
    expect(readings(text)).toEqual([[fahrenheit, celsius]]);
  });

  it('are not the second heat of a range', () => {
    expect(readings('Keep at 10 -18°C')).toEqual([['50–65°F', '10 -18°C']]);
  });
});

describe('Differences', () => {
  it.each([
    ['Reduce the heat by 20°C.', '35°F', '20°C'],
    ['Reduce by 25°F if convection.', '25°F', '15°C'],
    ['Die Hitze um 20 °C reduzieren.', '35°F', '20 °C'],
    ['Baisser le four de 20 °C.', '35°F', '20 °C'],
    ['Bajar la temperatura en 20 °C.', '35°F', '20 °C'],
    ['Ridurre di 10-20 °C.', '20–35°F', '10-20 °C'],
    ['Verlaag de oven met 20 °C.', '35°F', '20 °C'],
    ['Set fan ovens 20°C lower.', '35°F', '20°C'],
  ])('%j are converted without the zero of the scale', (text, fahrenheit, celsius) => {
    expect(readings(text)).toEqual([[fahrenheit, celsius]]);
  });

  it.each([
    ['Reduce the heat to 20°C.', '70°F', '20°C'],
    ['Then add 20°C water', '70°F', '20°C'],
    ['une eau de 20 °C', '70°F', '20 °C'],
    ['Lower the oven by the time it is at 350°F', '350°F', '175°C'],
    ['in a 350°F lower oven', '350°F', '175°C'],
  ])('are not what %j tells', (text, fahrenheit, celsius) => {
    expect(readings(text)).toEqual([[fahrenheit, celsius]]);
  });
});

describe('Degrees without a scale', () => {
  it.each([
    ['de', 'Im Ofen bei 180 Grad backen', '355°F', '180 Grad'],
    ['de', 'Backofen auf 200 bis 220 Grad vorheizen', '390 bis 430°F', '200 bis 220 Grad'],
    ['de', 'Im Ofen bei 180° backen', '355°F', '180°'],
    ['it', 'forno preriscaldato a 220° per 20 minuti', '430°F', '220°'],
    ['it', 'in forno a 180 gradi', '355°F', '180 gradi'],
    ['es', 'hornear a 180 grados', '355°F', '180 grados'],
    ['fr', 'four à 180°', '355°F', '180°'],
    ['fr', 'préchauffer à 180 degrés', '355°F', '180 degrés'],
    ['nl', 'in de oven op 180 graden', '355°F', '180 graden'],
    ['en', 'oven at 350°', '350°', '175°C'],
    ['en-US', 'turn the oven to 360 degrees', '360 degrees', '180°C'],
  ])('are of %s the scale of its cooks: %j', (language, text, ...scales) => {
    expect(readings(text, language)).toEqual([scales]);
  });

  it.each([
    ['en-GB', 'Bake at 350 degrees'],
    ['en-AU', 'Heat the oven to 350°'],
    ['es-MX', 'horno a 350°'],
    ['fr-CA', 'four à 350°'],
    ['de', 'Backofen auf 350° heizen'],
    ['en', 'Rotate the pan in the oven 360 degrees'],
    ['en', 'Bake, turning the dish 360 degrees'],
    ['de', 'Das Blech im Ofen um 180 Grad drehen'],
    ['es', 'Girar el molde en el horno 180 grados'],
  ])('of %s stay text where nobody can tell: %j', (language, text) => {
    expect(readings(text, language)).toEqual([]);
  });

  it('are never Fahrenheit where cooks do not use it', () => {
    const languages = fc.constantFrom(
      'de',
      'de-AT',
      'fr',
      'es',
      'it',
      'nl',
      'pt',
      'en-GB',
      'en-IE',
    );
    const words = fc.constantFrom('°', ' degrees', '-degree', ' Grad', ' grados', ' gradi');
    const degrees = fc.integer({ min: 50, max: 600 });
    fc.assert(
      fc.property(languages, degrees, words, (language, heat, word) => {
        const text = `Oven Backofen forno horno four ${heat}${word}.`;
        const celsius = shown(text, 'celsius', language);
        expect(celsius).toBe(text);
      }),
    );
  });
});

describe('Marks of ovens', () => {
  it.each([
    ['Bake at gas mark ½.', 'gas mark ½ (250°F)', 'gas mark ½ (130°C)'],
    ['Bake at gas mark 1/2.', 'gas mark 1/2 (250°F)', 'gas mark 1/2 (130°C)'],
    ['Préchauffer le four th. 6.', 'th. 6 (355°F)', 'th. 6 (180°C)'],
    ['Enfourner à thermostat 7', 'thermostat 7 (410°F)', 'thermostat 7 (210°C)'],
    ['four th. 6,5', 'th. 6,5 (385°F)', 'th. 6,5 (195°C)'],
  ])('%j', (text, fahrenheit, celsius) => {
    expect(readings(text)).toEqual([[fahrenheit, celsius]]);
  });

  it.each(['four th. 6-7', 'four th 6/7', 'Bake at gas mark 4-5', '4 th day in the oven'])(
    '%j stays text',
    (text) => {
      expect(readings(text)).toEqual([]);
    },
  );
});
