import sharp, { type OverlayOptions } from 'sharp';
import { seededRandom } from './geometry.ts';

const side = 400;

type Tooth = { strength: number; coarse: number };

/** How rough each printing is: lino leaves bare specks, litho a fine mist. */
const teeth: Record<'linocut' | 'drawing', Tooth> = {
  linocut: { strength: 20, coarse: 2 },
  drawing: { strength: 24, coarse: 1 },
};

const made = new Map<keyof typeof teeth, Promise<OverlayOptions>>();

/** A square of paper grain, to be laid over a picture in soft light. */
export function grainOf(style: keyof typeof teeth): Promise<OverlayOptions> {
  const known = made.get(style) ?? makeGrain(style);
  made.set(style, known);
  return known;
}

async function makeGrain(style: keyof typeof teeth): Promise<OverlayOptions> {
  const { strength, coarse } = teeth[style];
  const random = seededRandom(style);
  const cells = side / coarse;
  const values = Uint8Array.from({ length: cells * cells }, () => {
    const speck = 128 + (random() + random() - 1) * strength;
    return Math.max(0, Math.min(255, speck));
  });
  const input = await sharp(values, { raw: { width: cells, height: cells, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return { input, tile: true, blend: 'soft-light' };
}
