import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '../../media/files/image-header.ts';
import { pictureIntake, pictureTypeOf, sizeToSend } from './picture-intake.ts';

const large = MAX_IMAGE_BYTES + 1;

describe('A chosen picture', () => {
  it.each([
    [
      { name: 'pie.jpg', type: 'image/jpeg', size: 900 },
      { kind: 'whole', type: 'image/jpeg' },
    ],
    [
      { name: 'pie.jpg', type: 'image/jpeg', size: MAX_IMAGE_BYTES },
      { kind: 'whole', type: 'image/jpeg' },
    ],
    [{ name: 'pie.jpg', type: 'image/jpeg', size: large }, { kind: 'smaller' }],
    [{ name: 'pie.png', type: 'image/png', size: large }, { kind: 'smaller' }],
    [
      { name: 'pie.gif', type: 'image/gif', size: large },
      { kind: 'refused', reason: 'too-large' },
    ],
    [
      { name: 'pie.svg', type: 'image/svg+xml', size: 900 },
      { kind: 'whole', type: 'image/svg+xml' },
    ],
    [
      { name: 'pie.svg', type: 'image/svg+xml', size: large },
      { kind: 'refused', reason: 'too-large' },
    ],
    [
      { name: 'pie.heic', type: '', size: 900 },
      { kind: 'converted', type: 'image/heic' },
    ],
    [
      { name: 'PIE.HEIF', type: 'image/heif', size: large },
      { kind: 'converted', type: 'image/heif' },
    ],
    [
      { name: 'pie.jpg', type: 'image/jpeg', size: 0 },
      { kind: 'refused', reason: 'empty' },
    ],
    [
      { name: 'pie.pdf', type: 'application/pdf', size: 900 },
      { kind: 'refused', reason: 'unknown-type' },
    ],
    [
      { name: 'pie', type: '', size: 900 },
      { kind: 'refused', reason: 'unknown-type' },
    ],
  ])('%j', (file, expected) => {
    expect(pictureIntake(file)).toEqual(expected);
  });

  it('is known by its ending only where the system tells no type', () => {
    expect(pictureTypeOf({ name: 'a.b.JPG', type: '' })).toBe('image/jpeg');
    expect(pictureTypeOf({ name: 'pie.jpg', type: 'text/plain' })).toBeNull();
    expect(pictureTypeOf({ name: 'constructor', type: '' })).toBeNull();
  });
});

test('What is drawn anew fits a canvas of iOS, keeps its shape and never grows', () => {
  const side = fc.integer({ min: 1, max: 60_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const sent = sizeToSend({ width, height });
      expect(Math.max(sent.width, sent.height)).toBeLessThanOrEqual(4000);
      expect(sent.width * sent.height).toBeLessThan(16_777_216);
      expect(sent.width).toBeLessThanOrEqual(width);
      expect(sent.height).toBeLessThanOrEqual(height);
      expect(sent.width).toBeGreaterThanOrEqual(1);
      const scale = Math.max(sent.width, sent.height) / Math.max(width, height);
      expect(Math.abs(sent.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(sent.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});
