/** Red, green and blue from 0 to 1 as the screen's curve encodes them. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The contrast WCAG asks of text at level AA. */
export const textContrastMin = 4.5;

export const black = '#000000';
export const white = '#ffffff';

/** Six hexadecimal digits behind a hash and nothing else. */
export function isHexColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text) && text.length === 7;
}

/** Rounds to 8 bits a channel and brings channels outside of 0 to 1 back in. */
export function hexFromRgb(rgb: Rgb): string {
  const digits = rgb.map((channel) => {
    const level = Math.round(Math.min(Math.max(channel, 0), 1) * 255);
    return level.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** The inverse of the screen's curve. */
export function linearFromEncoded(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

export function encodedFromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** WCAG relative luminance, 0 for black to 1 for white; takes #rrggbb. */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = rgbFromHex(hex);
  return (
    0.2126 * linearFromEncoded(red) +
    0.7152 * linearFromEncoded(green) +
    0.0722 * linearFromEncoded(blue)
  );
}

/** WCAG contrast ratio, 1 to 21, of two colours as #rrggbb. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export function isReadable(color: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrastRatio(color, ground) >= textContrastMin);
}

/** Takes #rrggbb. */
export function rgbFromHex(hex: string): Rgb {
  const level = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [level(1), level(3), level(5)];
}
