import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveSchemes } from '#domain/look/color-scheme.ts';
import { contrastRatio, hexFromRgb, rgbFromHex } from '#domain/look/colors.ts';
import { defaultLook, looks } from '#domain/look/looks.ts';

const css = readFileSync('src/styles/widgets/ui.css', 'utf8');
/** How much of its ink the label of a button keeps that cannot be pressed, from 0 to 1. */
const kept = [
  ...css.matchAll(/color-mix\(in srgb, var\(--color-on-(?:accent|danger)\) (\d+)%/g),
].map(([, percent]) => Number(percent) / 100);
const leastContrast = 3;

/** As the browser mixes in sRGB. */
function mixed(ink: string, ground: string, share: number): string {
  const [onto, from] = [rgbFromHex(ground), rgbFromHex(ink)];
  const level = (at: 0 | 1 | 2) => from[at] * share + onto[at] * (1 - share);
  return hexFromRgb([level(0), level(1), level(2)]);
}

const softest = (ink: string, ground: string) =>
  Math.min(...kept.map((share) => contrastRatio(mixed(ink, ground, share), ground)));

describe('The label of a button that cannot be pressed', () => {
  it('can be read on whatever accent a cook chooses, in both schemes', () => {
    const hex = fc.stringMatching(/^#[\da-f]{6}$/);
    fc.assert(
      fc.property(hex, hex, hex, (colorAccent, colorBackground, colorText) => {
        const { colors } = looks[defaultLook];
        const schemes = deriveSchemes({ ...colors, colorAccent, colorBackground, colorText });
        const worst = Object.values(schemes!).map((scheme) =>
          softest(scheme.colorOnAccent, scheme.colorAccent),
        );
        expect(Math.min(...worst)).toBeGreaterThanOrEqual(leastContrast);
      }),
    );
  });

  it('can be read on the colour of danger', () => {
    expect(softest('#ffffff', '#a3241b')).toBeGreaterThanOrEqual(leastContrast);
    expect(softest('#2c0703', '#ffa497')).toBeGreaterThanOrEqual(leastContrast);
  });
});
