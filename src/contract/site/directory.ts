import { z } from 'zod';
import { id, siteSlug } from '../fields.ts';
import { unitView } from './globals.ts';
import { paging } from '../paging.ts';
import { recipeCard } from '../recipe/recipe-card.ts';
import { richText } from '../rich-text.ts';

/** Of all sites, or of the one that is named. */
export const directoryQuery = z.strictObject({ ...paging, siteSlug: siteSlug.exactOptional() });
export type DirectoryQuery = z.output<typeof directoryQuery>;

const siteName = z.strictObject({ slug: z.string(), title: z.string() });

export const siteSlugsAnswer = z.strictObject({ siteSlugs: z.array(z.string()), total: z.int() });

export const siteCollectionsAnswer = z.strictObject({
  collections: z.array(
    z.strictObject({
      id,
      slug: z.string(),
      title: z.string(),
      description: richText.nullable(),
      recipeCount: z.int(),
      site: siteName,
    }),
  ),
  total: z.int(),
});

export const siteRecipesAnswer = z.strictObject({
  recipes: z.array(z.strictObject({ ...recipeCard.shape, site: siteName })),
  total: z.int(),
});
export type SiteRecipesAnswer = z.output<typeof siteRecipesAnswer>;

/** What every site shares. */
export const siteGlobalsAnswer = z.strictObject({ units: z.array(unitView) });
