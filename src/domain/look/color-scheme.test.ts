import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveSchemes } from './color-scheme.ts';
import type { ColorScheme } from './color-scheme.ts';
import { contrastRatio, isHexColor, relativeLuminance } from './colors.ts';
import { oklchFromHex } from './oklch.ts';
import type { ColorTheme } from './theme-options.ts';

const hearth: ColorTheme = {
  colorText: '#22201d',
  colorAccent: '#8c2f1b',
  colorSubdued: '#68635b',
  colorOverlay: '#1d1a17',
  colorBackground: '#fdfcf9',
  colorPanel: '#f4f1ea',
  colorEmphasis: '#3a342c',
  colorOutline: '#ddd7cb',
};
const aTheme = (changes: Partial<ColorTheme>): ColorTheme => ({ ...hearth, ...changes });
const schemesOf = (theme: ColorTheme) => deriveSchemes(theme)!;

function weakest(scheme: ColorScheme): number {
  const texts = [
    scheme.colorText,
    scheme.colorSubdued,
    scheme.colorEmphasis,
    scheme.colorAccentText,
  ];
  const onPaper = texts.flatMap((text) => [
    contrastRatio(text, scheme.colorBackground),
    contrastRatio(text, scheme.colorPanel),
  ]);
  return Math.min(...onPaper, contrastRatio(scheme.colorOnAccent, scheme.colorAccent));
}

const hueDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

const aHexColor = fc.stringMatching(/^#[\da-f]{6}$/);
const anyTheme = fc.record({
  colorText: aHexColor,
  colorAccent: aHexColor,
  colorSubdued: aHexColor,
  colorOverlay: aHexColor,
  colorBackground: aHexColor,
  colorPanel: aHexColor,
  colorEmphasis: aHexColor,
  colorOutline: aHexColor,
});

describe('Light scheme, §13 of the design', () => {
  it('leaves readable colours as the cook chose them', () => {
    expect(schemesOf(hearth).light).toMatchObject(hearth);
    expect(schemesOf(hearth).light.colorAccentText).toBe(hearth.colorAccent);
    expect(schemesOf(hearth).light.colorOnAccent).toBe(hearth.colorBackground);
  });

  it('darkens a pale accent for text and keeps it for buttons', () => {
    const { light } = schemesOf(aTheme({ colorAccent: '#f4d03f' }));
    expect(light.colorAccent).toBe('#f4d03f');
    expect(light.colorOnAccent).toBe(hearth.colorText);
    const [chosen, text] = [oklchFromHex('#f4d03f'), oklchFromHex(light.colorAccentText)];
    expect(text.lightness).toBeLessThan(chosen.lightness);
    expect(hueDistance(text.hue, chosen.hue)).toBeLessThan(8);
  });

  it('brings a panel near that no text could share with the background', () => {
    const { light } = schemesOf(aTheme({ colorPanel: '#101010' }));
    expect(light.colorPanel).not.toBe('#101010');
    expect(weakest(light)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('Dark scheme, §13 of the design', () => {
  it('is dark paper with light text and no pure black or white', () => {
    const { dark } = schemesOf(aTheme({ colorBackground: '#ffffff', colorText: '#000000' }));
    expect(relativeLuminance(dark.colorBackground)).toBeLessThan(0.02);
    expect(relativeLuminance(dark.colorText)).toBeGreaterThan(0.7);
    expect([dark.colorBackground, dark.colorText]).not.toContain('#000000');
    expect([dark.colorBackground, dark.colorText]).not.toContain('#ffffff');
  });

  it('lifts the panel above the background and keeps the outline visible', () => {
    const { dark } = schemesOf(hearth);
    const lightness = (color: string) => oklchFromHex(color).lightness;
    expect(lightness(dark.colorPanel)).toBeGreaterThan(lightness(dark.colorBackground) + 0.02);
    expect(lightness(dark.colorOutline)).toBeGreaterThan(lightness(dark.colorPanel) + 0.05);
    expect(lightness(dark.colorOverlay)).toBeLessThan(lightness(dark.colorBackground));
  });

  it('has no panel where the site has none', () => {
    const { dark } = schemesOf(aTheme({ colorPanel: hearth.colorBackground }));
    expect(dark.colorPanel).toBe(dark.colorBackground);
  });

  it.each(['#8c2f1b', '#58641d', '#0f5a83', '#7d2455', '#f4d03f', '#00a550'])(
    'keeps the hue of the accent %s',
    (colorAccent) => {
      const { dark } = schemesOf(aTheme({ colorAccent }));
      const [chosen, shown] = [oklchFromHex(colorAccent), oklchFromHex(dark.colorAccent)];
      expect(hueDistance(chosen.hue, shown.hue)).toBeLessThan(4);
      expect(shown.chroma).toBeGreaterThan(0.05);
      expect(dark.colorAccentText).toBe(dark.colorAccent);
    },
  );

  it('is the same as the light one where the site is dark by design', () => {
    const night = aTheme({
      colorBackground: '#14110f',
      colorPanel: '#201b18',
      colorText: '#eee8e0',
    });
    expect(schemesOf(night).dark).toEqual(schemesOf(night).light);
  });
});

describe('Any eight colours, §13 of the design', () => {
  it('are readable at level AA in both schemes', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { light, dark } = schemesOf(theme);
        expect(weakest(light)).toBeGreaterThanOrEqual(4.5);
        expect(weakest(dark)).toBeGreaterThanOrEqual(4.5);
        expect(Object.values({ ...light, ...dark }).every(isHexColor)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('make no scheme unless each is #rrggbb', () => {
    expect(deriveSchemes(aTheme({ colorText: 'red' }))).toBe(null);
    expect(deriveSchemes(aTheme({ colorOutline: '#fff' }))).toBe(null);
  });
});
