import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, hexFromRgb, isHexColor, relativeLuminance, rgbFromHex } from './colors.ts';

const aHexColor = fc.stringMatching(/^#[\da-f]{6}$/);

describe('Colours, S7.3', () => {
  it.each([
    ['#1a2b3c', true],
    ['#FFFFFF', true],
    ['#fff', false],
    ['#1a2b3c4d', false],
    ['1a2b3c', false],
    ['#1a2b3g', false],
    ['#1a2b3c ', false],
    ['#1a2b3c\n', false],
    ['red', false],
    ['rgb(0,0,0)', false],
    ['#000000;}', false],
    ['', false],
  ])('have the form #rrggbb: %j', (text, expected) => {
    expect(isHexColor(text)).toBe(expected);
  });

  it('come back as they were read', () => {
    fc.assert(
      fc.property(aHexColor, (hex) => {
        expect(hexFromRgb(rgbFromHex(hex))).toBe(hex);
      }),
    );
  });

  it('are brought back into what a screen can show', () => {
    expect(hexFromRgb([-1, 0.5, 2])).toBe('#0080ff');
  });
});

describe('Contrast, §13 of the design', () => {
  it.each([
    ['#000000', 0],
    ['#ffffff', 1],
    ['#ff0000', 0.2126],
    ['#808080', 0.2159],
  ])('knows the luminance of %s', (hex, luminance) => {
    expect(relativeLuminance(hex)).toBeCloseTo(luminance, 4);
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is the published figure', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });
});
