import sharp from 'sharp';
import { drawIllustration } from './draw-illustration.ts';
import { grainOf } from './grain.ts';
import { pictureFormats, type Picture } from './picture.ts';

export type RenderedPicture = {
  data: Uint8Array;
  width: number;
  height: number;
  contentType: 'image/jpeg' | 'image/png';
};

/** Marks become PNG with a clear ground, everything else JPEG; lino and line prints get the tooth of paper. */
export async function renderIllustration(picture: Picture): Promise<RenderedPicture> {
  const { width, height } = pictureFormats[picture.format];
  const drawn = sharp(new TextEncoder().encode(drawIllustration(picture)));
  const { style } = picture.scene;
  if (style === 'mark') {
    const data = await drawn.png({ compressionLevel: 9 }).toBuffer();
    return { data, width, height, contentType: 'image/png' };
  }
  const printed = style === 'flat' ? drawn : drawn.composite([await grainOf(style)]);
  const data = await printed.flatten().jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
  return { data, width, height, contentType: 'image/jpeg' };
}
