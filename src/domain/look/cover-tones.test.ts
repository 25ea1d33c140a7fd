import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { deriveSchemes } from './color-scheme.ts';
import { isReadable } from './colors.ts';
import { coverTones, toneDistance, tonesApart } from './cover-tones.ts';
import { lookKeys, looks } from './looks.ts';
import { type ColorTheme, themeStyles } from './theme-options.ts';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc.record<ColorTheme>({
  colorText: color,
  colorAccent: color,
  colorSubdued: color,
  colorOverlay: color,
  colorBackground: color,
  colorPanel: color,
  colorEmphasis: color,
  colorOutline: color,
});

const schemesOf = (colors: ColorTheme) => Object.values(deriveSchemes(colors) ?? {});

const nearest = (grounds: string[]) =>
  Math.min(
    ...grounds.flatMap((one, index) =>
      grounds.slice(index + 1).map((other) => toneDistance(one, other)),
    ),
  );

describe('The tones of covers', () => {
  test('are read with ease and told apart, whatever colours a cook chooses', () => {
    fc.assert(
      fc.property(theme, fc.constantFrom(...themeStyles), (colors, style) => {
        for (const scheme of schemesOf(colors)) {
          const tones = coverTones(scheme, style);
          expect(tones.filter(({ ground, ink }) => !isReadable(ink, [ground]))).toEqual([]);
          expect(nearest(tones.map(({ ground }) => ground))).toBeGreaterThanOrEqual(tonesApart);
        }
      }),
    );
  });

  it.each(lookKeys)('begin otherwise in each style of %s', (look) => {
    const [light] = schemesOf(looks[look].colors);
    const firsts = themeStyles.map((style) => coverTones(light!, style)[0]);
    expect(new Set(firsts.map((tone) => tone?.ground)).size).toBe(3);
  });
});
