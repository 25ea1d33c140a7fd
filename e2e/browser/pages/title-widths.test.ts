import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fontFamily, fontKeys } from '#domain/look/fonts.ts';
import { titleShape } from '#domain/recipe/title-shape.ts';
import { averageLetter } from '#domain/look/theme/theme-css.ts';
import { launchBrowser } from '../../browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const capitals = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒÄÅÉÐÑÖØÞÜ');
const letters = Array.from('abcdefghijklmnopqrstuvwxyzßæœäåçéðíñöøúüþş');
const signs = Array.from('0123456789&%@½¼¾');
const written = (first: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...first),
      fc.string({ unit: fc.constantFrom(...letters), maxLength: 14 }),
    )
    .map((parts) => parts.join(''));
// Beside any words each letter alone, whose width no other letter makes up for.
const words = [
  ...capitals,
  ...letters,
  ...signs,
  ...fc.sample(fc.oneof(written(capitals), written(letters)), 400),
];

/** The bytes of the upright Latin letters of a typeface as it is installed. */
function fileOf(key: (typeof fontKeys)[number]): string {
  const { family, axis } = fontFamily(key);
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const cut = axis === 'static' ? '{700,400}' : axis;
  const [file] = globSync(
    `node_modules/@fontsource*/${slug}/files/${slug}-latin-${cut}-normal.woff2`,
  )
    .toSorted()
    .toReversed();
  return readFileSync(file ?? '', 'base64');
}

describe('The width of a word that was measured without its typeface', () => {
  test.each(fontKeys)('is no less than it is in %s', async (key) => {
    const file = `data:font/woff2;base64,${fileOf(key)}`;
    const measured = await page.evaluate(measure, { file, words });
    const tooWide = measured.filter(
      ({ word, ems }) => ems > titleShape(word).longestWord * averageLetter(key),
    );
    expect(measured).toHaveLength(words.length);
    expect(tooWide).toEqual([]);
  });
});

/** Widths of words in a page, in ems. */
async function measure({ file, words: given }: { file: string; words: string[] }) {
  const face = new FontFace('measured', `url(${file})`, { weight: '100 900' });
  document.fonts.add(await face.load());
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.font = 'bold 100px measured';
  return given.map((word) => ({ word, ems: context.measureText(word).width / 100 }));
}
