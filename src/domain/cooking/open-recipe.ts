import type { Image } from '../media/image.ts';
import type { Credit } from '../recipe/published-recipe.ts';
import type { CookText } from './cook-text.ts';
import type { RecipeWork, Video } from './recipe-work.ts';

export type Equipment = {
  id: string;
  title: string;
  href: string | null;
  note: string | null;
  image: Image | null;
};

/** What a premium recipe holds for those who may read it, below the section that everyone sees. */
export type OpenRecipe = {
  work: RecipeWork;
  /** Poster of a film that has none of its own. */
  poster: Image | null;
  video: Video | null;
  youtubeVideoId: string | null;
  equipment: Equipment[];
  story: CookText | null;
  credit: Credit | null;
};
