import type { BlogPicture } from '../blog-content.ts';
import type { WxrItem } from './wxr-item.ts';

/** An item that a plugin keeps a recipe in, with the address of its picture. */
export type RecipeItem = Pick<WxrItem, 'title' | 'content' | 'meta' | 'terms'> & {
  picture: string | null;
};

export type RecipeSite = {
  base: string | null;
  language: string;
  pictureOf: (id: string) => BlogPicture | null;
};
