import { encodedFromLinear, hexFromRgb, linearFromEncoded, rgbFromHex } from './colors.ts';
import type { Rgb } from './colors.ts';

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

const gamutSteps = 20;

/** Takes #rrggbb. The hue of a grey is 0. */
export function oklchFromHex(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = rgbFromHex(hex).map(linearFromEncoded);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const chroma = Math.hypot(a, b);
  if (chroma < 1e-4) return { lightness, chroma: 0, hue: 0 };
  return { lightness, chroma, hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Keeps lightness and hue and gives up as much chroma as the screen cannot show. */
export function hexFromOklch(color: Oklch): string {
  if (isOnScreen(linearFromOklch(color))) return hexFromLinear(linearFromOklch(color));
  let [low, high] = [0, color.chroma];
  for (let step = 0; step < gamutSteps; step += 1) {
    const chroma = (low + high) / 2;
    if (isOnScreen(linearFromOklch({ ...color, chroma }))) low = chroma;
    else high = chroma;
  }
  return hexFromLinear(linearFromOklch({ ...color, chroma: low }));
}

function linearFromOklch({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isOnScreen(linear: Rgb): boolean {
  return linear.every((channel) => channel >= -1e-4 && channel <= 1 + 1e-4);
}

function hexFromLinear([red, green, blue]: Rgb): string {
  return hexFromRgb([encodedFromLinear(red), encodedFromLinear(green), encodedFromLinear(blue)]);
}
