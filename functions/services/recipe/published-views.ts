import { type FilterKind, type FilterOption, perFilter } from '#domain/search/filters.ts';
import { cropped, type Image, type ImageUse } from '#domain/media/image.ts';
import { termIdsFor } from '#domain/recipe/recipe-terms.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { StoredImage, Video } from '#functions/repositories/media/media.ts';
import type { Term } from '#functions/repositories/site/term.ts';
import { imageViewOf } from '../media/views.ts';

export type Film = { id: string; key: string; contentType: string; poster: Image | null };

/** A picture with the part of it that shows; null when it is not there any more. */
export function pictureOf(use: ImageUse | null, images: readonly StoredImage[]): Image | null {
  const image = images.find(({ id }) => id === use?.id);
  return image && use ? cropped(imageViewOf(image), use.crop) : null;
}

export const picturesOf = (uses: readonly ImageUse[], images: readonly StoredImage[]): Image[] =>
  uses.flatMap((use) => pictureOf(use, images) ?? []);

export function filmOf(
  videoId: string | null,
  { videos, images }: { videos: readonly Video[]; images: readonly StoredImage[] },
): Film | null {
  const video = videos.find(({ id }) => id === videoId);
  if (!video) return null;
  const { id, key, contentType, posterImageId } = video;
  const poster = posterImageId === null ? null : pictureOf({ id: posterImageId }, images);
  return { id, key, contentType, poster };
}

export function termsOf(
  content: RecipeContent,
  terms: readonly Term[],
): Record<FilterKind, FilterOption[]> {
  const pick = (ids: string[]) =>
    ids.flatMap((id) => {
      const term = terms.find((each) => each.id === id);
      if (!term) return [];
      const { slug, title, recipeCount } = term;
      return [{ id, slug, title, recipeCount }];
    });
  return perFilter((filter) => pick(termIdsFor(content, filter)));
}
