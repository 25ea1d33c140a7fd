import { imagesAnswer, type LibraryImageView } from '#contract/media/media.ts';
import { everyPage } from './every-page.ts';
import type { ManageClient } from './manage-client.ts';

/** What tells two pictures of a site apart without reading them. */
export type PictureTraits = Pick<LibraryImageView, 'alt' | 'width' | 'height'> & { bytes?: number };

/** All pictures of a site, so that none is uploaded twice. */
export async function listPictures(
  api: ManageClient,
  siteSlug: string,
): Promise<LibraryImageView[]> {
  return everyPage(async (query) => {
    const { images, total } = await api.get(`${siteSlug}/images?${query}`, imagesAnswer);
    return { entries: images, total };
  });
}

export function findPicture(
  pictures: readonly LibraryImageView[],
  { alt, width, height, bytes }: PictureTraits,
): LibraryImageView | null {
  const isIt = (picture: LibraryImageView) =>
    picture.alt === alt &&
    picture.width === width &&
    picture.height === height &&
    (bytes === undefined || picture.bytes === bytes);
  return pictures.find(isIt) ?? null;
}
