import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cropToRatio, isInside, RATIOS } from './focal-crop.ts';
import { objectPosition } from './focal-position.ts';
import type { Crop, FocalPoint } from './image.ts';
import { imageUrl } from './picture-address.ts';
import { isPartOfFocus, snapCut } from './shown-shapes.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const size = fc.record({
  width: fc.integer({ min: 40, max: 6000 }),
  height: fc.integer({ min: 40, max: 6000 }),
});
const focused = fc.record({
  picture: size,
  point: fc.record<FocalPoint>({ x: share, y: share }),
  ratio: fc.constantFrom(...Object.values(RATIOS)),
});

const holds = ({ x, y, width, height }: Crop, left: number, top: number) =>
  left >= x - 1 && left <= x + width + 1 && top >= y - 1 && top <= y + height + 1;

describe('A focal point', () => {
  test('is in sight in every shape, inside the picture', () => {
    fc.assert(
      fc.property(focused, ({ picture, point, ratio }) => {
        const cut = cropToRatio(picture, ratio, { focalPoint: point });
        expect(isInside(cut, picture)).toBe(true);
        expect(holds(cut, point.x * picture.width, point.y * picture.height)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('is cut by the server as the page asks for it, as one of few parts', () => {
    fc.assert(
      fc.property(focused, ({ picture, point, ratio }) => {
        const cut = cropToRatio(picture, ratio, { focalPoint: point });
        fc.pre(Math.min(cut.width, cut.height) * 20 >= Math.max(picture.width, picture.height));
        expect(isPartOfFocus(picture, { focalPoint: point }, cut)).toBe(true);
        expect(snapCut(picture, cut)).toEqual(cut);
      }),
    );
  });

  test('stays in sight in a box of any other shape', () => {
    fc.assert(
      fc.property(focused, share, ({ picture, point, ratio }, seen) => {
        const photo = { ...picture, key: 'k', contentType: 'image/jpeg', focalPoint: point };
        const cut = cropToRatio(picture, ratio, photo);
        const position = Number.parseInt(String(objectPosition(photo, ratio)), 10) / 100;
        const left = cut.x + position * cut.width * (1 - seen);
        const slack = 1 + cut.width / 100;
        const at = point.x * picture.width;
        expect(at).toBeGreaterThanOrEqual(left - slack);
        expect(at).toBeLessThanOrEqual(left + cut.width * seen + slack);
      }),
    );
  });

  it('moves the part of a photo and leaves what a cook cut out', () => {
    const photo = { key: 'k.jpg', width: 1200, height: 800, contentType: 'image/jpeg' };
    const focalPoint = { x: 0.9, y: 0.5 };
    const options = { width: 400, height: 400 };
    expect(imageUrl({ ...photo, focalPoint }, options)).toContain('crop=800,800,400,0');
    const crop = { width: 400, height: 400, x: 100, y: 50 };
    expect(imageUrl({ ...photo, focalPoint, crop }, options)).toContain('crop=400,400,100,50');
  });

  it('says nothing of a picture that has none', () => {
    const photo = { key: 'k.jpg', width: 1200, height: 800, contentType: 'image/jpeg' };
    expect(objectPosition(photo, 1)).toBeNull();
    const drawing = { ...photo, contentType: 'image/svg+xml', focalPoint: { x: 0.2, y: 0.7 } };
    expect(objectPosition(drawing, 1)).toBe('20% 70%');
  });
});
