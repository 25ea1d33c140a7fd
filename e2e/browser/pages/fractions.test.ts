import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookKeys } from '#domain/look/looks.ts';
import { fractionParts } from '#domain/measures/fraction-parts.ts';
import { ownPlatform } from '../../platform/own-platform.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';
import { lookSlug, wearLook } from '../../sites/look-site.ts';

const browser = siteBrowser();
const fractions = fractionParts('½⅓⅔¼¾⅛⅞').flatMap((part) =>
  typeof part === 'string' ? [] : [part],
);
/** In CSS pixels of text of 100: digits of 0.62 em are higher than this in every typeface. */
const lowestDigit = 35;
/** Shows fractions as large as a hand, as pages mark them, in the weight of amounts. */
const showFractions = (page: Page) =>
  page.evaluate((parts) => {
    const show = document.createElement('div');
    show.id = 'shown-fractions';
    show.style.cssText =
      'position:fixed;inset:0;z-index:9;background:#fff;color:#000;font:var(--narrative-bold) 100px/2 var(--font-narrative)';
    show.innerHTML = parts
      .map(
        ({ glyph, over, under }) =>
          `<span style="display:inline-block;padding:0 9px"><span class="fraction" data-over="${over}" data-under="${under}"><span>${glyph}</span></span></span>`,
      )
      .join('');
    document.body.appendChild(show);
  }, fractions);

type Part = { top: number; bottom: number; size: number };

/** What is drawn in one piece, each with its height. */
async function piecesOf(picture: Buffer): Promise<Part[]> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isInk = (at: number) => (data[at] ?? 255) < 140;
  const seen = new Uint8Array(width * height);
  const pieceAt = (start: number): Part => {
    const part = { top: height, bottom: 0, size: 0 };
    const waiting = [start];
    seen[start] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const y = Math.floor(at / width);
      part.top = Math.min(part.top, y);
      part.bottom = Math.max(part.bottom, y);
      part.size += 1;
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (next < 0 || next >= seen.length || seen[next] || !isInk(next)) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    return part;
  };
  const pieces: Part[] = [];
  for (let at = 0; at < seen.length; at += 1) if (isInk(at) && !seen[at]) pieces.push(pieceAt(at));
  return pieces.filter(({ size }) => size > 30);
}

describe.each(lookKeys)('Fractions in the look %s', (look) => {
  let page: Page;

  beforeAll(async () => {
    const { port, statePath } = ownPlatform();
    await wearLook({ url: `http://localhost:${port}`, statePath }, look);
    ({ page } = await browser.open(addressOf(lookSlug, '/recipes/one-ingredient'), {
      viewport: { width: 1280, height: 500 },
    }));
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await showFractions(page);
    await page.waitForLoadState('networkidle');
  });
  afterAll(() => page.context().close());

  test('are three pieces each, with digits that can be read at arm’s length', async () => {
    const shown = page.locator('#shown-fractions > span');
    await expect.poll(() => shown.count()).toBe(fractions.length);
    for (const at of fractions.keys()) {
      const pieces = await piecesOf(await shown.nth(at).screenshot());
      const heights = pieces.map(({ top, bottom }) => bottom - top + 1);
      expect.soft(heights, fractions[at]?.glyph).toHaveLength(3);
      expect.soft(Math.min(...heights), fractions[at]?.glyph).toBeGreaterThan(lowestDigit);
    }
  });
});
