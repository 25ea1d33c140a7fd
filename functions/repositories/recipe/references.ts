import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { type TermKind, termKinds } from '#domain/recipe/recipe.ts';
import { type Read, readEach } from '#functions/db/database.ts';
import { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import { ingredients } from '#functions/db/schema/site/recipe/ingredients.ts';
import { images, videos } from '#functions/db/schema/site/media.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { terms } from '#functions/db/schema/site/recipe/terms.ts';
import { units } from '#functions/db/schema/local/units.ts';
import { rows, selection, text } from '#functions/db/selection.ts';
import { editorsOf } from '../accounts/site-person.ts';
import { expecting } from '../expecting.ts';
import { inList, type SiteScope } from '../scope.ts';
import { isKept } from './recipe-content.ts';

const sourceKinds = ['unit', 'ingredient', 'equipment', 'image', 'video', 'recipe'] as const;
export type ReferenceKind = (typeof sourceKinds)[number] | TermKind | 'contributor';

/** Ids that something of a site refers to, by what they must be. */
export type References = Partial<Record<ReferenceKind, string[]>>;

/**
 * Which of the ids exist and may be used by the site, as "kind:id". A picture of the owner that
 * belongs to no site counts as the site's; whoever may edit the site contributes.
 */
export async function findReferences(
  scope: SiteScope,
  { contributor = [], ...references }: References,
): Promise<Set<string>> {
  const reads = sourcesOf(scope, references).map(({ kind, id, from }): Read<Reference[]> => {
    const found = selection({ reference: text(sql`${kind} || ':' || ${id}`) });
    return rows(found, sql`SELECT ${found} FROM ${from}`);
  });
  if (contributor.length > 0) reads.push(contributorsAmong(scope, contributor));
  if (reads.length === 0) return new Set();
  const answers = await readEach<Reference[][]>(scope.db, ...reads);
  return new Set(answers.flat().map(({ reference }) => reference));
}

/**
 * Fails its batch where one of the ids is not there. Units stay as the platform has them; who is
 * removed while somebody names them stays named, as those do who are removed afterwards.
 */
export function expectReferences(
  scope: SiteScope,
  { unit: _unit, contributor: _contributor, ...references }: References,
) {
  const conditions = sourcesOf(scope, references).map(
    ({ from, count }) => sql`(SELECT count(*) FROM ${from}) = ${count}`,
  );
  if (conditions.length === 0) return [];
  const areThere = sql.join(conditions, sql` AND `);
  return [expecting(scope, areThere)];
}

type Reference = { reference: string };
/** What the database of a site, or the local one, knows; people are the platform's. */
type SourceKind = Exclude<ReferenceKind, 'contributor'>;
type Source = { kind: SourceKind; id: Column; from: SQL; count: number };

function contributorsAmong({ siteId }: SiteScope, ids: string[]): Read<Reference[]> {
  const found = selection({ reference: text(sql`'contributor:' || editor`) });
  return rows(found, sql`SELECT ${found} FROM (${editorsOf(siteId)}) WHERE editor ${inList(ids)}`);
}

const sourcesOf = (scope: SiteScope, references: Omit<References, 'contributor'>): Source[] =>
  [...sourceKinds, ...termKinds].flatMap((kind): Source[] => {
    const ids = [...new Set(references[kind])];
    if (ids.length === 0) return [];
    return [{ kind, count: ids.length, ...sourceOf(scope, kind, inList(ids)) }];
  });

function sourceOf({ siteId }: SiteScope, kind: SourceKind, isListed: SQL) {
  const ofSite = (table: SiteTable, condition = sql`true`) => ({
    id: table.id,
    from: sql`${table}
      WHERE +${table.siteId} = ${siteId} AND ${table.id} ${isListed} AND ${condition}`,
  });
  switch (kind) {
    case 'unit': {
      return { id: units.id, from: sql`${units} WHERE ${units.id} ${isListed}` };
    }
    case 'ingredient': {
      return ofSite(ingredients);
    }
    case 'equipment': {
      return ofSite(equipment);
    }
    case 'recipe': {
      return ofSite(recipes, isKept);
    }
    case 'video': {
      return ofSite(videos, sql`${videos.deletedAt} IS NULL`);
    }
    case 'image': {
      const from = sql`${images} ${usableBy(siteId)} WHERE ${images.id} ${isListed}`;
      return { id: images.id, from };
    }
    default: {
      return ofSite(terms, eq(terms.kind, kind));
    }
  }
}

type SiteTable =
  | typeof ingredients
  | typeof equipment
  | typeof recipes
  | typeof videos
  | typeof terms;

const usableBy = (siteId: string): SQL =>
  sql`JOIN ${sites} ON ${sites.id} = ${siteId} AND (${images.siteId} = ${sites.id}
    OR (${images.siteId} IS NULL AND ${images.userId} = ${sites.ownerId}))
    AND ${images.deletedAt} IS NULL`;
