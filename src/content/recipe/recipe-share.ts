import { imageUrl } from '#domain/media/picture-address.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import type { RecipeBody, ShareModel } from './recipe-models.ts';

/** As pin boards show pictures best. */
const pinSize = { width: 1000, height: 1500 };

/** What is handed on of a recipe. */
export function shareOf(
  origin: string,
  { title, slug, media }: Pick<RecipeBody, 'title' | 'slug' | 'media'>,
): ShareModel {
  const picture = media.find((item) => item.kind === 'image')?.image;
  return {
    title,
    url: origin + recipePath(slug),
    imageUrl: picture ? origin + imageUrl(picture, pinSize) : null,
  };
}
