import { sql } from 'drizzle-orm';
import type { Image } from '#domain/media/image.ts';
import { type Read, readEach } from '#functions/db/database.ts';
import { jsonElement } from '#functions/db/json.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { picturesRead } from '../media/media.ts';
import { type BadgedCard, badgedCardsOf } from '../recipe/recipe-card.ts';
import { type SiteScope, valuesOf } from '../scope.ts';
import { siteFactsRead, type StoredSiteFacts } from './site-facts.ts';

export type PublishedSite = {
  site: StoredSiteFacts;
  images: Map<string, Image>;
  featuredRecipes: BadgedCard[];
};

type Shown = { imageIds: string[]; featuredRecipeIds: string[] };

export const publishedSiteRepository = (scope: SiteScope) => ({
  /** The site, and what its settings refer to as far as visitors see it. */
  find: (shown: Shown) => findPublished(scope, shown),
});

async function findPublished(
  { db, siteId }: SiteScope,
  { imageIds, featuredRecipeIds }: Shown,
): Promise<PublishedSite | null> {
  const [site, images, featuredRecipes] = await readEach(
    db,
    siteFactsRead(siteId),
    picturesRead(siteId, valuesOf(imageIds)),
    featured(siteId, featuredRecipeIds),
  );
  return site && { site, images, featuredRecipes };
}

const listed = jsonElement('listed');

const featured = (siteId: string, ids: string[]): Read<BadgedCard[]> =>
  badgedCardsOf(sql`SELECT ${recipes.id}, ${listed.key} FROM json_each(${JSON.stringify(ids)}) ${listed}
    JOIN ${recipes} ON ${recipes.id} = ${listed.value} AND +${recipes.siteId} = ${siteId}`);
