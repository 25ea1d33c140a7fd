import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cropInside, cropToRatio, isInside, RATIOS } from './focal-crop.ts';

const photo = { width: 1200, height: 800 };

describe('Cutting a picture to a shape', () => {
  it.each([
    ['3:2', { width: 1200, height: 800, x: 0, y: 0 }],
    ['16:9', { width: 1200, height: 675, x: 0, y: 63 }],
    ['4:3', { width: 1067, height: 800, x: 67, y: 0 }],
    ['1:1', { width: 800, height: 800, x: 200, y: 0 }],
    ['4:5', { width: 640, height: 800, x: 280, y: 0 }],
  ] as const)('takes the largest %s from the middle', (name, expected) => {
    expect(cropToRatio(photo, RATIOS[name])).toEqual(expected);
  });

  it('shows exactly what the cook chose when it has the shape', () => {
    const crop = { width: 400, height: 300, x: 650, y: 20 };
    expect(cropToRatio(photo, RATIOS['4:3'], { crop })).toEqual(crop);
  });

  it('shows all of the choice and as little more as the shape demands', () => {
    const crop = { width: 400, height: 300, x: 650, y: 200 };
    expect(cropToRatio(photo, RATIOS['1:1'], { crop })).toEqual({
      width: 400,
      height: 400,
      x: 650,
      y: 150,
    });
  });

  it('moves inside when the choice lies at an edge', () => {
    const crop = { width: 200, height: 300, x: 1000, y: 0 };
    expect(cropToRatio(photo, RATIOS['3:2'], { crop })).toEqual({
      width: 450,
      height: 300,
      x: 750,
      y: 0,
    });
  });

  it('takes the largest near the choice when the shape cannot hold it all', () => {
    const crop = { width: 1000, height: 100, x: 200, y: 700 };
    expect(cropToRatio(photo, RATIOS['1:1'], { crop })).toEqual({
      width: 800,
      height: 800,
      x: 300,
      y: 0,
    });
  });

  it('cuts a region without leaving it', () => {
    const region = { width: 300, height: 100, x: 50, y: 60 };
    expect(cropInside(region, 1)).toEqual({ width: 100, height: 100, x: 150, y: 60 });
  });

  test('every cut is whole pixels, inside the picture and of the ratio within a pixel', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const picture = fc.record({ width: side, height: side });
    const withFocus = picture.chain(({ width, height }) =>
      fc.record({
        picture: fc.constant({ width, height }),
        focus: fc.record({
          width: fc.integer({ min: 1, max: width }),
          height: fc.integer({ min: 1, max: height }),
          x: fc.nat(width - 1),
          y: fc.nat(height - 1),
        }),
      }),
    );
    fc.assert(
      fc.property(withFocus, fc.constantFrom(...Object.values(RATIOS)), (given, ratio) => {
        const cut = cropToRatio(given.picture, ratio, { crop: given.focus });
        expect(Object.values(cut).every(Number.isInteger)).toBe(true);
        expect(isInside(cut, given.picture)).toBe(true);
        const tooWide = Math.abs(cut.width - cut.height * ratio);
        const tooHigh = Math.abs(cut.width / ratio - cut.height);
        expect(Math.min(tooWide, tooHigh)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
