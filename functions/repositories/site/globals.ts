import { sql } from 'drizzle-orm';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { Unit } from '#domain/measures/units.ts';
import { terms } from '#functions/db/schema/terms.ts';
import { readAll } from '#functions/db/database.ts';
import { type Equipment, readEquipment } from './equipment.ts';
import { readIngredient } from './ingredient.ts';
import { readImage, type StoredImage, usableImages } from '../media/media.ts';
import { column, type Row } from '../row.ts';
import type { SiteScope } from '../scope.ts';
import { term, type Term } from './term.ts';

export type Globals = {
  units: Unit[];
  terms: Term[];
  ingredients: Ingredient[];
  equipment: Equipment[];
  equipmentImages: StoredImage[];
};

export async function findGlobals({ db, siteId }: SiteScope): Promise<Globals> {
  const [units = [], termRows = [], ingredients = [], equipment = [], images = []] = await readAll(
    db,
    [
      sql`SELECT * FROM units ORDER BY title`,
      sql`SELECT ${term} FROM ${terms} WHERE ${terms.siteId} = ${siteId}
          ORDER BY ${terms.kind}, ${terms.title} COLLATE NOCASE, ${terms.id}`,
      sql`SELECT * FROM ingredients WHERE site_id = ${siteId} ORDER BY title COLLATE NOCASE`,
      sql`SELECT * FROM equipment WHERE site_id = ${siteId} ORDER BY title COLLATE NOCASE`,
      sql`${usableImages(siteId)} WHERE images.id IN (
            SELECT featured_image_id FROM equipment WHERE site_id = ${siteId})`,
    ],
  );
  return {
    units: units.map(readUnit),
    terms: termRows.map(term.decode),
    ingredients: ingredients.map(readIngredient),
    equipment: equipment.map(readEquipment),
    equipmentImages: images.map(readImage),
  };
}

export function readUnit(row: Row): Unit {
  return {
    id: column<string>(row, 'id'),
    slug: column<string>(row, 'slug'),
    title: column<string>(row, 'title'),
    pluralTitle: column<string>(row, 'plural_title'),
    abbreviation: column<string | null>(row, 'abbreviation'),
  };
}
