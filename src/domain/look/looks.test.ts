import { describe, expect, it } from 'vitest';
import { contrastRatio } from './colors.ts';
import { fontFamily } from './fonts.ts';
import { lookKeys, looks } from './looks.ts';

describe('Looks', () => {
  it.each(lookKeys)('%s can be read in its own colours', (key) => {
    const { colors } = looks[key];
    const inks = [colors.colorAccent, colors.colorSubdued, colors.colorEmphasis];
    const grounds = [colors.colorBackground, colors.colorPanel];
    const pairs = inks.flatMap((color) => grounds.map((ground) => contrastRatio(color, ground)));
    expect(contrastRatio(colors.colorText, colors.colorBackground)).toBeGreaterThanOrEqual(7);
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(lookKeys)('%s asks for weights that its typefaces have', (key) => {
    const { type } = looks[key];
    const display = fontFamily(type.displayFontFamily);
    expect(type.displayFontBoldWeight).toBeLessThanOrEqual(display.boldest);
    expect(type.displayFontNormalWeight).toBeGreaterThanOrEqual(display.lightest);
  });

  it('have a title, a reason and colours that no other has', () => {
    const all = Object.values(looks);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ reason }) => reason)).size).toBe(all.length);
    expect(new Set(all.map(({ colors }) => colors.colorAccent)).size).toBe(all.length);
  });
});
