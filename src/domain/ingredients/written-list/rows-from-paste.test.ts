import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLine } from '../line-reading/read-line.ts';
import { headingOfLine, rowsFromPaste } from './rows-from-paste.ts';

const wordsOf = (text: string): string[] => [...text.matchAll(/\p{L}{3,}/gu)].map(([word]) => word);
const pasted = (text: string) => rowsFromPaste(text, 'en');
const marks = [
  '',
  '- ',
  '* ',
  '• ',
  '– ',
  '▢ ',
  '☐ ',
  '[ ] ',
  '[x] ',
  '\u00A0• ',
  '\t- ',
  '\u200B',
];
const ends = ['\n', '\r\n', '\r', '\u2028', '\n\n', ' \n'];
const food = ['2 cups flour', '½ tsp salt', 'pinch of nutmeg', '1 (14 oz) can tomatoes, drained'];
const measured = food.filter((line) => /^[\d½]/.test(line));
const headings = ['## Dough', '**Dough**', 'Dough:', 'DOUGH', '# Dough #', '**Dough**:'];

describe('A pasted list, kitchen: ingredients as lines', () => {
  test('loses the number of a list before an amount, whichever lines have one', () => {
    const number = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom('. ', ') ', '.  '));
    fc.assert(
      fc.property(fc.constantFrom(...measured), number, (line, [at, sign]) => {
        expect(pasted(`flour\n${at}${sign}${line}`)).toEqual([
          { title: null, lines: ['flour', line] },
        ]);
        expect(readLine(`${at}${sign}${line}`, 'en')).toEqual(readLine(line, 'en'));
      }),
    );
    expect(pasted('1.5 cups flour\n2. salt')[0]?.lines).toEqual(['1.5 cups flour', '2. salt']);
    expect(readLine('1.5 cups flour', 'en').quantityMin).toBe(1.5);
    expect(['1. 5 cups flour', '2. 25 l milk'].map((line) => pasted(line)[0]?.lines)).toEqual([
      ['1. 5 cups flour'],
      ['2. 25 l milk'],
    ]);
  });

  test('loses bullets, boxes and odd spaces, whatever ends its lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...marks), fc.constantFrom(...food)), { minLength: 1 }),
        fc.constantFrom(...ends),
        (lines, end) => {
          const text = lines.map(([mark, line]) => mark + line.replaceAll(' ', '\u00A0')).join(end);
          expect(pasted(text)).toEqual([{ title: null, lines: lines.map(([, line]) => line) }]);
        },
      ),
    );
  });

  test('is parted into groups by its headings', () => {
    fc.assert(
      fc.property(fc.constantFrom(...headings), fc.constantFrom(...ends), (heading, end) => {
        const title = heading.replaceAll(/[^a-z]/gi, '');
        const text = ['2 eggs', heading, '1 cup rye flour', '200 ml water'].join(end);
        expect(pasted(text)).toEqual([
          { title: null, lines: ['2 eggs'] },
          { title, lines: ['1 cup rye flour', '200 ml water'] },
        ]);
      }),
    );
  });

  test('takes a line above a block for its heading, but not food', () => {
    const text = 'Pie crust\n2 cups flour\n1 cup butter\n\nLemon filling\n3 eggs\n\nSalt\n2 eggs';
    expect(pasted(text)).toEqual([
      { title: 'Pie crust', lines: ['2 cups flour', '1 cup butter'] },
      { title: 'Lemon filling', lines: ['3 eggs', 'Salt', '2 eggs'] },
    ]);
  });

  test.each([
    ['en', 'To serve'],
    ['en', 'For the glaze'],
    ['fr', 'Pour servir'],
    ['de', 'Zum Servieren'],
    ['it', 'Per servire'],
    ['es', 'Para servir'],
    ['nl', 'Om te serveren'],
  ])('takes a line that begins as one (%s) for a heading: %j', (language, heading) => {
    const text = `2 g salt\n${heading}\n1 g sugar`;
    expect(rowsFromPaste(text, language)).toEqual([
      { title: null, lines: ['2 g salt'] },
      { title: heading, lines: ['1 g sugar'] },
    ]);
    expect(rowsFromPaste(`2 g salt\n${heading}`, language)).toEqual([
      { title: null, lines: ['2 g salt', heading] },
    ]);
  });

  test('takes no line that goes on for a heading', () => {
    expect(pasted('2 cups flour, plus more\nfor the board\n1 egg')).toEqual([
      { title: null, lines: ['2 cups flour, plus more', 'for the board', '1 egg'] },
    ]);
  });

  test('keeps one block without headings whole', () => {
    expect(pasted('Salt\nPepper\nA good bottle of wine')).toEqual([
      { title: null, lines: ['Salt', 'Pepper', 'A good bottle of wine'] },
    ]);
    expect(pasted('FLOUR\nSUGAR')).toEqual([{ title: null, lines: ['FLOUR', 'SUGAR'] }]);
  });

  test('loses numbers that count its lines, not amounts', () => {
    expect(pasted('1. 2 cups flour\n2. sugar\n3) 1 egg')).toEqual([
      { title: null, lines: ['2 cups flour', 'sugar', '1 egg'] },
    ]);
    expect(pasted('2. 5 cups flour\n2 eggs')[0]?.lines).toEqual(['2. 5 cups flour', '2 eggs']);
  });

  test('of a table is one row a line', () => {
    expect(pasted('2\tcups\tflour\n1\t\tegg')).toEqual([
      { title: null, lines: ['2 cups flour', '1 egg'] },
    ]);
  });

  test('of any text loses no word', () => {
    const piece = fc.constantFrom(...food, 'salt', '', '---', 'FILLING\n1 lime', 'For it:\n1 egg');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...marks), piece)), (lines) => {
        const rows = lines.map(([mark, line]) => mark + line).join('\n');
        const groups = pasted(`${rows}\n1 egg`);
        const kept = groups.flatMap(({ title, lines: own }) => wordsOf([title, ...own].join(' ')));
        const foods = lines.flatMap(([, line]) => wordsOf(line));
        expect(kept).toEqual(expect.arrayContaining(foods));
      }),
    );
  });
});

