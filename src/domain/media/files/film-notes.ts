import { u8 } from './bytes.ts';
import { type Box, readBoxes } from './iso-boxes.ts';

/** Metadata of a film about place, time and camera, which playback does not need. */
export type FilmNote = Pick<Box, 'start' | 'body' | 'end'>;

const NOTE_BOXES = new Set(['udta', 'meta']);
const XMP = [
  0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf, 0xac,
];
const FREE = [0x66, 0x72, 0x65, 0x65];
const TYPE_AT = 4;

/** Whether a box of a film, of which at least the first bytes are there, is a note. */
export const isFilmNote = (
  bytes: Uint8Array,
  { type, body }: Pick<Box, 'type' | 'body'>,
): boolean =>
  NOTE_BOXES.has(type) ||
  (type === 'uuid' && XMP.every((byte, index) => u8(bytes, body + index) === byte));

/** The notes in the table of contents of a film and of each of its tracks, by their places in it. */
export function notesInMovie(movie: Uint8Array): FilmNote[] {
  const [box] = readBoxes(movie, 0, movie.length) ?? [];
  const parts = box ? partsOf(movie, box) : [];
  const tracks = parts.filter(({ type }) => type === 'trak');
  return [...parts, ...tracks.flatMap((track) => partsOf(movie, track))].filter((part) =>
    isFilmNote(movie, part),
  );
}

const partsOf = (bytes: Uint8Array, { body, end }: Box): Box[] => readBoxes(bytes, body, end) ?? [];

/**
 * A piece of a film that begins at `at`, with the notes in it turned into free space of the same
 * length, so that nothing in the film changes its place.
 */
export function withoutNotes(piece: Uint8Array, at: number, notes: readonly FilmNote[]) {
  const touched = notes.filter(({ start, end }) => start < at + piece.length && end > at);
  if (touched.length === 0) return piece;
  const out = piece.slice();
  for (const { start, body, end } of touched) {
    for (const [index, byte] of FREE.entries()) {
      const place = start + TYPE_AT + index - at;
      if (place >= 0 && place < out.length) out[place] = byte;
    }
    out.fill(0, Math.max(0, body - at), Math.max(0, end - at));
  }
  return out;
}
