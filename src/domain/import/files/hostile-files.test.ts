import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allContents,
  expectationsIn,
  hasSamples,
  sampleBytes,
} from '#domain/testing/import-samples.ts';

const beginnings = [
  '{"recipes":[',
  '[{"',
  '<?xml version="1.0"?><mx2>',
  '<fdx><Recipes><Recipe Name="',
  '<!doctype html><div class="recipe-details">',
  'Title,Ingredients,Directions\n',
  'MMMMM----- Recipe via Meal-Master\n\n Title: ',
  '* Exported from MasterCook *\n',
  '===== REZKONV-Rezept\n Titel: ',
  '---\ntitle: ',
  '>> servings: 2\n\n@flour{',
  '# Buns\n\n---\n\n- ',
  'Title: a\nIngredients: ',
  '\u001F\u008B',
  'PK\u0003\u0004',
];

/** Each is the whole of a file after some beginning, a hundred thousand signs long. */
const endless = [
  '@',
  '@a{',
  '#',
  '[',
  '{',
  '"',
  '<a>',
  '&',
  '-',
  '- ',
  '*',
  '_',
  '1 ',
  ' ',
  '\n',
  ',',
  '"",',
  '~{',
  '[-',
  '(',
  '|',
  '=',
  '**a',
  '![',
  '> ',
  'A\n',
];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => (sign.codePointAt(0) ?? 0) % 256);

const countOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
  const { recipes, problems } = await allContents(new Blob([bytes]));
  return recipes.length + problems.length;
};

describe('A file that means harm, or nothing', () => {
  it('yields a problem or recipes, whatever its bytes are', async () => {
    const bytes = fc
      .uint8Array({ minLength: 1, maxLength: 400 })
      .map((each) => new Uint8Array(each));
    await fc.assert(
      fc.asyncProperty(bytes, async (each) => {
        expect(await countOf(each)).toBeGreaterThan(0);
      }),
    );
  });

  it('yields a problem or recipes, however a known format goes on', async () => {
    const text = fc.string({ unit: 'grapheme-ascii', maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...beginnings), text, async (beginning, rest) => {
        expect(await countOf(bytesOf(beginning + rest))).toBeGreaterThan(0);
      }),
    );
  });

  it.each(endless)('comes to an end: %j again and again', async (sign) => {
    const rest = sign.repeat(100_000 / sign.length);
    const counts = await Promise.all(
      ['', ...beginnings.slice(0, -2)].map((beginning) => countOf(bytesOf(beginning + rest))),
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

const samples = [
  ...new Set([...expectationsIn(''), ...expectationsIn('made/')].map(({ file }) => file)),
];

describe.skipIf(!hasSamples)('Half a file (needs the data folder)', () => {
  it.each(samples)('is read as far as it goes: %s', async (file) => {
    const bytes = sampleBytes(file);
    const halves = [0.1, 0.5, 0.9].map((part) => bytes.slice(0, Math.floor(bytes.length * part)));
    const counts = await Promise.all(halves.map((half) => countOf(half)));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it.each(samples)('is read with a wrong byte in it: %s', async (file) => {
    const bytes = sampleBytes(file);
    const place = fc.integer({ min: 0, max: bytes.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 0, max: 255 }), async (at, byte) => {
        const changed = bytes.slice();
        changed[at] = byte;
        expect(await countOf(changed)).toBeGreaterThan(0);
      }),
      { numRuns: 3 },
    );
  });
});
