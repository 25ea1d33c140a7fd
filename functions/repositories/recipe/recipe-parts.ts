import { sql } from 'drizzle-orm';
import type { CollectionId, TermId, UnitId } from '#domain/ids.ts';
import type { SiteUnits } from '#domain/ingredients/own-units/said-units.ts';
import type { PartIds, RecipeParts } from '#domain/recipe/recipe-parts.ts';
import { termsById } from '#domain/recipe/recipe-terms.ts';
import { formerNamesOf } from '#domain/ingredients/former-names.ts';
import { standingById } from '#domain/recipe/standing-by-id.ts';
import { mapped, type Read } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import { ingredients } from '#functions/db/schema/site/recipe/ingredients.ts';
import { videos } from '#functions/db/schema/site/media.ts';
import { terms } from '#functions/db/schema/site/recipe/terms.ts';
import { siteUnits } from '#functions/db/schema/site/recipe/site-units.ts';
import { units } from '#functions/db/schema/local/units.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import { picturesRead, videosRead } from '../media/media.ts';
import { combined, rowsById } from '../reads.ts';
import { inList, valuesOf } from '../scope.ts';
import { standingEquipment } from '../site/equipment.ts';
import { standingIngredient } from '../site/ingredient.ts';
import { mergedBeside, standingIds } from '../site/merging.ts';
import { standingTerm, type Term } from '../site/term.ts';
import { ownUnitsRead, unit } from '../site/unit.ts';

const namedCollection = selection({
  id: collections.id,
  slug: collections.slug,
  title: collections.title,
});
export type NamedCollection = RowOf<typeof namedCollection>;

/** What recipes are made of; the pluses keep SQLite from walking through all of a site. */
export const partsRead = (siteId: string, ids: PartIds): Read<RecipeParts> =>
  combined<
    Omit<RecipeParts, 'ingredients' | 'formerNames'> & { named: NamedIngredient[] },
    RecipeParts
  >(
    {
      named: rows(
        standingIngredient,
        sql`SELECT ${standingIngredient} FROM ${ingredients} WHERE +${ingredients.siteId} = ${siteId}
          AND ${ingredients.id} IN (${standingIds(ingredients, ids.ingredientIds)}
            UNION ${mergedBeside(ingredients, ids.ingredientIds)})`,
      ),
      equipment: mapped(
        rows(
          standingEquipment,
          sql`SELECT ${standingEquipment} FROM ${equipment} WHERE +${equipment.siteId} = ${siteId}
            AND ${equipment.id} IN (${standingIds(equipment, ids.equipmentIds)})`,
        ),
        standingById,
      ),
      videos: videosRead(siteId, valuesOf(ids.videoIds)),
      images: picturesRead(
        siteId,
        sql`${valuesOf(ids.imageIds)}
          UNION SELECT ${equipment.featuredImageId} FROM ${equipment}
            WHERE +${equipment.siteId} = ${siteId}
              AND ${equipment.id} IN (${standingIds(equipment, ids.equipmentIds)})
          UNION SELECT ${videos.posterImageId} FROM ${videos}
            WHERE +${videos.siteId} = ${siteId} AND ${videos.deletedAt} IS NULL
              AND ${videos.id} ${inList(ids.videoIds)}`,
      ),
    },
    ({ named, ...parts }) => ({
      ...parts,
      ingredients: standingById(named.map(({ formerNames: _formerNames, ...row }) => row)),
      formerNames: formerNamesOf(named),
    }),
  );

type NamedIngredient = RowOf<typeof standingIngredient>;

/** By the ids that are asked for, which may be of terms that were merged. */
export const termsRead = (siteId: string, ids: TermId[]): Read<Map<string, Term>> =>
  mapped(
    rows(
      standingTerm,
      sql`SELECT ${standingTerm} FROM ${terms} WHERE +${terms.siteId} = ${siteId}
        AND ${terms.id} IN (${standingIds(terms, ids)})`,
    ),
    termsById,
  );

/** With those that are said for them, and what the cook changed. */
export const unitsRead = (siteId: string, ids: UnitId[]): Read<SiteUnits> =>
  combined(
    {
      units: rowsById(
        unit,
        sql`SELECT ${unit} FROM ${units} WHERE ${units.id} IN (${valuesOf(ids)}
          UNION SELECT ${siteUnits.intoId} FROM ${siteUnits} WHERE ${siteUnits.siteId} = ${siteId})`,
      ),
      own: ownUnitsRead(siteId),
    },
    (read) => read,
  );

/** In the order of the site. */
export const collectionNamesRead = (siteId: string, ids: CollectionId[]): Read<NamedCollection[]> =>
  rows(
    namedCollection,
    sql`SELECT ${namedCollection} FROM ${collections}
        WHERE +${collections.siteId} = ${siteId} AND ${collections.id} ${inList(ids)}
        ORDER BY ${collections.position}, ${collections.id}`,
  );
