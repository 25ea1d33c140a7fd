import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBytes } from './decode-bytes.ts';
import { writtenTime } from './written-times.ts';
import { servingsOf } from './written-servings.ts';

describe('A time as it is written', () => {
  it('is read in ISO 8601, with its common faults', () => {
    fc.assert(
      fc.property(
        fc.nat(6),
        fc.nat(23),
        fc.integer({ min: 1, max: 59 }),
        (days, hours, minutes) => {
          const total = days * 1440 + hours * 60 + minutes;
          const forms = [
            `P${days}DT${hours}H${minutes}M`,
            `P${days}DT${hours}H${minutes}M0S`,
            `P0Y0M${days}DT${hours}H${minutes}M`,
            `PT${days * 24 + hours}H${minutes}M`,
            `PT${total}M`,
            `P0DT0H${total}M`,
            ` pt${total}m `,
          ];
          expect(forms.map((each) => writtenTime(each, 'en')?.minutes)).toEqual(
            forms.map(() => total),
          );
        },
      ),
    );
  });

  it.each([
    ['45', 'en', 45],
    ['1:30', 'en', 90],
    ['1 hour 20 minutes', 'en', 80],
    ['1 hr, 20 mins', 'en', 80],
    ['1½ hours', 'en', 90],
    ['2 days', 'en', 2880],
    ['1 day 3 hours', 'en', 1620],
    ['480 hours', 'en', 28_800],
    ['21 days', 'en', 30_240],
    ['1 Std. 20 Min.', 'de', 80],
    ['eine halbe Stunde', 'de', 30],
    ['1 h 15', 'fr', 75],
    ['2 horas', 'es', 120],
    ['20 minutes', 'ja', 20],
  ])('"%s" (%s) is %s minutes', (written, language, minutes) => {
    expect(writtenTime(written, language)?.minutes).toBe(minutes);
  });

  it.each(['', '0', 'PT0S', 'PT0M', 'P0D'])('"%s" is none', (written) => {
    expect(writtenTime(written, 'en')).toBeNull();
  });

  it.each(['overnight', 'PT45S', 'a while', 'P', '???'])('"%s" stays words', (written) => {
    expect(writtenTime(written, 'en')).toEqual({ minutes: null, written });
  });
});

describe('A yield as it is written', () => {
  it.each([
    ['4', 4, null],
    ['4 servings', 4, null],
    ['Serves 4', 4, null],
    ['6-8', 6, null],
    ['about 20 rolls', 20, 'rolls'],
    ['12 small buns (5 cm)', 12, 'small buns'],
    ['Für 4 Personen', 4, null],
    ['1,5 Liter', 1.5, 'Liter'],
    ['four', 4, null],
    ['a crowd', null, null],
    ['0', null, null],
  ])('"%s" is %s of %s', (written, yieldServings, description) => {
    expect(servingsOf(written)).toEqual({ written, yieldServings, description });
  });
});

describe('Bytes of which nobody says the encoding', () => {
  const utf8 = new TextEncoder();
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it('are UTF-8 where they are valid, whatever is declared', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.startsWith('\uFEFF'));
        expect(decodeBytes(utf8.encode(text), 'windows-1251')).toBe(text);
      }),
    );
  });

  it.each([
    ['a byte order mark', new Uint8Array([0xff, 0xfe, 0x65, 0x00]), null, 'e'],
    ['the server', new Uint8Array([0xec, 0xf3, 0xea, 0xe0]), 'windows-1251', 'мука'],
    ['the page', latin('<meta charset="iso-8859-2">\u00e8'), null, '<meta charset="iso-8859-2">č'],
    [
      'XML',
      latin('<?xml version="1.0" encoding="ISO-8859-1"?>\u00e9'),
      null,
      '<?xml version="1.0" encoding="ISO-8859-1"?>é',
    ],
    ['nobody', latin('cr\u00e8me \u0096 br\u00fbl\u00e9e'), null, 'crème – brûlée'],
    ['somebody who knows none', latin('cr\u00e8me'), 'no-such-thing', 'crème'],
  ])('are read as %s says', (...[, bytes, named, text]) => {
    expect(decodeBytes(bytes, named)).toBe(text);
  });
});
