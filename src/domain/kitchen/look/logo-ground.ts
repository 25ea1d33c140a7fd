import { contrastRatio, hexFromRgb } from '../../look/colors.ts';

/** Red, green, blue and opacity of each pixel from 0 to 255, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** The colour of what is drawn; null for a picture that has a ground of its own. */
export function drawnColorOf({ data, width, height }: Pixels): string | null {
  const isClear = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) < 128;
  const corners = [
    isClear(0, 0),
    isClear(width - 1, 0),
    isClear(0, height - 1),
    isClear(width - 1, height - 1),
  ];
  if (corners.filter(Boolean).length < 3) return null;
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0;
    weight += opacity;
    for (const channel of [0, 1, 2]) {
      sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0) * opacity;
    }
  }
  if (weight === 0) return null;
  const [red = 0, green = 0, blue = 0] = sum.map((all) => all / weight / 255);
  return hexFromRgb([red, green, blue]);
}

/** What is drawn so like its ground is not seen there any more. */
const seenFrom = 1.6;

export const vanishesOn = (drawn: string, ground: string): boolean =>
  contrastRatio(drawn, ground) < seenFrom;
