import { type Rgb, rgbFromHex } from './colors.ts';

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
const signature = [137, 80, 78, 71, 13, 10, 26, 10];
const storedBlockMax = 65_535;

/** What a shared link shows of a site whose cook has uploaded no picture, as PNG. */
export const sharePicture = (colors: SharePictureColors): Uint8Array<ArrayBuffer> =>
  platePicture(colors, sharePictureSize);

/** The icon of a site whose cook has uploaded none: the same plate, as wide as the square. */
export const iconPicture = (colors: SharePictureColors, size: number): Uint8Array<ArrayBuffer> =>
  platePicture(colors, { width: size, height: size }, size / iconGround);

function platePicture(
  colors: SharePictureColors,
  size: { width: number; height: number },
  scale = 1,
): Uint8Array<ArrayBuffer> {
  const rings = plateRings(colors).map((ring) => ({ ...ring, radius: ring.radius * scale }));
  const palette = paletteOf(colors.colorPanel, rings);
  const { width, height } = size;
  const header = [...u32(width), ...u32(height), 8, 3, 0, 0, 0];
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', Uint8Array.from(header)),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', zlibStored(rows(rings, size))),
    chunk('IEND', new Uint8Array(0)),
  ]);
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

/** Palette indexes, each row behind the byte that says it is not filtered. */
function rows(rings: Ring[], { width, height }: { width: number; height: number }): Uint8Array {
  const pixels = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const distance = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2);
      pixels[y * (width + 1) + 1 + x] = indexAt(rings, distance);
    }
  }
  return pixels;
}

function indexAt(rings: Ring[], distance: number): number {
  const inside = rings.findLastIndex(({ radius }) => distance < radius + 0.5);
  if (inside < 0) return 0;
  const radius = rings[inside]?.radius ?? 0;
  const share = Math.min(1, radius + 0.5 - distance);
  return inside * (smoothSteps + 1) + Math.round(share * smoothSteps);
}

/** The zlib format without compression; pages are compressed where they are stored. */
function zlibStored(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.from([0x78, 0x01])];
  for (let start = 0; start < bytes.length; start += storedBlockMax) {
    const block = bytes.subarray(start, start + storedBlockMax);
    const isLast = start + storedBlockMax >= bytes.length;
    const size = [block.length & 255, block.length >> 8];
    parts.push(
      Uint8Array.from([isLast ? 1 : 0, ...size, ...size.map((byte) => byte ^ 255)]),
      block,
    );
  }
  return joined([...parts, Uint8Array.from(u32(adler32(bytes)))]);
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const named = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), body]);
  return joined([Uint8Array.from(u32(body.length)), named, Uint8Array.from(u32(crc32(named)))]);
}

const u32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
