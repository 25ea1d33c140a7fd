import { fileLimits } from '../archive/limits.ts';
import type { ArchiveEntry } from '../archive/zip-archive.ts';
import type { LarderFacts, LarderFilm, LarderPicture, Written } from './larder-content.ts';
import { idOf, recordsOf, textOf } from './own-json.ts';

type Media = Pick<LarderFacts, 'pictures' | 'films'>;
export const noMedia: Media = { pictures: new Map(), films: new Map() };

/** Pictures and films by their ids; what lies in the archive is read when it is asked for. */
export function mediaOf(written: Written, entryAt: (path: string) => ArchiveEntry | null): Media {
  const pictures = recordsOf(written['pictures']).flatMap((each) => pictureOf(each, entryAt));
  const films = recordsOf(written['films']).flatMap((each) => filmOf(each, entryAt));
  return {
    pictures: new Map(pictures.map((picture) => [picture.id, picture])),
    films: new Map(films.map((film) => [film.id, film])),
  };
}

type EntryAt = (path: string) => ArchiveEntry | null;

function pictureOf(written: Written, entryAt: EntryAt): LarderPicture[] {
  const id = idOf(written['id']);
  if (id === null) return [];
  const path = textOf(written['file']);
  const name = textOf(written['name']);
  const bytes = async () => {
    const blob = await blobAt(entryAt(path), fileLimits.pictureBytes);
    return blob ? new Uint8Array(await blob.arrayBuffer()) : new Uint8Array();
  };
  return [
    {
      id,
      picture: { name: path, bytes },
      name,
      alt: textOf(written['alt']),
      focalPoint: written['focalPoint'] ?? null,
      startCrop: written['startCrop'] ?? null,
    },
  ];
}

function filmOf(written: Written, entryAt: EntryAt): LarderFilm[] {
  const id = idOf(written['id']);
  if (id === null) return [];
  const path = textOf(written['file']);
  return [
    {
      id,
      path,
      name: textOf(written['name']),
      contentType: textOf(written['contentType']),
      posterImageId: idOf(written['posterImageId']),
      file: () => blobAt(entryAt(path), fileLimits.filmBytes),
    },
  ];
}

async function blobAt(entry: ArchiveEntry | null, most: number): Promise<Blob | null> {
  if (!entry || entry.isLocked) return null;
  const unpacked = await entry.unpack(most);
  return 'blob' in unpacked ? unpacked.blob : null;
}
