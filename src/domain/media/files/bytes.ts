/** Reading past the end gives zeros, so a reader needs one bounds check per structure, not per byte. */
export const u8 = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

export const u16be = (bytes: Uint8Array, at: number): number =>
  (u8(bytes, at) << 8) | u8(bytes, at + 1);

export const u32be = (bytes: Uint8Array, at: number): number =>
  u16be(bytes, at) * 0x10000 + u16be(bytes, at + 2);

export const u16le = (bytes: Uint8Array, at: number): number =>
  u8(bytes, at) | (u8(bytes, at + 1) << 8);

export const u24le = (bytes: Uint8Array, at: number): number =>
  u16le(bytes, at) | (u8(bytes, at + 2) << 16);

export const u32le = (bytes: Uint8Array, at: number): number =>
  u16le(bytes, at) + u16le(bytes, at + 2) * 0x10000;

export const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Collects pieces of a file that together are no longer than `capacity`. */
export function byteWriter(capacity: number): {
  write: (piece: Uint8Array) => void;
  written: () => Uint8Array;
} {
  const target = new Uint8Array(capacity);
  let at = 0;
  return {
    write: (piece) => {
      target.set(piece, at);
      at += piece.length;
    },
    written: () => target.slice(0, at),
  };
}
