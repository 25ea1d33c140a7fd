import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf } from './bytes.ts';
import { notesInMovie, withoutNotes } from './film-notes.ts';
import { isoBox } from '#domain/media/testing/picture-builders.ts';

const text = (letters: string) => [...bytesOf(letters)];
const place = text('+37.3349-122.0090/');
const track = isoBox('trak', isoBox('tkhd', [1, 2]), isoBox('udta', place), isoBox('mdia', [3]));
const movie = Uint8Array.from(
  isoBox(
    'moov',
    isoBox('mvhd', [4]),
    isoBox('udta', isoBox('loci', place)),
    track,
    isoBox('meta', place),
  ),
);
const found = notesInMovie(movie);
const clean = withoutNotes(movie, 0, found);
const typesIn = (bytes: Uint8Array) => String.fromCharCode(...bytes);

describe('Notes in a film, S8.3', () => {
  it('are erased in its table of contents and in those of its tracks', () => {
    expect(found).toHaveLength(3);
    expect(typesIn(clean)).not.toContain('+37');
    expect(typesIn(clean)).not.toMatch(/udta|meta|loci/);
  });

  it('leave everything else where it was', () => {
    expect(clean).toHaveLength(movie.length);
    const changed = [...clean.keys()].filter((at) => clean[at] !== movie[at]);
    const inNotes = found.flatMap(({ start, end }) => [...clean.keys()].slice(start, end));
    expect(inNotes).toEqual(expect.arrayContaining(changed));
    expect(typesIn(clean)).toMatch(/moov.*mvhd.*trak.*tkhd.*mdia/s);
  });

  it('are erased alike however the film comes in pieces', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: movie.length }), (size) => {
        const pieces = Array.from({ length: Math.ceil(movie.length / size) }, (_, index) =>
          withoutNotes(movie.slice(index * size, (index + 1) * size), index * size, found),
        );
        expect(Uint8Array.from(pieces.flatMap((piece) => [...piece]))).toEqual(clean);
      }),
    );
  });

  it('are none in what is no table of contents', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const erased = withoutNotes(bytes, 0, notesInMovie(bytes));
        expect(erased).toHaveLength(bytes.length);
      }),
    );
  });
});
