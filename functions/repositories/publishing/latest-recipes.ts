import { type SQL, sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import { picturedPerSite, recipesPerList } from '#domain/publishing/publishing.ts';
import { mapped, type Read } from '#functions/db/database.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { number, rows, selection } from '#functions/db/selection.ts';
import { combined } from '../reads.ts';
import { isKept, isPictured, workingRevision } from '../recipe/recipe-content.ts';

const latest = selection({ id: recipes.id, at: number(sql`${recipes.publishedAt}`) });

/** A draft, which has no date yet, comes first. */
const draftDate = sql`coalesce(${recipes.publishedAt}, ${Number.MAX_SAFE_INTEGER})`;
const working = selection({ id: recipes.id, at: number(draftDate) });

/** The latest recipes of a site; a working copy is listed as if it were published. */
export function latestRecipeIds(siteId: string, workingCopyOf?: RecipeId): Read<string[]> {
  const published = sql`SELECT ${latest} FROM ${recipes}
    WHERE ${recipes.siteId} = ${siteId} AND ${recipes.publishedAt} IS NOT NULL
    ORDER BY ${recipes.publishedAt} DESC, ${recipes.id} DESC LIMIT ${recipesPerList}`;
  return withWorkingCopy(
    published,
    recipesPerList,
    workingCopyRead(siteId, workingCopyOf, sql`true`),
  );
}

/** The latest of those that begin with a picture. */
export function picturedRecipeIds(siteId: string, workingCopyOf?: RecipeId): Read<string[]> {
  const isOther = workingCopyOf === undefined ? sql`true` : sql`${recipes.id} <> ${workingCopyOf}`;
  const published = sql`SELECT ${latest} FROM ${recipes}
    WHERE ${recipes.siteId} = ${siteId} AND ${recipes.picturedAt} IS NOT NULL AND ${isOther}
    ORDER BY ${recipes.picturedAt} DESC, ${recipes.id} DESC LIMIT ${picturedPerSite}`;
  return withWorkingCopy(
    published,
    picturedPerSite,
    workingCopyRead(siteId, workingCopyOf, isPictured(workingRevision)),
  );
}

type Dated = { id: RecipeId; at: number };

const workingCopyRead = (
  siteId: string,
  workingCopyOf: RecipeId | undefined,
  isListed: SQL,
): Read<Dated[]> | null =>
  workingCopyOf === undefined
    ? null
    : rows(
        working,
        sql`SELECT ${working} FROM ${recipes} WHERE +${recipes.siteId} = ${siteId}
          AND ${recipes.id} = ${workingCopyOf} AND ${isKept} AND ${isListed}`,
      );

function withWorkingCopy(
  published: SQL,
  count: number,
  workingCopy: Read<Dated[]> | null,
): Read<string[]> {
  const listed = rows(latest, published);
  if (!workingCopy) return mapped(listed, idsOf);
  return combined({ workingCopy, listed }, (found) => {
    const [copy] = found.workingCopy;
    if (!copy) return idsOf(found.listed);
    const others = found.listed.filter(({ id }) => id !== copy.id);
    return idsOf([...others, copy].toSorted(newestFirst)).slice(0, count);
  });
}

const idsOf = (found: Dated[]): string[] => found.map(({ id }) => id);

const newestFirst = (one: Dated, other: Dated): number =>
  other.at - one.at || (one.id < other.id ? 1 : -1);
