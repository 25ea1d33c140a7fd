import {
  type FilmNote,
  isFilmNote,
  notesInMovie,
  withoutNotes,
} from '#domain/media/files/film-notes.ts';
import { readBoxHead } from '#domain/media/files/iso-boxes.ts';
import type { MediaStore } from '#functions/adapters/media-store.ts';

/** A box says what it is in its first bytes. */
const headBytes = 32;
/** Films have a handful; of those cut into fragments the table of contents comes first. */
const boxesMax = 64;
const movieBytesMax = 16 * 1024 * 1024;

type Film = { store: MediaStore; name: string; size: number };

/** Takes the notes out of a film that passes through. */
export function noteEraser(notes: readonly FilmNote[]): TransformStream<Uint8Array, Uint8Array> {
  let at = 0;
  return new TransformStream({
    transform(piece, controller) {
      controller.enqueue(withoutNotes(piece, at, notes));
      at += piece.length;
    },
  });
}

/**
 * Metadata boxes of a stored MP4 that playback does not need; null for one without a table of
 * contents, which no player shows: it was cut off, or never was a film.
 */
export async function findFilmNotes(film: Film): Promise<FilmNote[] | null> {
  const notes: FilmNote[] = [];
  let isPlayable = false;
  let at = 0;
  for (let count = 0; count < boxesMax && at < film.size; count += 1) {
    const head = await readPart(film, at, headBytes);
    const box = readBoxHead(head, film.size - at);
    if (!box) break;
    if (isFilmNote(head, box)) notes.push(moved(box, at));
    isPlayable ||= box.type === 'moov';
    if (box.type === 'moov' && box.end <= movieBytesMax) {
      const movie = await readPart(film, at, box.end);
      for (const note of notesInMovie(movie)) notes.push(moved(note, at));
    }
    at += box.end;
  }
  return isPlayable ? notes : null;
}

const moved = ({ start, body, end }: FilmNote, by: number): FilmNote => ({
  start: start + by,
  body: body + by,
  end: end + by,
});

async function readPart({ store, name }: Film, start: number, length: number) {
  const part = await store.read(name, { start, end: start + length - 1 });
  return new Uint8Array(await new Response(part?.body).arrayBuffer());
}
