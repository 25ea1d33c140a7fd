import { z } from 'zod';
import { id } from '../fields.ts';

export const bookmarkInput = z.strictObject({ recipeId: id }).meta({ id: 'BookmarkInput' });

/** What a person has on one site. */
export const siteUserData = z
  .strictObject({
    /** Ids of recipes, newest bookmark first. */
    bookmarks: z.array(id),
  })
  .meta({ id: 'SiteUserData' });
export type SiteUserData = z.output<typeof siteUserData>;

export const siteUserDataAnswer = z.strictObject({ siteUserData });
