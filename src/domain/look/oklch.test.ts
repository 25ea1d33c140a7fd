import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexFromOklch, oklchFromHex } from './oklch.ts';

const aHexColor = fc.stringMatching(/^#[\da-f]{6}$/);

describe('OKLCH, §13 of the design', () => {
  it.each([
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
    ['#ffffff', 1, 0, 0],
    ['#000000', 0, 0, 0],
    ['#808080', 0.5999, 0, 0],
  ])('of %s has the published figures', (hex, ...figures) => {
    const { lightness, chroma, hue } = oklchFromHex(hex);
    expect(lightness).toBeCloseTo(figures[0], 3);
    expect(chroma).toBeCloseTo(figures[1], 3);
    expect(hue).toBeCloseTo(figures[2], 1);
  });

  it('comes back as the same colour', () => {
    fc.assert(
      fc.property(aHexColor, (hex) => {
        expect(hexFromOklch(oklchFromHex(hex))).toBe(hex);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps lightness and hue of a colour no screen can show', () => {
    const shown = oklchFromHex(hexFromOklch({ lightness: 0.7, chroma: 0.4, hue: 200 }));
    expect(shown.lightness).toBeCloseTo(0.7, 2);
    expect(shown.hue).toBeCloseTo(200, -1);
    expect(shown.chroma).toBeLessThan(0.2);
  });
});
