import { sql } from 'drizzle-orm';
import { type TermKind, termKinds } from '#domain/recipe/recipe.ts';
import { readAll } from '#functions/db/database.ts';
import { column } from '../row.ts';
import { inList, type SiteScope } from '../scope.ts';

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
  const answers = await readAll(db, [
    sql`SELECT kind || ':' || id AS found FROM terms
        WHERE +site_id = ${siteId} AND id ${inList(termIds)}`,
    sql`SELECT 'unit:' || id AS found FROM units WHERE id ${list('unit')}`,
    sql`SELECT 'ingredient:' || id AS found FROM ingredients
        WHERE +site_id = ${siteId} AND id ${list('ingredient')}`,
    sql`SELECT 'equipment:' || id AS found FROM equipment
        WHERE +site_id = ${siteId} AND id ${list('equipment')}`,
    sql`SELECT 'image:' || images.id AS found FROM images
        JOIN sites ON sites.id = ${siteId} AND (images.site_id = sites.id
          OR (images.site_id IS NULL AND images.user_id = sites.owner_id))
        WHERE images.id ${list('image')}`,
    sql`SELECT 'video:' || id AS found FROM videos
        WHERE +site_id = ${siteId} AND id ${list('video')}`,
    sql`SELECT 'recipe:' || id AS found FROM recipes
        WHERE +site_id = ${siteId} AND id ${list('recipe')}`,
    sql`SELECT 'contributor:' || owner_id AS found FROM sites
        WHERE id = ${siteId} AND owner_id ${list('contributor')}`,
  ]);
  return new Set(answers.flat().map((row) => column<string>(row, 'found')));
}
