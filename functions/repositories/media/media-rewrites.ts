import { type SQL, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { OwnerStates } from '#domain/media/library/owner-states.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import type { SiteChanges } from '#domain/site/site-working-copy.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { readEach, type Statement } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import { videos } from '#functions/db/schema/site/media.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteWorkingCopies } from '#functions/db/schema/site/site-working-copies.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, json, optional, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { isKept, publishedContent, workingContent } from '../recipe/recipe-content.ts';
import { inList, type SiteScope } from '../scope.ts';
import { settingsIn } from '../site/site.ts';
import { namingRecipes } from './media-uses.ts';

/** Recipes that are written anew at once; one more is read, to know that there are more. */
export const rewrittenMax = 200;

const copies = selection({
  id: recipes.id,
  version: recipes.version,
  deletedAt: recipes.deletedAt,
  publishedVersion: recipes.publishedVersion,
  publishedAt: recipes.publishedAt,
  publishedSlug: recipes.publishedSlug,
  working: workingContent.content,
  published: json<RecipeContent | null>(sql`${publishedContent.content}`),
});
export type StoredCopies = RowOf<typeof copies>;

const collection = selection({
  id: collections.id,
  imageId: collections.imageId,
  imageCrop: collections.imageCrop,
  videoId: collections.videoId,
});
const item = selection({ id: equipment.id, featuredImageId: equipment.featuredImageId });
const film = selection({ id: videos.id, posterImageId: videos.posterImageId });
const site = selection({
  settings: settingsIn(sites.settings),
  version: sites.version,
  written: json<SiteChanges | null>(sql`${siteWorkingCopies.changes}`),
  writtenVersion: optional(siteWorkingCopies.version),
});
const withWorkingCopy = sql`${sites} LEFT JOIN ${siteWorkingCopies}
  ON ${siteWorkingCopies.siteId} = ${sites.id}`;

export type StoredOwners = OwnerStates<StoredCopies> & {
  siteVersion: number;
  writtenVersion: number;
};

/** Which rows of each table are meant. */
type Chosen = { recipes: SQL; collections: SQL; equipment: SQL; films: SQL };

type OwnerIds = Record<'recipes' | 'collections' | 'equipment' | 'films', Id[]>;

/** Whatever shows pictures, to be written anew. */
export const mediaRewriteRepository = (scope: SiteScope) => ({
  /** All that shows a picture or a film. */
  listShowing: (mediaId: Id): Promise<StoredOwners> =>
    listOwners(scope, {
      recipes: sql`IN (${namingRecipes(scope.siteId, mediaId)})`,
      collections: sql`(${collections.imageId} = ${mediaId} OR ${collections.videoId} = ${mediaId})`,
      equipment: sql`${equipment.featuredImageId} = ${mediaId}`,
      films: sql`${videos.posterImageId} = ${mediaId}`,
    }),
  listByIds: (ids: OwnerIds): Promise<StoredOwners> =>
    listOwners(scope, {
      recipes: inList(ids.recipes),
      collections: sql`${collections.id} ${inList(ids.collections)}`,
      equipment: sql`${equipment.id} ${inList(ids.equipment)}`,
      films: sql`${videos.id} ${inList(ids.films)}`,
    }),
  putCollection: ({ id, ...shown }: StoredOwners['collections'][number], now: number): Statement =>
    scope.db
      .update(collections)
      .set({ ...shown, version: sql`${collections.version} + 1`, updatedAt: now })
      .where(sql`${collections.siteId} = ${scope.siteId} AND ${collections.id} = ${id}`),
  putEquipment: ({ id, featuredImageId }: StoredOwners['equipment'][number]): Statement =>
    scope.db
      .update(equipment)
      .set({ featuredImageId })
      .where(sql`${equipment.siteId} = ${scope.siteId} AND ${equipment.id} = ${id}`),
  putFilm: ({ id, posterImageId }: StoredOwners['films'][number]): Statement =>
    scope.db
      .update(videos)
      .set({ posterImageId })
      .where(sql`${videos.siteId} = ${scope.siteId} AND ${videos.id} = ${id}`),
  putSettings: ({ settings, siteVersion }: StoredOwners, now: number): Statement =>
    scope.db
      .update(sites)
      .set({
        version: sql`CASE WHEN ${sites.version} = ${siteVersion} THEN ${sites.version} + 1 END`,
        settings,
        updatedAt: now,
      })
      .where(sql`${sites.id} = ${scope.siteId}`),
});

async function listOwners({ db, siteId }: SiteScope, chosen: Chosen): Promise<StoredOwners> {
  const [found, shownIn, items, films, stored] = await readEach(
    db,
    rows(
      copies,
      sql`SELECT ${copies} FROM ${recipes} ${workingContent.join} LEFT ${publishedContent.join}
        WHERE +${recipes.siteId} = ${siteId} AND ${isKept} AND ${recipes.id} ${chosen.recipes}
        ORDER BY ${recipes.id} LIMIT ${rewrittenMax + 1}`,
    ),
    rows(
      collection,
      sql`SELECT ${collection} FROM ${collections}
        WHERE ${collections.siteId} = ${siteId} AND ${chosen.collections}`,
    ),
    rows(
      item,
      sql`SELECT ${item} FROM ${equipment}
        WHERE ${equipment.siteId} = ${siteId} AND ${chosen.equipment}`,
    ),
    rows(
      film,
      sql`SELECT ${film} FROM ${videos} WHERE ${videos.siteId} = ${siteId} AND ${chosen.films}`,
    ),
    firstRow(site, sql`SELECT ${site} FROM ${withWorkingCopy} WHERE ${sites.id} = ${siteId}`),
  );
  return {
    recipes: found,
    collections: shownIn,
    equipment: items,
    films,
    settings: stored?.settings ?? defaultSiteSettings,
    siteVersion: stored?.version ?? 0,
    written: stored?.written ?? {},
    writtenVersion: stored?.writtenVersion ?? 0,
  };
}
