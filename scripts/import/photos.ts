import { readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import type { LibraryImageView } from '#contract/media/media.ts';
import { isHeicOrHeif } from '#domain/media/files/image-header.ts';
import { readImageHeader } from '#domain/media/files/read-image-header.ts';
import { stripMetadata } from '#domain/media/files/strip-metadata.ts';
import type { ManageClient } from '../manage-api/manage-client.ts';
import { findPicture } from '../manage-api/picture-library.ts';
import { uploadPicture } from '../manage-api/upload-picture.ts';
import type { Photo, RecipeRow } from './recipe-row.ts';

export type PhotoShelf = {
  api: ManageClient;
  siteSlug: string;
  /** The folder of the file of rows; photos are named relative to it. */
  folder: string;
  library: LibraryImageView[];
};

export type PlacedPhoto =
  | { outcome: 'uploaded' | 'known'; id: string }
  | { outcome: 'missing'; reason: string };

/** Uploads a photo of a row, unless the site has it already. */
export async function placePhoto(
  { api, siteSlug, folder, library }: PhotoShelf,
  row: RecipeRow,
  photo: Photo,
): Promise<PlacedPhoto> {
  const read = readPhoto(join(folder, photo.file));
  if ('reason' in read) return { outcome: 'missing', reason: read.reason };
  const { bytes, header, storedBytes } = read;
  const alt = altOf(photo, row);
  const { width, height } = header;
  const traits = { alt, width, height, ...(storedBytes !== null && { bytes: storedBytes }) };
  const known = findPicture(library, traits);
  if (known) return { outcome: 'known', id: known.id };
  const fileName = basename(photo.file);
  const file = { fileName, contentType: header.type, bytes, alt, siteSlug };
  const uploaded = await uploadPicture(api, file);
  library.push(uploaded);
  return { outcome: 'uploaded', id: uploaded.id };
}

/** Words for who cannot see it: a mere file name says less than the recipe's title. */
export function altOf({ file, alt }: Photo, { title }: Pick<RecipeRow, 'title'>): string {
  const words = alt.trim();
  const isFileName = /^[\w-]*[-_][\w-]*$/.test(words) && words === words.toLowerCase();
  const { name } = parse(file);
  return words === '' || isFileName || words === name ? title : words;
}

function readPhoto(path: string) {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch {
    return { reason: 'is not there' };
  }
  const header = readImageHeader(bytes);
  if ('error' in header) return { reason: 'is no picture that can be read' };
  // A picture that the server turns or converts has other bytes then, which nothing here can tell.
  const isTurned = header.orientation !== 1 && header.type !== 'image/jpeg';
  const isRemade = isTurned || isHeicOrHeif(header.type);
  const stored = isRemade ? undefined : stripMetadata(bytes, header);
  return { bytes, header, storedBytes: stored?.length ?? null };
}
