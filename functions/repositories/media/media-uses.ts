import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Id, RecipeId, SiteId } from '#domain/ids.ts';
import type { SiteChanges } from '#domain/site/site-working-copy.ts';
import { mapped, type Read, type Statement, together } from '#functions/db/database.ts';
import { jsonElement } from '#functions/db/json.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { deletedCollections } from '#functions/db/schema/site/recipe/deleted-collections.ts';
import { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import { images, revisionMedia, videos } from '#functions/db/schema/site/media.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteWorkingCopies } from '#functions/db/schema/site/site-working-copies.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, json, number, rows, selection, text, truth } from '#functions/db/selection.ts';
import { isKept } from '../recipe/recipe-content.ts';
import { inList, type SiteScope } from '../scope.ts';
import { settingsIn } from '../site/site.ts';

/** Recipes that a list of uses names. */
const listedMax = 100;

const scheduledVersion = sql`(SELECT ${recipeSchedules.version} FROM ${recipeSchedules}
  WHERE ${recipeSchedules.recipeId} = ${recipes.id})`;

/** As written, as published and as scheduled; what is only kept for an undo shows nothing. */
const isCurrent = sql`${isKept} AND (${revisionMedia.version} = ${recipes.version}
  OR ${revisionMedia.version} IS ${recipes.publishedVersion}
  OR ${revisionMedia.version} IS ${scheduledVersion})`;

const shownByRecipes = sql`${revisionMedia} JOIN ${recipes}
  ON ${recipes.id} = ${revisionMedia.recipeId} AND ${isCurrent}`;

const namedByRecipes = sql`${revisionMedia} JOIN ${recipes} ON ${recipes.id} = ${revisionMedia.recipeId}`;

const setting = jsonElement('setting');
const poster = alias(videos, 'of_poster');

/** What everything but recipes shows; D1 takes no union of so many. */
function isShownElsewhere(id: Column, siteId: SiteId): SQL {
  const shown = [
    [collections.imageId, sql`${collections} WHERE ${collections.siteId} = ${siteId}`],
    [collections.videoId, sql`${collections} WHERE ${collections.siteId} = ${siteId}`],
    [equipment.featuredImageId, sql`${equipment} WHERE ${equipment.siteId} = ${siteId}`],
    [
      poster.posterImageId,
      sql`${videos} ${poster} WHERE ${poster.siteId} = ${siteId} AND ${poster.deletedAt} IS NULL`,
    ],
    [
      setting.value,
      sql`${sites}, json_tree(${sites.settings}) ${setting} WHERE ${sites.id} = ${siteId}`,
    ],
    [
      setting.value,
      sql`${siteWorkingCopies}, json_tree(${siteWorkingCopies.changes}) ${setting}
        WHERE ${siteWorkingCopies.siteId} = ${siteId}`,
    ],
  ] as const;
  const places = shown.map(
    ([column, from]) => sql`${id} IN (SELECT ${column} FROM ${from} AND ${column} IS NOT NULL)`,
  );
  return sql.join(places, sql` OR `);
}

/** Whose pictures are asked about; the picture of the owner is on pages of theirs. */
export type UseScope = { siteId: SiteId; avatarId: Id | null };

/** Whether anything of the site shows a picture or a film. */
export const isMediaUsed = (id: Column, { siteId, avatarId }: UseScope): SQL =>
  sql`(${id} IS ${avatarId}
    OR EXISTS (SELECT 1 FROM ${shownByRecipes} WHERE ${revisionMedia.mediaId} = ${id})
    OR ${isShownElsewhere(id, siteId)})`;

/** Whether a site shows a picture of its owner, and no recipe of another site of theirs does. */
export const isShownByAlone = (id: Column, siteId: SiteId): SQL =>
  sql`(EXISTS (SELECT 1 FROM ${namedByRecipes} WHERE ${revisionMedia.mediaId} = ${id}
      AND ${recipes.siteId} = ${siteId}) OR ${isShownElsewhere(id, siteId)})
    AND NOT EXISTS (SELECT 1 FROM ${namedByRecipes} WHERE ${revisionMedia.mediaId} = ${id}
      AND ${recipes.siteId} <> ${siteId})`;

/** Whether a stored revision of a recipe names it or a collection that can be restored. */
export const isMediaNamed = (id: Column): SQL =>
  sql`(EXISTS (SELECT 1 FROM ${revisionMedia} WHERE ${revisionMedia.mediaId} = ${id})
    OR EXISTS (SELECT 1 FROM ${deletedCollections} WHERE ${deletedCollections.imageId} = ${id})
    OR EXISTS (SELECT 1 FROM ${deletedCollections} WHERE ${deletedCollections.videoId} = ${id}))`;

const usingRecipe = selection({
  id: recipes.id,
  title: recipes.title,
  isPublished: truth(sql`max(${revisionMedia.version} IS ${recipes.publishedVersion})`),
  isWorking: truth(sql`max(${revisionMedia.version} = ${recipes.version})`),
  total: number(sql`count(*) OVER ()`),
});

type Titled = { id: Id; title: string };
export type UsingRecipe = Titled & { isPublished: boolean; isWorking: boolean };

const titledIn = (id: Column, title: Column, from: SQL): Read<Titled[]> => {
  const titled = selection({ id: text(sql`${id}`), title: text(sql`${title}`) });
  return rows(titled, sql`SELECT ${titled} FROM ${from} ORDER BY ${title} LIMIT ${listedMax}`);
};

/** Everything of a site that shows a picture or a film, in one round trip. */
export function usesRead(siteId: SiteId, mediaId: Id) {
  const settings = selection({
    settings: settingsIn(sites.settings),
    changes: json<SiteChanges | null>(sql`${siteWorkingCopies.changes}`),
  });
  const withWorkingCopy = sql`${sites} LEFT JOIN ${siteWorkingCopies}
    ON ${siteWorkingCopies.siteId} = ${sites.id}`;
  const shows = sql`${collections.imageId} = ${mediaId} OR ${collections.videoId} = ${mediaId}`;
  return mapped(
    together(
      rows(
        usingRecipe,
        sql`SELECT ${usingRecipe} FROM ${shownByRecipes}
          WHERE ${revisionMedia.mediaId} = ${mediaId} AND ${recipes.siteId} = ${siteId}
          GROUP BY ${recipes.id} ORDER BY ${recipes.title} COLLATE NOCASE LIMIT ${listedMax}`,
      ),
      titledIn(
        collections.id,
        collections.title,
        sql`${collections} WHERE ${collections.siteId} = ${siteId} AND (${shows})`,
      ),
      titledIn(
        equipment.id,
        equipment.title,
        sql`${equipment} WHERE ${equipment.siteId} = ${siteId}
          AND ${equipment.featuredImageId} = ${mediaId}`,
      ),
      titledIn(
        videos.id,
        videos.name,
        sql`${videos} WHERE ${videos.siteId} = ${siteId} AND ${videos.deletedAt} IS NULL
          AND ${videos.posterImageId} = ${mediaId}`,
      ),
      firstRow(
        settings,
        sql`SELECT ${settings} FROM ${withWorkingCopy} WHERE ${sites.id} = ${siteId}`,
      ),
    ),
    ([using, inCollections, ofEquipment, ofFilms, site]) => ({
      recipes: using,
      recipeCount: using[0]?.total ?? 0,
      collections: inCollections,
      equipment: ofEquipment,
      films: ofFilms,
      site,
    }),
  );
}

/** Recipes of the site whose working or published copy names it. */
export const namingRecipes = (siteId: SiteId, mediaId: Id): SQL =>
  sql`SELECT ${revisionMedia.recipeId} FROM ${shownByRecipes}
    WHERE ${revisionMedia.mediaId} = ${mediaId} AND ${recipes.siteId} = ${siteId}`;

/** Behind the return of recipes, or of earlier revisions of them: what they show was perhaps deleted. */
export const bringBackMedia = ({ db, siteId }: SiteScope, recipeIds: RecipeId[]): Statement[] => {
  const named = sql`IN (SELECT ${revisionMedia.mediaId} FROM ${revisionMedia} JOIN ${recipes}
    ON ${recipes.id} = ${revisionMedia.recipeId} AND ${isCurrent}
    WHERE ${revisionMedia.recipeId} ${inList(recipeIds)})`;
  return [images, videos].map((table) =>
    db.update(table).set({ deletedAt: null })
      .where(sql`+${table.siteId} = ${siteId} AND ${table.deletedAt} IS NOT NULL
        AND ${table.id} ${named}`),
  );
};
