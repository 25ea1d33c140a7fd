import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { IngredientId, SiteId } from '#domain/ids.ts';
import { foldedLetters } from '#domain/search/search-words.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { jsonElement } from '#functions/db/json.ts';
import { ingredients } from '#functions/db/schema/site/recipe/ingredients.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import {
  searchBacklog,
  searchRecipes,
  searchSpellings,
  searchTerms,
} from '#functions/db/schema/site/search.ts';
import { recipeTerms } from '#functions/db/schema/site/recipe/terms.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { recipeSearch, searchText, searchTokens } from '#functions/db/virtual-tables.ts';
import { bare, excluded, insertFrom, selected } from '#functions/db/writing.ts';
import { publishedContent } from '../recipe/recipe-content.ts';
import { inList, type SiteScope } from '../scope.ts';
import { namesOf } from '../site/merging.ts';

/** Shorter words have too many neighbours, longer ones are no words. */
const spelledWord = { minLength: 4, maxLength: 24 };
const letterPlaces = JSON.stringify(
  Array.from({ length: spelledWord.maxLength + 1 }, (_, place) => place + 1),
);

type NamedIngredient = { id: IngredientId; title: string };

const standing = alias(ingredients, 'standing');

/** What makes a site's words its own. */
const wordPrefix = (siteId: SiteId) => siteId.replaceAll('-', '');

/** Words of published recipes; they are written in the batch that publishes. */
export const searchIndexRepository = (scope: SiteScope) => ({
  /** Before an ingredient gets this title: recipes that show it have to be read anew. */
  queueRecipesWith: (ingredient: NamedIngredient): Statement => queueRenamed(scope, ingredient),
  /** Recipes that name an ingredient, or what was merged into it, have to be read anew. */
  queueRecipesNaming: (id: IngredientId): Statement => queueNaming(scope, id, sql`true`),
  /** Reads the words of the first recipes that wait for it anew. */
  takeBacklog: (limit: number): Promise<Statement[]> => takeBacklog(scope, limit),
});

/**
 * Reads the words of the published recipes that the filter names anew. The text passes through an
 * index that is empty outside the batch, so that words are what the engine takes for words.
 */
export function indexStatements(siteId: SiteId, filter: SQL): Statement[] {
  const chosen = sql`+${recipes.siteId} = ${siteId} AND ${isPublished} AND ${filter}`;
  return [
    numberTerms(chosen),
    numberRecipes(chosen),
    sql`INSERT INTO ${selected(searchText, {
      rowid: searchRecipes.number,
      title: sql`${content} ->> 'title'`,
      ingredients: beginningOf(openText(ingredientText)),
      keywords: beginningOf(openText(keywordText)),
      description: beginningOf(descriptionText),
      terms: sql`${wordPrefix(siteId)} || ' ' || ${searchRecipes.terms}`,
    })} FROM ${recipes} ${join} JOIN ${searchRecipes} ON ${searchRecipes.recipeId} = ${recipes.id}
        WHERE ${chosen}`,
    // Virtual tables have no ON CONFLICT.
    sql`INSERT OR REPLACE INTO ${selected(recipeSearch, {
      rowid: sql`token_doc`,
      title: wordsOf(siteId, 'title'),
      ingredients: wordsOf(siteId, 'ingredients'),
      keywords: wordsOf(siteId, 'keywords'),
      description: wordsOf(siteId, 'description'),
      terms: sql`group_concat(CASE WHEN token_column = 'terms' THEN folded END, ' ')`,
    })} FROM (${foldedTokens}) GROUP BY token_doc`,
    spellingStatement,
    // The command column of FTS5 has the name of its table.
    sql`INSERT INTO ${searchText} (${searchText}) VALUES ('delete-all')`,
  ];
}

/** What visitors no longer see is not found either; its words go by a trigger. */
export function unindexStatement({ db, siteId }: SiteScope, recipeIds: string[]): Statement {
  return db.delete(searchRecipes).where(
    sql`${searchRecipes.recipeId} IN (SELECT ${recipes.id} FROM ${recipes}
      WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(recipeIds)})`,
  );
}

/**
 * What is found of a text: every word is stored with the site's id before it, so that a megabyte of
 * short words would be larger than a row may be.
 */
const indexedCharacters = 20_000;

const beginningOf = (text: SQL) => sql`substr(${text}, 1, ${sql.raw(String(indexedCharacters))})`;

const { doc, col, term } = searchTokens;
const { content, join } = publishedContent;
const isPublished = sql`${recipes.publishedAt} IS NOT NULL`;

function numberTerms(chosen: SQL): SQL {
  const unnumbered = sql`SELECT DISTINCT ${recipeTerms.termId} FROM ${recipeTerms}
    WHERE ${recipeTerms.recipeId} IN (SELECT ${recipes.id} FROM ${recipes} WHERE ${chosen})
      AND ${recipeTerms.termId} NOT IN (SELECT ${searchTerms.termId} FROM ${searchTerms})`;
  return sql`${insertFrom(searchTerms, ['termId'], unnumbered)} ON CONFLICT DO NOTHING`;
}

