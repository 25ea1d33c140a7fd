const signature = [137, 80, 78, 71, 13, 10, 26, 10];
const storedBlockMax = 65_535;

type Size = { width: number; height: number };

/** A PNG of few colours, each of red, green and blue up to 255; `indexAt` chooses the one of a pixel. */
export function palettePng(
  size: Size,
  palette: readonly (readonly number[])[],
  indexAt: (x: number, y: number) => number,
): Uint8Array<ArrayBuffer> {
  const header = [...u32(size.width), ...u32(size.height), 8, 3, 0, 0, 0];
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', Uint8Array.from(header)),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', zlibStored(rows(size, indexAt))),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Palette indexes, each row behind the byte that says it is not filtered. */
function rows({ width, height }: Size, indexAt: (x: number, y: number) => number): Uint8Array {
  const pixels = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels[y * (width + 1) + 1 + x] = indexAt(x, y);
  }
  return pixels;
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
