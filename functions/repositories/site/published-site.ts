import { sql } from 'drizzle-orm';
import type { Crop } from '#domain/media/image.ts';
import { type Read, readEach } from '#functions/db/database.ts';
import { jsonElement } from '#functions/db/json.ts';
import { images } from '#functions/db/schema/media.ts';
import { recipes } from '#functions/db/schema/recipes.ts';
import { sites } from '#functions/db/schema/sites.ts';
import { users } from '#functions/db/schema/users.ts';
import { optional, rows, selection } from '#functions/db/selection.ts';
import { storedImage, type StoredImage, usableImages } from '../media/media.ts';
import { cardsOf, type RecipeCard } from '../recipe/recipe-card.ts';
import { inList, type SiteScope } from '../scope.ts';

type Owner = { displayName: string | null; avatar: StoredImage | null; avatarCrop: Crop | null };

export type PublishedSite = {
  owner: Owner;
  images: StoredImage[];
  featuredRecipes: RecipeCard[];
};

type Shown = { imageIds: string[]; featuredRecipeIds: string[] };

export const publishedSiteRepository = (scope: SiteScope) => ({
  /** What the settings of the site refer to, as far as visitors see it. */
  findShown: (shown: Shown) => findShown(scope, shown),
});

async function findShown({ db, siteId }: SiteScope, shown: Shown): Promise<PublishedSite> {
  const [found, shownImages, featuredRecipes] = await readEach(
    db,
    ownerOf(siteId),
    rows(storedImage, sql`${usableImages(siteId)} WHERE ${images.id} ${inList(shown.imageIds)}`),
    featured(siteId, shown.featuredRecipeIds),
  );
  return { owner: found, images: shownImages, featuredRecipes };
}

const owner = selection({
  displayName: users.displayName,
  avatarCrop: users.avatarCrop,
  avatarId: optional(images.id),
});

const ownerOf = (siteId: string): Read<Owner> => ({
  queries: [
    sql`SELECT ${owner}, ${storedImage} FROM ${sites} JOIN ${users} ON ${users.id} = ${sites.ownerId}
      LEFT JOIN ${images} ON ${images.id} = ${users.avatarImageId} AND ${images.userId} = ${users.id}
      WHERE ${sites.id} = ${siteId}`,
  ],
  from: ([answered = []]) => {
    const [row] = answered;
    if (!row) return { displayName: null, avatar: null, avatarCrop: null };
    const { displayName, avatarCrop, avatarId } = owner.decode(row);
    return {
      displayName,
      avatar: avatarId === null ? null : storedImage.decode(row),
      avatarCrop,
    };
  },
});

const listed = jsonElement('listed');

const featured = (siteId: string, ids: string[]): Read<RecipeCard[]> =>
  cardsOf(sql`SELECT ${recipes.id}, ${listed.key} FROM json_each(${JSON.stringify(ids)}) ${listed}
    JOIN ${recipes} ON ${recipes.id} = ${listed.value} AND +${recipes.siteId} = ${siteId}`);
