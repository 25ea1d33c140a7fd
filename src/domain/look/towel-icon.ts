import { rgbFromHex } from './colors.ts';
import { palettePng } from './palette-png.ts';

type TowelColors = { colorBackground: string; colorAccent: string };

/** Of sixteen parts of the width, those that are woven in the accent. */
const stripes = new Set([3, 4, 7, 8, 11, 12]);

/** The platform's sign, a striped towel, as PNG; its stripes stand where a round icon cuts nothing. */
export const towelIcon = (colors: TowelColors, size: number): Uint8Array<ArrayBuffer> =>
  palettePng(
    { width: size, height: size },
    [colors.colorBackground, colors.colorAccent].map(levels),
    (x) => Number(stripes.has(Math.floor((x * 16) / size))),
  );

const levels = (hex: string): number[] =>
  (rgbFromHex(hex) ?? []).map((level) => Math.round(level * 255));