describe('A line alone', () => {
  const others = ['2 eggs', 'SALT'];

  test.each([
    ['For the dough', 'en', 'For the dough'],
    ['Sauce:', 'en', 'Sauce'],
    ['FILLING', 'en', 'FILLING'],
    ['Teig (für eine Springform Ø 26 cm):', 'de', 'Teig (für eine Springform Ø 26 cm)'],
    ['For 12 people:', 'en', 'For 12 people'],
    ['Für den Teig', 'de', 'Für den Teig'],
    ['Pour la pâte :', 'fr', 'Pour la pâte'],
    ['To serve', 'en', 'To serve'],
    ['To finish the dish', 'en', 'To finish the dish'],
    ['To garnish and serve (optional)', 'en', 'To garnish and serve (optional)'],
    ['Pour servir', 'fr', 'Pour servir'],
    ['Pour servir', 'en', 'Pour servir'],
    ['Pour l’appareil', 'en', 'Pour l’appareil'],
    ['Zum Servieren', 'en', 'Zum Servieren'],
    ['Zur Dekoration', 'de', 'Zur Dekoration'],
    ['Außerdem', 'de', 'Außerdem'],
    ['Per servire', 'it', 'Per servire'],
    ['Para servir', 'es', 'Para servir'],
    ['Om te serveren', 'nl', 'Om te serveren'],
    ['Ter garnering', 'nl', 'Ter garnering'],
  ])('is a heading: %j', (line, language, title) => {
    expect(headingOfLine(line, { language, others })).toBe(title);
  });

  test.each([
    '2 cups flour:',
    'Salt',
    'SALT',
    'oil, for frying',
    'For 12 people',
    '',
    'BBQ',
    'Pour over the sauce',
    'Topping of choice',
    'Tomatoes',
    'Tofu to serve',
    'Lemon to serve',
    'To taste',
    'Zum Servieren mit Petersilie bestreuen',
    'Zumtobel Brot',
    'Zucchini',
    'Terrine',
    'Al dente pasta',
  ])('is none: %j', (line) => {
    expect(headingOfLine(line, { language: 'en', others })).toBeNull();
  });

  test('in capitals is none where all lines are', () => {
    expect(headingOfLine('FILLING', { language: 'en', others: ['FLOUR'] })).toBeNull();
    expect(headingOfLine('FILLING', { language: 'en', others: [] })).toBeNull();
  });
});
