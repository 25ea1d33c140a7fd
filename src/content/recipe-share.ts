import { imageUrl } from '#domain/media/picture-address.ts';
import { recipePath } from '#domain/publishing.ts';
import type { ShareModel, RecipeBody } from './recipe-models.ts';

type SharedParts = Pick<RecipeBody, 'title' | 'slug' | 'media' | 'work' | 'story'>;

/** As pin boards show pictures best. */
const pinSize = { width: 1000, height: 1500 };

/** What is handed on of a recipe, and which of its parts can be printed or left out. */
export function shareOf(origin: string, body: SharedParts): ShareModel {
  const { title, slug, media, work, story } = body;
  const picture = media.find((item) => item.kind === 'image')?.image;
  return {
    title,
    url: origin + recipePath(slug),
    imageUrl: picture ? origin + imageUrl(picture, pinSize) : null,
    printParts: [
      ...(media.length > 0 ? (['pictures'] as const) : []),
      ...(work?.note ? (['notes'] as const) : []),
      ...(story ? (['story'] as const) : []),
    ],
  };
}
