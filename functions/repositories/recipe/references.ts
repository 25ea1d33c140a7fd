import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { type TermKind, termKinds } from '#domain/recipe/recipe.ts';
import { type Read, readEach } from '#functions/db/database.ts';
import { equipment } from '#functions/db/schema/site/equipment.ts';
import { ingredients } from '#functions/db/schema/site/ingredients.ts';
import { images, videos } from '#functions/db/schema/site/media.ts';
import { recipes } from '#functions/db/schema/site/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { terms } from '#functions/db/schema/site/terms.ts';
import { units } from '#functions/db/schema/local/units.ts';
import { rows, selection, text } from '#functions/db/selection.ts';
import { inList, type SiteScope } from '../scope.ts';
import { isKept } from './recipe-content.ts';

export const referenceKinds = [
  'unit',
  'ingredient',
  'equipment',
  'image',
  'video',
  'recipe',
  'contributor',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number] | TermKind;

/** Ids that something of a site refers to, by what they must be. */
export type References = Partial<Record<ReferenceKind, string[]>>;

const tablesOfSite = [
  ['ingredient', ingredients],
  ['equipment', equipment],
  ['video', videos],
] as const;

/**
 * Which of the ids exist and may be used by the site, as "kind:id". A picture of the owner that
 * belongs to no site counts as the site's; only the owner contributes.
 */
export async function findReferences(
  { db, siteId }: SiteScope,
  references: References,
): Promise<Set<string>> {
  const list = (kind: ReferenceKind) => inList(references[kind] ?? []);
  const termIds = termKinds.flatMap((kind) => references[kind] ?? []);
  const answers = await readEach<Reference[][]>(
    db,
    existing(
      terms.kind,
      terms.id,
      sql`FROM ${terms} WHERE +${terms.siteId} = ${siteId} AND ${terms.id} ${inList(termIds)}`,
    ),
    existing('unit', units.id, sql`FROM ${units} WHERE ${units.id} ${list('unit')}`),
    ...tablesOfSite.map(([kind, table]) =>
      existing(
        kind,
        table.id,
        sql`FROM ${table} WHERE +${table.siteId} = ${siteId} AND ${table.id} ${list(kind)}`,
      ),
    ),
    existing(
      'recipe',
      recipes.id,
      sql`FROM ${recipes}
        WHERE +${recipes.siteId} = ${siteId} AND ${isKept} AND ${recipes.id} ${list('recipe')}`,
    ),
    existing(
      'image',
      images.id,
      sql`FROM ${images} ${usableBy(siteId)} WHERE ${images.id} ${list('image')}`,
    ),
    existing(
      'contributor',
      sites.ownerId,
      sql`FROM ${sites} WHERE ${eq(sites.id, siteId)} AND ${sites.ownerId} ${list('contributor')}`,
    ),
  );
  return new Set(answers.flat().map(({ reference }) => reference));
}

type Reference = { reference: string };

function existing(kind: ReferenceKind | Column, id: Column, source: SQL): Read<Reference[]> {
  const found = selection({ reference: text(sql`${kind} || ':' || ${id}`) });
  return rows(found, sql`SELECT ${found} ${source}`);
}

const usableBy = (siteId: string): SQL =>
  sql`JOIN ${sites} ON ${sites.id} = ${siteId} AND (${images.siteId} = ${sites.id}
    OR (${images.siteId} IS NULL AND ${images.userId} = ${sites.ownerId}))`;
