import { originalName } from '#domain/media/media-key.ts';
import type { ZipFile } from '#functions/adapters/zip.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import type { StoredImage, Video } from '#functions/repositories/media/media.ts';
import type { Archived } from './archive-host.ts';

const pageSize = 200;

type Listing = { pictures: object[]; films: object[]; missing: string[] };

/** Pictures and films as they were sent; fills the listing as it goes. */
export async function* mediaFiles(
  archived: Archived,
  listing: Listing,
): AsyncGenerator<ZipFile, void> {
  const { media, archive } = forSite(archived.host.database, archived.siteId);
  for (const image of await archive.listOwnersPictures()) {
    yield* pictureFile(archived, image, listing);
  }
  for (let offset = 0; ; offset += pageSize) {
    const { images } = await media.listImages({ limit: pageSize, offset });
    for (const image of images) yield* pictureFile(archived, image, listing);
    if (images.length < pageSize) break;
  }
  for (let offset = 0; ; offset += pageSize) {
    const { videos } = await media.listVideos({ limit: pageSize, offset });
    for (const video of videos) yield* filmFile(archived, video, listing);
    if (videos.length < pageSize) break;
  }
}

/** No picture is larger than ten megabytes. */
async function* pictureFile(
  { host }: Archived,
  { siteId: _siteId, createdAt, lqip: _lqip, ...picture }: StoredImage,
  { pictures, missing }: Listing,
): AsyncGenerator<ZipFile, void> {
  const name = `pictures/${picture.key}`;
  pictures.push({ file: name, ...picture, createdAt: isoTime(createdAt) });
  const found = await host.media.read(originalName(picture.key));
  if (!found) {
    missing.push(name);
    return;
  }
  const bytes = new Uint8Array(await new Response(found.body).arrayBuffer());
  yield { kind: 'stored', name, modifiedAt: createdAt, bytes };
}

async function* filmFile(
  { host }: Archived,
  { createdAt, ...film }: Video,
  { films, missing }: Listing,
): AsyncGenerator<ZipFile, void> {
  const name = `films/${film.key}`;
  films.push({ file: name, ...film, createdAt: isoTime(createdAt) });
  const found = await host.media.read(originalName(film.key));
  if (!found) {
    missing.push(name);
    return;
  }
  yield { kind: 'stored stream', name, modifiedAt: createdAt, body: found.body };
}

const isoTime = (at: number) => new Date(at).toISOString();
