import { sql } from 'drizzle-orm';
import type { CollectionId, TermId, UnitId } from '#domain/ids.ts';
import type { Unit } from '#domain/measures/units.ts';
import type { PartIds, RecipeParts } from '#domain/recipe/recipe-parts.ts';
import type { Read } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/site/collections.ts';
import { equipment } from '#functions/db/schema/site/equipment.ts';
import { ingredients } from '#functions/db/schema/site/ingredients.ts';
import { videos } from '#functions/db/schema/site/media.ts';
import { terms } from '#functions/db/schema/site/terms.ts';
import { units } from '#functions/db/schema/local/units.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import { picturesRead, videosRead } from '../media/media.ts';
import { combined, rowsById } from '../reads.ts';
import { inList, valuesOf } from '../scope.ts';
import { equipmentItem } from '../site/equipment.ts';
import { ingredient } from '../site/ingredient.ts';
import { term, type Term } from '../site/term.ts';
import { unit } from '../site/unit.ts';

const namedCollection = selection({
  id: collections.id,
  slug: collections.slug,
  title: collections.title,
});
export type NamedCollection = RowOf<typeof namedCollection>;

/** What recipes are made of; the pluses keep SQLite from walking through all of a site. */
export const partsRead = (siteId: string, ids: PartIds): Read<RecipeParts> =>
  combined<RecipeParts, RecipeParts>(
    {
      ingredients: rowsById(
        ingredient,
        sql`SELECT ${ingredient} FROM ${ingredients}
            WHERE +${ingredients.siteId} = ${siteId} AND ${ingredients.id} ${inList(ids.ingredientIds)}`,
      ),
      equipment: rowsById(
        equipmentItem,
        sql`SELECT ${equipmentItem} FROM ${equipment}
            WHERE +${equipment.siteId} = ${siteId} AND ${equipment.id} ${inList(ids.equipmentIds)}`,
      ),
      videos: videosRead(siteId, valuesOf(ids.videoIds)),
      images: picturesRead(
        siteId,
        sql`${valuesOf(ids.imageIds)}
          UNION SELECT ${equipment.featuredImageId} FROM ${equipment}
            WHERE +${equipment.siteId} = ${siteId} AND ${equipment.id} ${inList(ids.equipmentIds)}
          UNION SELECT ${videos.posterImageId} FROM ${videos}
            WHERE +${videos.siteId} = ${siteId} AND ${videos.id} ${inList(ids.videoIds)}`,
      ),
    },
    (parts) => parts,
  );

export const termsRead = (siteId: string, ids: TermId[]): Read<Map<string, Term>> =>
  rowsById(
    term,
    sql`SELECT ${term} FROM ${terms} WHERE +${terms.siteId} = ${siteId} AND ${terms.id} ${inList(ids)}`,
  );

export const unitsRead = (ids: UnitId[]): Read<Map<string, Unit>> =>
  rowsById(unit, sql`SELECT ${unit} FROM ${units} WHERE ${units.id} ${inList(ids)}`);

/** In the order of the site. */
export const collectionNamesRead = (siteId: string, ids: CollectionId[]): Read<NamedCollection[]> =>
  rows(
    namedCollection,
    sql`SELECT ${namedCollection} FROM ${collections}
        WHERE +${collections.siteId} = ${siteId} AND ${collections.id} ${inList(ids)}
        ORDER BY ${collections.position}, ${collections.id}`,
  );
