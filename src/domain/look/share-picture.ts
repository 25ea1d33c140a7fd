import { boundedMap } from '../bounded-map.ts';
import { type Rgb, rgbFromHex } from './colors.ts';
import { palettePng } from './palette-png.ts';

/** The size of all pictures that links are shared with. */
export const sharePictureSize = { width: 800, height: 600 } as const;

/** A plate seen from above, as rings from the outside in; radii in pixels. */
type Ring = { radius: number; color: string };
export type SharePictureColors = {
  colorPanel: string;
  colorBackground: string;
  colorOutline: string;
  colorAccent: string;
};

/** The side of a square in which the plate leaves a narrow margin. */
export const iconGround = 496;
const smoothSteps = 8;

/** What a shared link shows of a site whose cook has uploaded no picture, as PNG. */
export const sharePicture = (colors: SharePictureColors): Uint8Array<ArrayBuffer> =>
  platePicture(colors, sharePictureSize);

/** The icon of a site whose cook has uploaded none: the same plate, as wide as the square. */
export const iconPicture = (colors: SharePictureColors, size: number): Uint8Array<ArrayBuffer> =>
  platePicture(colors, { width: size, height: size }, size / iconGround);

type Size = { width: number; height: number };

/** Room for all pictures of two looks: a site is published many times, and many have one look. */
const mostDrawnBytes = 2_000_000;
const drawn = boundedMap<Uint8Array<ArrayBuffer>>(mostDrawnBytes, ({ length }) => length);

function platePicture(
  colors: SharePictureColors,
  size: Size,
  scale?: number,
): Uint8Array<ArrayBuffer> {
  const { colorPanel, colorBackground, colorOutline, colorAccent } = colors;
  const key = [colorPanel, colorBackground, colorOutline, colorAccent, size.width, scale].join(' ');
  const known = drawn.get(key);
  if (known) return known;
  const picture = drawnPlate(colors, size, scale);
  drawn.set(key, picture);
  return picture;
}

function drawnPlate(colors: SharePictureColors, size: Size, scale = 1): Uint8Array<ArrayBuffer> {
  const rings = plateRings(colors).map((ring) => ({ ...ring, radius: ring.radius * scale }));
  const palette = paletteOf(colors.colorPanel, rings);
  return palettePng(size, palette, (x, y) =>
    indexAt(rings, Math.hypot(x + 0.5 - size.width / 2, y + 0.5 - size.height / 2)),
  );
}

export function plateRings(colors: SharePictureColors): Ring[] {
  return [
    { radius: 232, color: colors.colorOutline },
    { radius: 229, color: colors.colorBackground },
    { radius: 206, color: colors.colorAccent },
    { radius: 201, color: colors.colorBackground },
    { radius: 150, color: colors.colorOutline },
    { radius: 148, color: colors.colorBackground },
  ];
}

/** For every ring the steps from what lies around it to itself. */
function paletteOf(ground: string, rings: Ring[]): number[][] {
  const colors = [ground, ...rings.map((ring) => ring.color)].map(rgbFromHex);
  return rings.flatMap((_, index) => {
    const [outer, inner] = [colors[index], colors[index + 1]];
    if (!outer || !inner) return [];
    return Array.from({ length: smoothSteps + 1 }, (_step, step) =>
      mixed(outer, inner, step / smoothSteps),
    );
  });
}

const mixed = (outer: Rgb, inner: Rgb, share: number): number[] =>
  outer.map((level, channel) =>
    Math.round((level + ((inner[channel] ?? level) - level) * share) * 255),
  );

function indexAt(rings: Ring[], distance: number): number {
  const inside = rings.findLastIndex(({ radius }) => distance < radius + 0.5);
  if (inside < 0) return 0;
  const radius = rings[inside]?.radius ?? 0;
  const share = Math.min(1, radius + 0.5 - distance);
  return inside * (smoothSteps + 1) + Math.round(share * smoothSteps);
}
