import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconPicture, sharePicture } from './share-picture.ts';

const colors = {
  colorPanel: '#f4f1ea',
  colorBackground: '#ffffff',
  colorOutline: '#d8d2c4',
  colorAccent: '#8c2f1b',
};

async function pixelAt(x: number, y: number): Promise<number[]> {
  const picture = sharp(sharePicture(colors));
  const { data } = await picture
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('The picture of a site without pictures, §2', () => {
  it('is a PNG of the size that shared links show', async () => {
    const { format, width, height } = await sharp(sharePicture(colors)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 800, height: 600 });
  });

  it('is a square plate as an icon', async () => {
    const icon = sharp(iconPicture(colors, 192));
    const { format, width, height } = await icon.metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 192, height: 192 });
    const { dominant } = await icon.stats();
    expect(dominant.r).toBeGreaterThan(0xe0);
  });

  it('wears the colours of the site', async () => {
    expect(await pixelAt(0, 0)).toEqual([0xf4, 0xf1, 0xea]);
    expect(await pixelAt(400, 300)).toEqual([0xff, 0xff, 0xff]);
    expect(await pixelAt(400 + 203, 300)).toEqual([0x8c, 0x2f, 0x1b]);
  });
});
