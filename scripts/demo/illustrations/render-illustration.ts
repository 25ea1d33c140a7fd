import sharp from 'sharp';
import { drawIllustration } from './draw-illustration.ts';
import { grainOf } from './grain.ts';
import { pictureFormats, type Picture } from './picture.ts';

export type RenderedPicture = {
  data: Buffer;
  width: number;
  height: number;
  contentType: 'image/webp' | 'image/png';
};

/** Marks become PNG with a clear ground, everything else WebP with the tooth of paper. */
export async function renderIllustration(picture: Picture): Promise<RenderedPicture> {
  const { width, height } = pictureFormats[picture.format];
  const drawn = sharp(Buffer.from(drawIllustration(picture)));
  if (picture.scene.style === 'mark') {
    const data = await drawn.png({ compressionLevel: 9 }).toBuffer();
    return { data, width, height, contentType: 'image/png' };
  }
  const data = await drawn
    .composite([{ ...grainOf(picture.scene.style), tile: true, blend: 'soft-light' }])
    .flatten()
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
  return { data, width, height, contentType: 'image/webp' };
}
