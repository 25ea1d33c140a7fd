import { hasText, u16be, u16le, u32be, u32le } from './bytes.ts';
import { ORIENTATIONS } from './image-header.ts';
import type { Orientation } from './image-header.ts';

const ORIENTATION_TAG = 0x0112;

/** The orientation in a TIFF block, 1 where it has none or cannot be read. */
export function readOrientation(tiff: Uint8Array): Orientation {
  const little = hasText(tiff, 0, 'II*\0');
  if (!little && !hasText(tiff, 0, 'MM\0*')) return 1;
  const u16 = little ? u16le : u16be;
  const u32 = little ? u32le : u32be;
  const directory = u32(tiff, 4);
  const entries = u16(tiff, directory);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * 12;
    if (at + 12 > tiff.length) return 1;
    if (u16(tiff, at) === ORIENTATION_TAG) return toOrientation(u16(tiff, at + 8));
  }
  return 1;
}

/** The smallest TIFF block that says how to turn a picture, and nothing else about it. */
export function writeOrientation(orientation: Orientation): Uint8Array {
  const header = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...header, 0, 1, ...entry, 0, 0, 0, 0]);
}

const toOrientation = (value: number): Orientation =>
  ORIENTATIONS.find((known) => known === value) ?? 1;
