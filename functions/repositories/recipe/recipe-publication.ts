import { type SQL, sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column } from '../row.ts';
import { inList, type SiteScope } from '../scope.ts';
import { indexStatements, unindexStatement } from '../search/search-index.ts';

export type Publication = {
  recipeIds: RecipeId[];
  now: number;
  /** One moment for all of them, or one for each by its id; null leaves what was. */
  publishedAt: number | Readonly<Record<RecipeId, number>> | null;
};

/**
 * What becomes visible and what vanishes, as sets: one recipe and a hundred take the same
 * statements. Each is written so that a repeat changes nothing; the first one records what changes,
 * and its count says whether anything does.
 */
export const recipePublicationRepository = (scope: SiteScope) => ({
  publish: (publication: Publication): Statement[] => publish(scope, publication),
  list: (ids: RecipeId[]) => listPublications(scope, ids),
  unpublish: (ids: RecipeId[], now: number): Statement[] => unpublish(scope, ids, now),
  /** Before a recipe is deleted: its pages vanish with it, and collections count one less. */
  retract: (id: RecipeId, now: number): Statement[] => [
    changesOf(scope, sql`id = ${id} AND published_at IS NOT NULL`, now),
    sql`INSERT INTO changes (site_id, "key", created_at)
        SELECT site_id, 'collection:' || collection_id, ${now} FROM collection_recipes
        WHERE +site_id = ${scope.siteId} AND recipe_id = ${id}`,
    sql`DELETE FROM redirects WHERE site_id = ${scope.siteId} AND target_id = ${id}`,
  ],
});

async function listPublications({ db, siteId }: SiteScope, ids: RecipeId[]) {
  const [rows = []] = await readAll(db, [
    sql`SELECT id, published_at, published_version FROM recipes
        WHERE +site_id = ${siteId} AND published_at IS NOT NULL AND id ${inList(ids)}`,
  ]);
  return rows.map((row) => ({
    recipeId: column<string>(row, 'id'),
    publishedAt: column<number>(row, 'published_at'),
    publishedVersion: column<number>(row, 'published_version'),
  }));
}

function publish(scope: SiteScope, { recipeIds, now, publishedAt }: Publication): Statement[] {
  const { siteId } = scope;
  const chosen = sql`recipes.id ${inList(recipeIds)}`;
  const date = dateOf(publishedAt);
  const differs = sql`(published_at IS NULL OR published_version IS NOT version
    OR published_at IS NOT coalesce(${date}, published_at))`;
  return [
    changesOf(scope, sql`${chosen} AND ${differs}`, now),
    sql`INSERT INTO redirects (site_id, path, target_kind, target_id, created_at)
        SELECT site_id, '/recipes/' || published_slug, 'recipe', id, ${now} FROM recipes
        WHERE +recipes.site_id = ${siteId} AND ${chosen} AND published_slug IS NOT NULL
          AND published_slug <> slug
        ON CONFLICT (site_id, path) DO UPDATE SET target_kind = excluded.target_kind,
          target_id = excluded.target_id, created_at = excluded.created_at`,
    sql`UPDATE recipes SET published = content, published_slug = slug, published_version = version,
          published_at = coalesce(${date}, published_at, ${now}),
          published_changed_at = ${now}, related_group = coalesce(content ->> '$.mealIds[0]',
            content ->> '$.foodCategoryIds[0]', '')
        WHERE +recipes.site_id = ${siteId} AND ${chosen} AND ${differs}`,
    sql`DELETE FROM redirects WHERE site_id = ${siteId} AND path IN (
          SELECT '/recipes/' || published_slug FROM recipes WHERE +recipes.site_id = ${siteId} AND ${chosen})`,
    ...termStatements(siteId, chosen),
    ...indexStatements(siteId, sql`${chosen} AND published_changed_at = ${now}`),
  ];
}

function dateOf(publishedAt: Publication['publishedAt']): SQL {
  if (publishedAt === null || typeof publishedAt === 'number') return sql`${publishedAt}`;
  return sql`json_extract(${JSON.stringify(publishedAt)}, '$."' || recipes.id || '"')`;
}

function unpublish(scope: SiteScope, ids: RecipeId[], now: number): Statement[] {
  const published = sql`id ${inList(ids)} AND published_at IS NOT NULL`;
  return [
    changesOf(scope, published, now),
    sql`UPDATE recipes SET published = NULL, published_slug = NULL, published_version = NULL,
          published_at = NULL, published_changed_at = NULL
        WHERE +recipes.site_id = ${scope.siteId} AND ${published}`,
    sql`DELETE FROM recipe_terms WHERE +site_id = ${scope.siteId} AND recipe_id ${inList(ids)}`,
    unindexStatement(scope.siteId, ids),
  ];
}

function changesOf({ siteId }: SiteScope, filter: SQL, now: number): Statement {
  return sql`WITH touched AS (SELECT id FROM recipes WHERE +site_id = ${siteId} AND ${filter})
    INSERT INTO changes (site_id, "key", created_at)
    SELECT ${siteId}, 'recipe:' || id, ${now} FROM touched
    UNION ALL SELECT ${siteId}, 'recipes', ${now} WHERE EXISTS (SELECT 1 FROM touched)`;
}

/** Only differences are written, so that the triggers which count see only these. */
function termStatements(siteId: string, chosen: SQL): Statement[] {
  const current = sql`SELECT DISTINCT term.value, recipes.id FROM recipes,
      json_each(json_array(published -> 'tagIds', published -> 'methodIds', published -> 'foodCategoryIds',
        published -> 'mealIds', published -> 'cuisineIds', published -> 'dietIds')) AS kind,
      json_each(kind.value) AS term
    WHERE +recipes.site_id = ${siteId} AND ${chosen} AND published IS NOT NULL`;
  return [
    sql`DELETE FROM recipe_terms WHERE +site_id = ${siteId} AND recipe_id IN (
          SELECT id FROM recipes WHERE +recipes.site_id = ${siteId} AND ${chosen})
        AND (term_id, recipe_id) NOT IN (${current})`,
    sql`INSERT OR IGNORE INTO recipe_terms (site_id, term_id, recipe_id)
        SELECT ${siteId}, terms.id, chosen.recipe_id
        FROM (SELECT value AS term_id, id AS recipe_id FROM (${current})) AS chosen
        JOIN terms ON terms.id = chosen.term_id AND +terms.site_id = ${siteId}`,
  ];
}
