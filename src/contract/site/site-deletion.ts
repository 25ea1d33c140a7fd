import { z } from 'zod';
import { dateTime, id, textUpTo } from '../fields.ts';

const titleMaxLength = 255;

/** POST `{siteSlug}/site-deletion`: the cook types the name of the site to confirm. */
export const siteDeletionInput = z
  .strictObject({ title: textUpTo(titleMaxLength) })
  .meta({ id: 'SiteDeletion' });

export const deletedSiteView = z
  .strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    deletedAt: dateTime,
    /** When it is removed for good. */
    keptUntil: dateTime,
  })
  .meta({ id: 'DeletedSite' });
export type DeletedSiteView = z.output<typeof deletedSiteView>;

/** GET `deleted-sites`: those of the person who asks that can still be restored. */
export const deletedSitesAnswer = z.strictObject({ deletedSites: z.array(deletedSiteView) });
export type DeletedSitesAnswer = z.output<typeof deletedSitesAnswer>;
