import { sql } from 'drizzle-orm';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { Unit } from '#domain/measures/units.ts';
import { readEach } from '#functions/db/database.ts';
import { equipment } from '#functions/db/schema/site/equipment.ts';
import { ingredients } from '#functions/db/schema/site/ingredients.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { terms } from '#functions/db/schema/site/terms.ts';
import { rows } from '#functions/db/selection.ts';
import { storedImage, type StoredImage, usableImages } from '../media/media.ts';
import type { SiteScope } from '../scope.ts';
import { type Equipment, equipmentItem } from './equipment.ts';
import { ingredient } from './ingredient.ts';
import { term, type Term } from './term.ts';
import { allUnits } from './unit.ts';

export type Globals = {
  units: Unit[];
  terms: Term[];
  ingredients: Ingredient[];
  equipment: Equipment[];
  equipmentImages: StoredImage[];
};

export async function findGlobals({ db, siteId }: SiteScope): Promise<Globals> {
  const [units, ...ofSite] = await readEach(
    db,
    allUnits,
    rows(
      term,
      sql`SELECT ${term} FROM ${terms} WHERE ${terms.siteId} = ${siteId}
          ORDER BY ${terms.kind}, ${terms.title} COLLATE NOCASE, ${terms.id}`,
    ),
    rows(
      ingredient,
      sql`SELECT ${ingredient} FROM ${ingredients} WHERE ${ingredients.siteId} = ${siteId}
          ORDER BY ${ingredients.title} COLLATE NOCASE`,
    ),
    rows(
      equipmentItem,
      sql`SELECT ${equipmentItem} FROM ${equipment} WHERE ${equipment.siteId} = ${siteId}
          ORDER BY ${equipment.title} COLLATE NOCASE`,
    ),
    rows(
      storedImage,
      sql`${usableImages(siteId)} WHERE ${images.id} IN (
            SELECT ${equipment.featuredImageId} FROM ${equipment}
            WHERE ${equipment.siteId} = ${siteId})`,
    ),
  );
  const [siteTerms, siteIngredients, siteEquipment, equipmentImages] = ofSite;
  return {
    units,
    terms: siteTerms,
    ingredients: siteIngredients,
    equipment: siteEquipment,
    equipmentImages,
  };
}
