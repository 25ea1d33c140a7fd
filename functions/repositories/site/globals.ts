import { sql } from 'drizzle-orm';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { OwnUnit } from '#domain/ingredients/own-units/said-units.ts';
import type { Unit } from '#domain/measures/units.ts';
import { readEach } from '#functions/db/database.ts';
import { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import { ingredients } from '#functions/db/schema/site/recipe/ingredients.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { terms } from '#functions/db/schema/site/recipe/terms.ts';
import { rows } from '#functions/db/selection.ts';
import { storedImage, type StoredImage, usableImages } from '../media/media.ts';
import type { SiteScope } from '../scope.ts';
import { type Equipment, equipmentItem } from './equipment.ts';
import { ingredient } from './ingredient.ts';
import { formerName, type FormerName } from './kept-entries.ts';
import { mergedTerm, type MergedTerm, term, type Term } from './term.ts';
import { allUnits, ownUnitsRead } from './unit.ts';

export type Globals = {
  units: Unit[];
  /** What the cook changed of them. */
  ownUnits: OwnUnit[];
  terms: Term[];
  mergedTerms: MergedTerm[];
  ingredients: Ingredient[];
  formerIngredients: FormerName[];
  equipment: Equipment[];
  formerEquipment: FormerName[];
  equipmentImages: StoredImage[];
};

export async function findGlobals({ db, siteId }: SiteScope): Promise<Globals> {
  const [units, ownUnits, ...ofSite] = await readEach(
    db,
    allUnits,
    ownUnitsRead(siteId),
    rows(
      term,
      sql`SELECT ${term} FROM ${terms} WHERE ${terms.siteId} = ${siteId}
            AND ${terms.mergedIntoId} IS NULL
          ORDER BY ${terms.kind}, ${terms.title} COLLATE NOCASE, ${terms.id}`,
    ),
    rows(
      mergedTerm,
      sql`SELECT ${mergedTerm} FROM ${terms} WHERE ${terms.siteId} = ${siteId}
            AND ${terms.mergedIntoId} IS NOT NULL ORDER BY ${terms.title} COLLATE NOCASE, ${terms.id}`,
    ),
    rows(
      ingredient,
      sql`SELECT ${ingredient} FROM ${ingredients} WHERE ${ingredients.siteId} = ${siteId}
            AND ${ingredients.mergedIntoId} IS NULL
          ORDER BY ${ingredients.title} COLLATE NOCASE`,
    ),
    rows(
      equipmentItem,
      sql`SELECT ${equipmentItem} FROM ${equipment} WHERE ${equipment.siteId} = ${siteId}
            AND ${equipment.mergedIntoId} IS NULL
          ORDER BY ${equipment.title} COLLATE NOCASE`,
    ),
    picturesOfEquipment(siteId),
    formerNames(siteId, ingredients),
    formerNames(siteId, equipment),
  );
  const [siteTerms, mergedTerms, siteIngredients, siteEquipment, equipmentImages, ...former] =
    ofSite;
  const [formerIngredients, formerEquipment] = former;
  return {
    units,
    ownUnits,
    terms: siteTerms,
    mergedTerms,
    ingredients: siteIngredients,
    formerIngredients,
    equipment: siteEquipment,
    formerEquipment,
    equipmentImages,
  };
}

const picturesOfEquipment = (siteId: string) =>
  rows(
    storedImage,
    sql`${usableImages(siteId)} WHERE ${images.id} IN (
          SELECT ${equipment.featuredImageId} FROM ${equipment}
          WHERE ${equipment.siteId} = ${siteId})`,
  );

const formerNames = (siteId: string, table: typeof ingredients | typeof equipment) => {
  const former = formerName(table);
  return rows(
    former,
    sql`SELECT ${former} FROM ${table} WHERE ${table.siteId} = ${siteId}
      AND ${table.mergedIntoId} IS NOT NULL ORDER BY ${table.title} COLLATE NOCASE`,
  );
};
