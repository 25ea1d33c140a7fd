import { type Column, type SQL, sql } from 'drizzle-orm';
import { type TermKind, termKinds } from '#domain/recipe/recipe.ts';
import { type Read, readEach } from '#functions/db/database.ts';
import { equipment } from '#functions/db/schema/equipment.ts';
import { ingredients } from '#functions/db/schema/ingredients.ts';
import { images, videos } from '#functions/db/schema/media.ts';
import { recipes } from '#functions/db/schema/recipes.ts';
import { sites } from '#functions/db/schema/sites.ts';
import { terms } from '#functions/db/schema/terms.ts';
import { units } from '#functions/db/schema/units.ts';
import { rows, selection, text } from '#functions/db/selection.ts';
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
  const answers = await readEach<Reference[][]>(
    db,
    existing(
      terms.kind,
      terms.id,
      sql`FROM ${terms}
      WHERE +${terms.siteId} = ${siteId} AND ${terms.id} ${inList(termIds)}`,
    ),
    existing('unit', units.id, sql`FROM ${units} WHERE ${units.id} ${list('unit')}`),
    existing(
      'ingredient',
      ingredients.id,
      sql`FROM ${ingredients}
      WHERE +${ingredients.siteId} = ${siteId} AND ${ingredients.id} ${list('ingredient')}`,
    ),
    existing(
      'equipment',
      equipment.id,
      sql`FROM ${equipment}
      WHERE +${equipment.siteId} = ${siteId} AND ${equipment.id} ${list('equipment')}`,
    ),
    existing(
      'image',
      images.id,
      sql`FROM ${images}
      JOIN ${sites} ON ${sites.id} = ${siteId} AND (${images.siteId} = ${sites.id}
        OR (${images.siteId} IS NULL AND ${images.userId} = ${sites.ownerId}))
      WHERE ${images.id} ${list('image')}`,
    ),
    existing(
      'video',
      videos.id,
      sql`FROM ${videos}
      WHERE +${videos.siteId} = ${siteId} AND ${videos.id} ${list('video')}`,
    ),
    existing(
      'recipe',
      recipes.id,
      sql`FROM ${recipes}
      WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} ${list('recipe')}`,
    ),
    existing(
      'contributor',
      sites.ownerId,
      sql`FROM ${sites}
      WHERE ${sites.id} = ${siteId} AND ${sites.ownerId} ${list('contributor')}`,
    ),
  );
  return new Set(answers.flat().map(({ reference }) => reference));
}

type Reference = { reference: string };

function existing(kind: ReferenceKind | Column, id: Column, source: SQL): Read<Reference[]> {
  const chosen = selection({ reference: text(sql`${kind} || ':' || ${id}`) });
  return rows(chosen, sql`SELECT ${chosen} ${source}`);
}
