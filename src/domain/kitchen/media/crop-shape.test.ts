import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isInside, RATIOS } from '../../media/focal-crop.ts';
import { cropOfShape, shapeNames, shapeOfCrop } from './crop-shape.ts';

const picture = { width: 1200, height: 800 };
const side = fc.integer({ min: 40, max: 6000 });
const size = fc.record({ width: side, height: side });

describe('A crop of a fixed shape', () => {
  it('is as large as the picture lets it be, around what was chosen before', () => {
    expect(cropOfShape(picture, '1:1', {})).toEqual({ x: 200, y: 0, width: 800, height: 800 });
    const crop = { x: 900, y: 200, width: 300, height: 300 };
    expect(cropOfShape(picture, '1:1', { crop })).toEqual({
      x: 400,
      y: 0,
      width: 800,
      height: 800,
    });
    const focalPoint = { x: 0, y: 0.5 };
    expect(cropOfShape(picture, '1:1', { focalPoint })?.x).toBe(0);
  });

  it('is none where the whole picture has that shape', () => {
    expect(cropOfShape(picture, '3:2', {})).toBeNull();
  });

  test('lies inside the picture and is known by its shape', () => {
    fc.assert(
      fc.property(size, fc.constantFrom(...shapeNames), (given, name) => {
        const crop = cropOfShape(given, name, {});
        fc.pre(crop !== null);
        expect(isInside(crop, given)).toBe(true);
        expect(shapeOfCrop(crop)).not.toBeNull();
      }),
    );
  });

  it('is told from one that somebody drew', () => {
    expect(shapeOfCrop({ x: 0, y: 0, width: 800, height: 600 })).toBe('4:3');
    expect(shapeOfCrop({ x: 0, y: 0, width: 801, height: 570 })).toBeNull();
    expect(Object.keys(RATIOS)).toEqual(shapeNames);
  });
});
