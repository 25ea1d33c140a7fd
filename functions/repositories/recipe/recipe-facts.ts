import { type Column, type SQL, sql } from 'drizzle-orm';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import { recipeDamage } from '#domain/recipe/recipe-damage.ts';
import type { RecipeFacts, RecipeSource } from '#domain/recipe/recipe-facts.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { shownRecipe } from '#domain/recipe/shown-recipe.ts';
import { mapped, type Read } from '#functions/db/database.ts';
import { collectionRecipes } from '#functions/db/schema/site/recipe/collections.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { json, number, type RowOf, rows, selection, text, truth } from '#functions/db/selection.ts';
import { inList } from '../scope.ts';
import { isKept, publishedContent, workingContent } from './recipe-content.ts';

/** When a recipe was published and changed; a working copy counts as published when it was last saved. */
export const datesOf = {
  published: {
    publishedAt: sql`${recipes.publishedAt}`,
    changedAt: sql`${recipes.publishedChangedAt}`,
  },
  'working copy': {
    publishedAt: sql`coalesce(${recipes.publishedAt}, ${recipes.updatedAt})`,
    changedAt: sql`CASE WHEN ${recipes.publishedVersion} IS ${recipes.version}
      THEN ${recipes.publishedChangedAt} ELSE ${recipes.updatedAt} END`,
  },
} satisfies Record<RecipeSource, Record<'publishedAt' | 'changedAt', SQL>>;

const collectionIds = json<CollectionId[]>(
  sql`(SELECT json_group_array(${collectionRecipes.collectionId}) FROM ${collectionRecipes}
    WHERE ${collectionRecipes.recipeId} = ${recipes.id})`,
);

/** Content stays text here, because what is damaged must be noticed one recipe at a time. */
const rowOf = (content: SQL | Column, { publishedAt, changedAt }: (typeof datesOf)[RecipeSource]) =>
  selection({
    id: recipes.id,
    content: text(sql`${content}`),
    collectionIds,
    isPublished: truth(sql`${recipes.publishedAt} IS NOT NULL`),
    publishedAt: number(publishedAt),
    changedAt: number(changedAt),
  });

const sources = {
  published: {
    row: rowOf(publishedContent.content, datesOf.published),
    join: publishedContent.join,
    isThere: sql`+${recipes.publishedAt} IS NOT NULL`,
  },
  'working copy': {
    row: rowOf(workingContent.content, datesOf['working copy']),
    join: workingContent.join,
    isThere: isKept,
  },
};

export type ReadRecipes = {
  recipes: Map<string, RecipeFacts>;
  /** Recipes of which no page can be made, and why. */
  damaged: Map<string, string>;
};

/** Recipes of a site by their ids; of drafts there is a working copy alone. */
export const recipesById = (
  siteId: string,
  source: RecipeSource,
  ids: readonly RecipeId[],
): Read<ReadRecipes> =>
  recipesRead(source, sql`+${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(ids)}`);

/** The recipe that visitors find at an address. */
export const publishedRecipeAt = (siteId: string, slug: string): Read<ReadRecipes> =>
  recipesRead(
    'published',
    sql`${recipes.siteId} = ${siteId} AND ${recipes.publishedSlug} = ${slug}`,
  );

function recipesRead(source: RecipeSource, chosen: SQL): Read<ReadRecipes> {
  const { row, join, isThere } = sources[source];
  const query = sql`SELECT ${row} FROM ${recipes} ${join} WHERE ${chosen} AND ${isThere}`;
  return mapped(rows(row, query), readRecipes);
}

type StoredRow = RowOf<(typeof sources)[RecipeSource]['row']>;

/** One row that cannot be read must not cost the others their pages. */
function readRecipes(found: StoredRow[]): ReadRecipes {
  const readable = new Map<string, RecipeFacts>();
  const damaged = new Map<string, string>();
  for (const row of found) {
    const content = parsed(row.content);
    const place = recipeDamage(content);
    if (place !== null) {
      damaged.set(row.id, `What is stored cannot be read at ${place}`);
      continue;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked as far as pages need it
    const written = content as RecipeContent;
    readable.set(row.id, { ...row, content: shownRecipe(written) });
  }
  return { recipes: readable, damaged };
}

/** Text that is no JSON is damage like any other. */
function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}
