import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { towelIcon } from './towel-icon.ts';

const colors = { colorBackground: '#fbfaf8', colorAccent: '#2b4c8c' };

describe('The icon of the kitchen as an app', () => {
  it.each([192, 512])('is a striped square of %i pixels', async (size) => {
    const icon = sharp(towelIcon(colors, size));
    const { format, width, height } = await icon.metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
    const { data } = await icon.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixelAt = (part: number) => {
      const at = (size / 2) * size + Math.floor((part * size) / 16);
      return [...data.subarray(at * 3, at * 3 + 3)];
    };
    expect(pixelAt(0.5)).toEqual([0xfb, 0xfa, 0xf8]);
    expect(pixelAt(3.5)).toEqual([0x2b, 0x4c, 0x8c]);
    expect(pixelAt(8.5)).toEqual([0x2b, 0x4c, 0x8c]);
    expect(pixelAt(15.5)).toEqual([0xfb, 0xfa, 0xf8]);
  });
});
