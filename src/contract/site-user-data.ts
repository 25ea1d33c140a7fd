import { z } from 'zod';
import { id } from './fields.ts';

/** What a person has on one site. */
export const siteUserData = z
  .strictObject({
    /** Ids of recipes, newest bookmark first. */
    bookmarks: z.array(id),
  })
  .meta({ id: 'SiteUserData' });
export type SiteUserData = z.output<typeof siteUserData>;
