import { newslettersPath } from './kitchen-paths.ts';

/** Where a newsletter of a recipe is begun, or goes on where one is being written. */
export const newsletterOfPath = (siteSlug: string, recipeId: string): string =>
  `${newslettersPath(siteSlug)}?recipe=${recipeId}`;
export const newsletterPath = (siteSlug: string, sendId: string): string =>
  `${newslettersPath(siteSlug)}/${sendId}`;
