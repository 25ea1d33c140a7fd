import { createContext } from 'react';
import type { VideoView } from '#contract/media/media.ts';
import type { KitchenImage } from '../../media/pictures/known-images.ts';

export type RecipeMedia = {
  images: readonly KitchenImage[];
  videos: readonly VideoView[];
  /** Whether the recipe is written elsewhere. */
  isReadOnly: boolean;
};

/** What the recipe refers to, as the server tells it. */
export const MediaOfRecipe = createContext<RecipeMedia>({
  images: [],
  videos: [],
  isReadOnly: false,
});
