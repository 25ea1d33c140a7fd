import { describe, expect, it } from 'vitest';
import { firstSquare, placeSquare, resizeSquare, smallestSide } from './square-crop.ts';

const landscape = { width: 1200, height: 800 };
const square = { width: 800, height: 800, x: 200, y: 0 };

describe('The square of an avatar', () => {
  it('is the largest in the middle until somebody chooses', () => {
    expect(firstSquare(landscape)).toEqual(square);
    const chosen = { width: 300, height: 300, x: 10, y: 20 };
    expect(firstSquare(landscape, chosen)).toEqual(chosen);
  });

  it.each([
    [
      { x: -50, y: 10 },
      { x: 0, y: 0 },
    ],
    [
      { x: 999, y: 0 },
      { x: 400, y: 0 },
    ],
    [
      { x: 120.6, y: 0 },
      { x: 121, y: 0 },
    ],
  ])('moved to %j stands at %j', (corner, reached) => {
    expect(placeSquare(landscape, square, corner)).toEqual({ ...square, ...reached });
  });

  it('changes its size around its middle', () => {
    expect(resizeSquare(landscape, square, 400)).toEqual({
      width: 400,
      height: 400,
      x: 400,
      y: 200,
    });
  });

  it('is never larger than the picture and never too small to be seen', () => {
    expect(resizeSquare(landscape, square, 5000)).toEqual(square);
    expect(resizeSquare(landscape, square, 1).width).toBe(smallestSide(landscape));
    expect(smallestSide(landscape)).toBe(200);
  });

  it('grows away from an edge that it stands at', () => {
    const inCorner = { width: 200, height: 200, x: 1000, y: 600 };
    expect(resizeSquare(landscape, inCorner, 400)).toEqual({
      width: 400,
      height: 400,
      x: 800,
      y: 400,
    });
  });
});
