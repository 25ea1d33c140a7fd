import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeNeighbours, misplaced, showCovers } from '../../checks/cover-places.ts';
import { addressOf, desktop, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();

const word = fc.string({
  unit: fc.constantFrom(...Array.from('aeiounrstlmgWé')),
  minLength: 1,
  maxLength: 18,
});
const words = fc
  .array(word, { minLength: 1, maxLength: 20 })
  .map((all) => all.join(' ').slice(0, 120));
const wide = fc.string({
  unit: fc.constantFrom(...Array.from('抹茶のロールケーキ')),
  minLength: 1,
  maxLength: 60,
});
const generated = fc.sample(fc.oneof(words, words, wide), { numRuns: 60, seed: 7 });
const given = [
  'I',
  "@deezthugs' Smokey Turkey Tacos",
  'Donaudampfschifffahrtskapitänskuchen',
  'Schwarzwälder Kirschtorte mit Sauerkirschen, Kirschwasser und einem Boden aus Mürbeteig nach dem Rezept der Großmutter',
  'שקשוקה עם עגבניות',
  '🍅🥑🌮',
];

describe('Covers of dishes without a picture', () => {
  it.each(['hearth', 'market-garden', 'atelier'])(
    'keep title, foot, lock and button apart at every width on %s',
    async (site) => {
      const { page } = await browser.open(addressOf(site, '/recipes'), { viewport: desktop });
      const faults: string[] = [];
      for (const width of [120, 140, 170, 210, 280, 420, 600]) {
        await showCovers(page, [...given, ...generated], width);
        faults.push(...(await misplaced(page)));
      }
      expect(faults).toEqual([]);
      await expect.poll(() => alikeNeighbours(page)).toBe(0);
      await page.context().close();
    },
  );
});