function numberRecipes(chosen: SQL): SQL {
  const termNumbers = sql`(SELECT group_concat(${searchTerms.number}, ' ') FROM ${recipeTerms}
    JOIN ${searchTerms} ON ${searchTerms.termId} = ${recipeTerms.termId}
    WHERE ${recipeTerms.recipeId} = ${recipes.id})`;
  return sql`INSERT INTO ${selected(searchRecipes, {
    recipeId: recipes.id,
    publishedAt: sql`${recipes.publishedAt}`,
    terms: sql`coalesce(${termNumbers}, '')`,
  })} FROM ${recipes} WHERE ${chosen}
    ON CONFLICT (${bare(searchRecipes.recipeId)}) DO UPDATE SET
      ${bare(searchRecipes.publishedAt)} = ${excluded(searchRecipes.publishedAt)},
      ${bare(searchRecipes.terms)} = ${excluded(searchRecipes.terms)}`;
}

/** Of a locked recipe only what its top section shows is found, security S5.3. */
const openText = (text: SQL) =>
  sql`CASE WHEN ${content} ->> 'privacySetting' = 'public' THEN ${text} END`;

const ingredientText = sql`(SELECT group_concat(coalesce(
    nullif(usage.value ->> 'ingredientTitleOverride', ''), ${standing.title}), ' ')
  FROM json_each(${content}, '$.ingredientUsageGroups') AS usage_group,
    json_each(usage_group.value, '$.ingredientUsages') AS usage
  LEFT JOIN ${ingredients} ON ${ingredients.id} = usage.value ->> 'ingredientId'
    AND +${ingredients.siteId} = ${recipes.siteId}
  LEFT JOIN ${ingredients} ${standing}
    ON ${standing.id} = coalesce(${ingredients.standsForId}, ${ingredients.id}))`;

const keywordText = sql`(SELECT group_concat(value, ' ')
  FROM json_each(${content}, '$.keywords'))`;

const node = jsonElement('node');
const descriptionText = sql`(SELECT group_concat(atom, ' ')
  FROM json_tree(${content}, '$.description') ${node} WHERE ${node.key} = 'text')`;

const wordsOf = (siteId: SiteId, name: (typeof col.enumValues)[number]) =>
  sql`group_concat(CASE WHEN token_column = ${name} THEN ${wordPrefix(siteId)} || folded END, ' ')`;

/** The engine takes accents off and leaves letters that have none. */
const foldedTerm = Object.entries(foldedLetters).reduce(
  (folded, [letter, plain]) => sql`replace(${folded}, ${letter}, ${plain})`,
  sql`${term}`,
);

const foldedTokens = sql`SELECT ${doc} AS token_doc, ${col} AS token_column,
    ${foldedTerm} AS folded FROM ${searchTokens}`;

const newWords = sql`SELECT spelled FROM (SELECT DISTINCT ${foldedTerm} AS spelled
    FROM ${searchTokens} WHERE ${col} <> 'terms')
  WHERE length(spelled) BETWEEN ${spelledWord.minLength} AND ${spelledWord.maxLength}
    AND NOT spelled GLOB '*[0-9]*'
    AND NOT EXISTS (SELECT 1 FROM ${searchSpellings}
      WHERE ${searchSpellings.spelling} = spelled AND ${searchSpellings.word} = spelled)`;

/** The word itself, and the word without each of its letters. */
const spellingStatement = sql`INSERT OR IGNORE INTO ${selected(searchSpellings, {
  spelling: sql`substr(spelled, 1, place.value - 1) || substr(spelled, place.value + 1)`,
  word: sql`spelled`,
})} FROM (${newWords}), json_each(${letterPlaces}) AS place
    WHERE place.value <= length(spelled) + 1`;

function queueRenamed(scope: SiteScope, { id, title }: NamedIngredient): Statement {
  const isRenamed = sql`EXISTS (SELECT 1 FROM ${ingredients}
    WHERE ${ingredients.siteId} = ${scope.siteId} AND ${ingredients.id} = ${id}
      AND ${ingredients.title} <> ${title})`;
  return queueNaming(scope, id, isRenamed);
}

function queueNaming({ siteId }: SiteScope, id: IngredientId, condition: SQL): Statement {
  return sql`WITH names (name) AS MATERIALIZED (${namesOf(ingredients, id)}) INSERT OR IGNORE INTO ${selected(
    searchBacklog,
    {
      recipeId: recipes.id,
      siteId: recipes.siteId,
    },
  )} FROM ${recipes} ${join} CROSS JOIN names
      WHERE ${recipes.siteId} = ${siteId} AND ${isPublished} AND ${condition}
      AND instr(${content}, name) > 0`;
}

const waitingRecipe = selection({ id: searchBacklog.recipeId });

async function takeBacklog({ db, siteId }: SiteScope, limit: number): Promise<Statement[]> {
  const first = db
    .select(waitingRecipe.fields)
    .from(searchBacklog)
    .where(eq(searchBacklog.siteId, siteId))
    .limit(limit);
  const waiting = await read(db, rows(waitingRecipe, first));
  if (waiting.length === 0) return [];
  const ids = inList(waiting.map(({ id }) => id));
  return [
    ...indexStatements(siteId, sql`${recipes.id} ${ids}`),
    db.delete(searchBacklog).where(sql`${searchBacklog.recipeId} ${ids}`),
  ];
}
