import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertTemperature, splitTemperatures } from './temperature.ts';
import { longTextOf } from '#domain/testing/long-text.ts';

const readings = (text: string) =>
  splitTemperatures(text).flatMap((segment) =>
    segment.type === 'temperature' ? [[segment.text, segment.fahrenheit, segment.celsius]] : [],
  );

describe('Temperature, §9', () => {
  it.each([
    [350, 175],
    [325, 165],
    [400, 205],
    [425, 220],
    [212, 100],
    [32, 0],
    [0, -20],
    [-40, -40],
  ])('%d °F is %d °C', (fahrenheit, celsius) => {
    expect(convertTemperature(fahrenheit, 'fahrenheit')).toBe(celsius);
  });

  it.each([
    [180, 355],
    [200, 390],
    [220, 430],
    [100, 210],
    [0, 30],
    [-18, 0],
  ])('%d °C is %d °F', (celsius, fahrenheit) => {
    expect(convertTemperature(celsius, 'celsius')).toBe(fahrenheit);
  });

  it('is a multiple of 5 within 2.5 degrees, and there and back stays within 10', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 600 }), (fahrenheit) => {
        const celsius = convertTemperature(fahrenheit, 'fahrenheit');
        expect(celsius % 5).toBeCloseTo(0, 9);
        expect(Math.abs(celsius - ((fahrenheit - 32) * 5) / 9)).toBeLessThanOrEqual(2.5 + 1e-9);
        const back = convertTemperature(celsius, 'celsius');
        expect(Math.abs(back - fahrenheit)).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('Temperatures in a text, §2', () => {
  it.each([
    ['Bake at 350°F.', '350°F', '350°F', '175°C'],
    ['Bake at 350 °F.', '350 °F', '350 °F', '175°C'],
    ['Bake at 350° F.', '350° F', '350° F', '175°C'],
    ['Bake at 350ºF.', '350ºF', '350ºF', '175°C'],
    ['Bake at 350˚f.', '350˚f', '350˚f', '175°C'],
    ['Bake at 350℉.', '350℉', '350℉', '175°C'],
    ['Bake at 350F.', '350F', '350F', '175°C'],
    ['lower to 350 F and', '350 F', '350 F', '175°C'],
    ['Heat to 180C', '180C', '355°F', '180C'],
    ['Heat to 180 °C', '180 °C', '355°F', '180 °C'],
    ['Heat to 180c now', '180c', '355°F', '180c'],
    ['180 degrees Celsius', '180 degrees Celsius', '355°F', '180 degrees Celsius'],
    ['180 degrees C', '180 degrees C', '355°F', '180 degrees C'],
    ['350 degrees F', '350 degrees F', '350 degrees F', '175°C'],
    ['350 deg. F', '350 deg. F', '350 deg. F', '175°C'],
    ['360 degrees fahrenheit', '360 degrees fahrenheit', '360 degrees fahrenheit', '180°C'],
    ['a chill place (12°C)', '12°C', '55°F', '12°C'],
    ['freeze at -18°C', '-18°C', '0°F', '-18°C'],
    ['37.5 °C', '37.5 °C', '100°F', '37.5 °C'],
    ['37,5 °C', '37,5 °C', '100°F', '37,5 °C'],
    ['first,350°F', '350°F', '350°F', '175°C'],
  ])('%j holds %j', (text, ...found) => {
    expect(readings(text)).toEqual([found]);
  });

  it.each([
    ['350-375°F', '350-375°F', '175–190°C'],
    ['350–375 °F', '350–375 °F', '175–190°C'],
    ['350°F-375°F', '350°F-375°F', '175–190°C'],
    ['350° to 375°F', '350° to 375°F', '175 to 190°C'],
    ['350 to 375 degrees F', '350 to 375 degrees F', '175 to 190°C'],
    ['350 and 375°F', '350 and 375°F', '175 and 190°C'],
    ['350F or 375F', '350F or 375F', '175 or 190°C'],
    ['90-95C', '195–205°F', '90-95C'],
    ['70-72°F', '70-72°F', '20°C'],
    ['2–8°C', '35–45°F', '2–8°C'],
  ])('the range %j is converted at both ends', (text, fahrenheit, celsius) => {
    expect(readings(`keep ${text} for`)).toEqual([[text, fahrenheit, celsius]]);
  });

  it.each([
    ['350°F (180°C)', '350°F', '180°C'],
    ['180°C (350°F)', '350°F', '180°C'],
    ['350°F / 175°C', '350°F', '175°C'],
    ['400F/200C', '400F', '200C'],
    ['200c (400f)', '400f', '200c'],
    ['75F / 35C', '75F', '35C'],
    ['350°F (roughly 180°C)', '350°F', '180°C'],
    ['80°-85°F (25°-30°C)', '80°-85°F', '25°-30°C'],
    ['425 degrees F (218 C)', '425 degrees F', '218 C'],
    ['110 degrees F, 43 degrees C', '110 degrees F', '43 degrees C'],
    ['350°F or 180°C', '350°F', '180°C'],
  ])('%j, given in both, keeps the cook’s numbers', (text, fahrenheit, celsius) => {
    expect(readings(`Bake at ${text}*`)).toEqual([[text, fahrenheit, celsius]]);
  });

  it('two heats of one system are converted each', () => {
    expect(readings('180C/160C fan/gas 4')).toEqual([
      ['180C', '355°F', '180C'],
      ['160C', '320°F', '160C'],
    ]);
  });

  it('two different heats are not taken for one', () => {
    expect(readings('Heat to 350°f, then add 20°C water')).toEqual([
      ['350°f', '350°f', '175°C'],
      ['20°C', '70°F', '20°C'],
    ]);
  });

  it.each([
    ['Heat oven to 250 degrees.', '250 degrees', '120°C'],
    ['Bake the potatoes at 450° for an hour', '450°', '230°C'],
    ['Raise the temperature to 425 degrees.', '425 degrees', '220°C'],
    ['Bake at 375 to 400 degrees', '375 to 400 degrees', '190 to 205°C'],
  ])('%j, without a scale, is in Fahrenheit', (text, found, celsius) => {
    expect(readings(text)).toEqual([[found, found, celsius]]);
  });

  it.each([
    '180C/160C fan/350F',
    '180°C (350°F/Gas mark 4)',
    '180°C (160°C fan) or 350°F',
    '2 c water',
    '2 C flour',
    '2 1/2 c. sugar',
    '2½ C milk',
    '2-3 C flour',
    '14 c. tomatoes',
    '20 c stock',
    'One glass (33c) of wine',
    '250 cups',
    '180 cm',
    '350 fresh figs',
    'gas mark 6',
    'Heat oven to 250°.',
    'Heat oven to 200 degrees.',
    'Bake in an oven at 300 minutes',
    'cook the syrup in water to 160 degrees',
    'a twist of 180 degrees over the water glass, see page 300',
    'turn by 180 degrees, carefully',
    'for 450° heat',
    '9000°C',
    '12350F',
    '1,350°F',
    '',
  ])('%j holds none that can be converted', (text) => {
    expect(readings(text)).toEqual([]);
  });

  it('leaves the text around them as it is', () => {
    expect(splitTemperatures('Line 2 - 350°F, gas mark 4.')).toEqual([
      { type: 'text', text: 'Line 2 - ' },
      { type: 'temperature', text: '350°F', fahrenheit: '350°F', celsius: '175°C' },
      { type: 'text', text: ', gas mark 4.' },
    ]);
  });
});

describe('Any text, §2', () => {
  const pieces = fc.constantFrom(
    '350',
    '180',
    '2',
    '°',
    'F',
    'C',
    ' ',
    '-',
    '/',
    '(',
    ')',
    ' to ',
    'c',
    'degrees',
    '½',
    ',',
    '°F',
    '°C',
    'fan',
    'gas mark 4',
    '\n',
    'water',
    '.',
    '−',
    '1',
  );

  it('is the joined text of its segments', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        expect(
          splitTemperatures(text)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads no number into a converted temperature that is none', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        expect(readings(parts.join('')).flat().join(' ')).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['1', ' ', '350', '350 ', '350-', '350°', '350°F', '350°F/', '350°F (', '-', 'degrees '])(
    'is read to its end where it repeats %j',
    (part) => {
      expect(() => splitTemperatures(longTextOf(part))).not.toThrow();
    },
  );
});

describe('Temperatures without a scale', () => {
  const bothScales = (text: string) =>
    splitTemperatures(text).flatMap((segment) =>
      segment.type === 'temperature' ? [[segment.fahrenheit, segment.celsius]] : [],
    );

  it.each([
    ['Bake at 425 degrees for an hour.', '425 degrees', '220°C'],
    ['Heat the oven to 350°.', '350°', '175°C'],
    ['a 400-degree oven', '400-degree', '205°C'],
    ['The dough should be 31 C.', '90°F', '31 C'],
    ['Bake at gas mark 6.', 'gas mark 6 (400°F)', 'gas mark 6 (200°C)'],
  ])('are known where nothing else is meant: %j', (text, fahrenheit, celsius) => {
    expect(bothScales(text)).toEqual([[fahrenheit, celsius]]);
  });

  it.each([
    '180 degrees',
    'turn it by 90 degrees',
    '2 C water',
    '31 C sugar',
    'gas 12',
    '600 degrees',
  ])('stay text otherwise: %j', (text) => {
    expect(bothScales(text)).toEqual([]);
  });

  it('leave a gas mark beside degrees alone', () => {
    expect(bothScales('Bake at 200C/gas mark 6.')).toEqual([['390°F', '200C']]);
  });
});
