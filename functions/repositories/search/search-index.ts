import { type SQL, sql } from 'drizzle-orm';
import type { IngredientId, SiteId } from '#domain/ids.ts';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column } from '../row.ts';
import { inList, type SiteScope } from '../scope.ts';

/** Shorter words have too many neighbours, longer ones are no words. */
const spelledWord = { minLength: 4, maxLength: 24 };
const letterPlaces = JSON.stringify(
  Array.from({ length: spelledWord.maxLength + 1 }, (_, place) => place + 1),
);

type NamedIngredient = { id: IngredientId; title: string };

/** What makes a site's words its own. */
const wordPrefix = (siteId: SiteId) => siteId.replaceAll('-', '');

/** Words of published recipes; they are written in the batch that publishes. */
export const searchIndexRepository = (scope: SiteScope) => ({
  /** Before an ingredient gets this title: recipes that show it have to be read anew. */
  queueRecipesWith: (ingredient: NamedIngredient): Statement => queueRecipesWith(scope, ingredient),
  /** Reads the words of the first recipes that wait for it anew. */
  takeBacklog: (limit: number): Promise<Statement[]> => takeBacklog(scope, limit),
});

/**
 * Reads the words of the published recipes that the filter names anew. The text passes through an
 * index that is empty outside the batch, so that words are what the engine takes for words.
 */
export function indexStatements(siteId: SiteId, filter: SQL): Statement[] {
  const chosen = sql`+recipes.site_id = ${siteId} AND published_at IS NOT NULL AND ${filter}`;
  const chosenIds = sql`IN (SELECT id FROM recipes WHERE ${chosen})`;
  return [
    sql`INSERT OR IGNORE INTO search_terms (term_id) SELECT DISTINCT term_id FROM recipe_terms
        WHERE recipe_id ${chosenIds} AND term_id NOT IN (SELECT term_id FROM search_terms)`,
    sql`INSERT INTO search_recipes (recipe_id, published_at, terms)
        SELECT id, published_at, coalesce((SELECT group_concat(number, ' ')
          FROM recipe_terms JOIN search_terms USING (term_id) WHERE recipe_id = recipes.id), '')
        FROM recipes WHERE ${chosen}
        ON CONFLICT (recipe_id) DO UPDATE
          SET published_at = excluded.published_at, terms = excluded.terms`,
    sql`INSERT INTO search_text (rowid, title, ingredients, keywords, description, terms)
        SELECT number, published ->> 'title', ${openText(ingredientText)}, ${openText(keywordText)},
          ${descriptionText}, ${wordPrefix(siteId)} || ' ' || search_recipes.terms
        FROM recipes JOIN search_recipes ON recipe_id = recipes.id
        WHERE +recipes.site_id = ${siteId} AND recipes.published_at IS NOT NULL AND ${filter}`,
    sql`INSERT OR REPLACE INTO recipe_search (rowid, title, ingredients, keywords, description, terms)
        SELECT doc, ${wordsOf(siteId, 'title')}, ${wordsOf(siteId, 'ingredients')},
          ${wordsOf(siteId, 'keywords')}, ${wordsOf(siteId, 'description')},
          group_concat(CASE WHEN col = 'terms' THEN term END, ' ')
        FROM search_tokens GROUP BY doc`,
    spellingStatement,
    sql`INSERT INTO search_text (search_text) VALUES ('delete-all')`,
  ];
}

/** What visitors no longer see is not found either; its words go by a trigger. */
export function unindexStatement(siteId: SiteId, recipeIds: string[]): Statement {
  return sql`DELETE FROM search_recipes WHERE recipe_id IN (SELECT id FROM recipes
      WHERE +site_id = ${siteId} AND id ${inList(recipeIds)})`;
}

/** Of a locked recipe only what its top section shows is found, security S5.3. */
const openText = (text: SQL) =>
  sql`CASE WHEN published ->> 'privacySetting' = 'public' THEN ${text} END`;

const ingredientText = sql`(SELECT group_concat(coalesce(
    nullif(usage.value ->> 'ingredientTitleOverride', ''), ingredients.title), ' ')
  FROM json_each(published, '$.ingredientUsageGroups') AS usage_group,
    json_each(usage_group.value, '$.ingredientUsages') AS usage
  LEFT JOIN ingredients ON ingredients.id = usage.value ->> 'ingredientId'
    AND +ingredients.site_id = recipes.site_id)`;

const keywordText = sql`(SELECT group_concat(value, ' ') FROM json_each(published, '$.keywords'))`;

const descriptionText = sql`(SELECT group_concat(atom, ' ')
  FROM json_tree(published, '$.description') AS node WHERE node."key" = 'text')`;

const wordsOf = (siteId: SiteId, name: string) =>
  sql`group_concat(CASE WHEN col = ${name} THEN ${wordPrefix(siteId)} || term END, ' ')`;

const spellingStatement = sql`INSERT OR IGNORE INTO search_spellings (spelling, word)
  SELECT substr(word, 1, place.value - 1) || substr(word, place.value + 1), word
  FROM (SELECT DISTINCT term AS word FROM search_tokens WHERE col <> 'terms'
      AND length(term) BETWEEN ${spelledWord.minLength} AND ${spelledWord.maxLength}
      AND NOT term GLOB '*[0-9]*'
      AND NOT EXISTS (SELECT 1 FROM search_spellings WHERE spelling = term AND word = term)),
    json_each(${letterPlaces}) AS place
  WHERE place.value <= length(word) + 1`;

function queueRecipesWith({ siteId }: SiteScope, { id, title }: NamedIngredient): Statement {
  return sql`INSERT OR IGNORE INTO search_backlog (recipe_id, site_id)
    SELECT id, site_id FROM recipes WHERE site_id = ${siteId} AND published_at IS NOT NULL
      AND EXISTS (SELECT 1 FROM ingredients
        WHERE site_id = ${siteId} AND id = ${id} AND title <> ${title})
      AND instr(published, ${id}) > 0`;
}

async function takeBacklog({ db, siteId }: SiteScope, limit: number): Promise<Statement[]> {
  const [rows = []] = await readAll(db, [
    sql`SELECT recipe_id FROM search_backlog WHERE site_id = ${siteId} LIMIT ${limit}`,
  ]);
  if (rows.length === 0) return [];
  const waiting = inList(rows.map((row) => column<string>(row, 'recipe_id')));
  return [
    ...indexStatements(siteId, sql`recipes.id ${waiting}`),
    sql`DELETE FROM search_backlog WHERE recipe_id ${waiting}`,
  ];
}
