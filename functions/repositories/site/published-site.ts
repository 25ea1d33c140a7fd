import { sql } from 'drizzle-orm';
import type { Crop } from '#domain/media/image.ts';
import { readAll } from '#functions/db/database.ts';
import { readImage, type StoredImage, usableImages } from '../media/media.ts';
import { cardsQuery, readCard, type RecipeCard } from '../recipe/recipe-card.ts';
import { column, jsonColumn } from '../row.ts';
import { inList, type SiteScope } from '../scope.ts';

export type PublishedSite = {
  owner: { displayName: string | null; avatar: StoredImage | null; avatarCrop: Crop | null };
  images: StoredImage[];
  featuredRecipes: RecipeCard[];
};

type Shown = { imageIds: string[]; featuredRecipeIds: string[] };

export const publishedSiteRepository = (scope: SiteScope) => ({
  /** What the settings of the site refer to, as far as visitors see it. */
  findShown: (shown: Shown) => findShown(scope, shown),
});

async function findShown({ db, siteId }: SiteScope, shown: Shown): Promise<PublishedSite> {
  const [[owner] = [], images = [], cards = []] = await readAll(db, [
    sql`SELECT display_name, avatar_crop, images.* FROM sites JOIN users ON users.id = owner_id
        LEFT JOIN images ON images.id = avatar_image_id AND images.user_id = users.id
        WHERE sites.id = ${siteId}`,
    sql`${usableImages(siteId)} WHERE images.id ${inList(shown.imageIds)}`,
    cardsQuery(sql`SELECT value AS recipe_id, "key" AS place
      FROM json_each(${JSON.stringify(shown.featuredRecipeIds)})
      JOIN recipes ON recipes.id = value AND +recipes.site_id = ${siteId}`),
  ]);
  return {
    owner: {
      displayName: owner ? column<string | null>(owner, 'display_name') : null,
      avatar: owner && column<string | null>(owner, 'id') !== null ? readImage(owner) : null,
      avatarCrop: owner ? jsonColumn<Crop | null>(owner, 'avatar_crop') : null,
    },
    images: images.map(readImage),
    featuredRecipes: cards.map(readCard),
  };
}
