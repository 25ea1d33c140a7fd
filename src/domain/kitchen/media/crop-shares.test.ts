import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isInside } from '../../media/focal-crop.ts';
import { cropOfShares, pointAfter, pointInside, sharesOfCrop } from './crop-shares.ts';

const picture = { width: 1200, height: 800 };
const side = fc.integer({ min: 1, max: 6000 });
const size = fc.record({ width: side, height: side });
const hundredth = fc.double({ min: -5, max: 105, noNaN: true });
const shares = fc.record({ x: hundredth, y: hundredth, width: hundredth, height: hundredth });

describe('A crop', () => {
  it('is in pixels of the stored picture', () => {
    const crop = cropOfShares(picture, { x: 25, y: 10, width: 50, height: 30 });
    expect(crop).toEqual({ x: 300, y: 80, width: 600, height: 240 });
  });

  it('of the whole picture is none', () => {
    expect(cropOfShares(picture, { x: 0, y: 0, width: 100, height: 99.99 })).toBeNull();
  });

  test('is whole pixels inside the picture, whatever was drawn', () => {
    fc.assert(
      fc.property(size, shares, (given, drawn) => {
        const crop = cropOfShares(given, drawn);
        fc.pre(crop !== null);
        expect(isInside(crop, given)).toBe(true);
        expect(Object.values(crop).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test('stays as it is when it is only looked at', () => {
    fc.assert(
      fc.property(size, shares, (given, drawn) => {
        const crop = cropOfShares(given, drawn);
        fc.pre(crop !== null);
        expect(cropOfShares(given, sharesOfCrop(given, crop))).toEqual(crop);
      }),
    );
  });
});

describe('A focal point', () => {
  it.each([
    ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
    ['ArrowRight', true, { x: 0.6, y: 0.5 }],
    ['ArrowUp', false, { x: 0.5, y: 0.49 }],
    ['ArrowDown', true, { x: 0.5, y: 0.6 }],
    ['Enter', false, null],
    ['toString', false, null],
  ])('after %s (with Shift: %s)', (key, isFar, expected) => {
    expect(pointAfter({ x: 0.5, y: 0.5 }, key, isFar)).toEqual(expected);
  });

  it('never leaves the picture', () => {
    expect(pointInside({ x: -0.2, y: 1.7 })).toEqual({ x: 0, y: 1 });
    expect(pointAfter({ x: 0, y: 0 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 0 });
  });
});
