import { commit, d1Database } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import {
  corpusRecipe,
  corpusTermIdOf,
  corpusTerms,
  ingredientIdOf,
  stock,
} from './search-corpus.ts';
import { siteStatements, storeCards } from './site-rows.ts';
import { uuidOf } from './synthetic-recipe.ts';

const hourMs = 3_600_000;
const indexedPerBatch = 500;

export type SearchedSite = { slug: string; recipeCount: number; isSlim: boolean };

/** Fills a site with published recipes and has them indexed as the product does. */
export async function fillSearchedSite(database: D1Database, site: SearchedSite): Promise<void> {
  const siteId = uuidOf(`site ${site.slug}`);
  const { slug } = site;
  const statements = siteStatements(database, {
    siteId,
    ownerId: uuidOf(`owner ${slug}`),
    slug,
    settings: defaultSiteSettings,
    nextSequence: 0,
    terms: corpusTerms.map(({ kind, term }) => ({ id: corpusTermIdOf(slug, term), kind, term })),
    ingredients: stock.map((word) => ({ id: ingredientIdOf(slug, word), word })),
  });
  await database.batch(statements);
  const recipesPerBatch = site.isSlim ? 500 : 100;
  for (let start = 0; start < site.recipeCount; start += recipesPerBatch) {
    const count = Math.min(recipesPerBatch, site.recipeCount - start);
    const recipes = recipesOf({ ...site, start, count });
    await database.batch(recipeStatements(database, siteId, recipes));
    await storeCards(
      database,
      siteId,
      recipes.map(({ id }) => id),
    );
  }
  await indexBacklog(database, siteId);
}

export async function indexBacklog(binding: D1Database, siteId: string): Promise<void> {
  const database = d1Database(binding);
  const { searchIndex } = forSite(database, siteId);
  for (;;) {
    const statements = await searchIndex.takeBacklog(indexedPerBatch);
    if (statements.length === 0) return;
    await commit(database, statements);
  }
}

type Part = SearchedSite & { start: number; count: number };

function recipesOf({ slug, start, count, isSlim }: Part) {
  return Array.from({ length: count }, (_, offset) => {
    const index = start + offset;
    const publishedAt = Date.UTC(2020, 0, 1) + index * hourMs;
    const id = uuidOf(`${slug} recipe ${index}`);
    return { id, publishedAt, content: corpusRecipe(slug, index, isSlim) };
  });
}

function recipeStatements(
  database: D1Database,
  siteId: string,
  recipes: ReturnType<typeof recipesOf>,
) {
  const insert = (sql: string) => database.prepare(sql).bind(siteId, JSON.stringify(recipes));
  return [
    insert(
      `INSERT INTO recipes (id, site_id, slug, title, published_slug, published_version, published_at,
         published_changed_at, created_at, updated_at)
       SELECT value ->> 'id', ?1, value ->> '$.content.slug', value ->> '$.content.title',
         value ->> '$.content.slug', 1, value ->> 'publishedAt', value ->> 'publishedAt',
         0, 0 FROM json_each(?2)`,
    ),
    database
      .prepare(
        `INSERT INTO recipe_revisions (recipe_id, version, content)
         SELECT value ->> 'id', 1, value -> 'content' FROM json_each(?)`,
      )
      .bind(JSON.stringify(recipes)),
    insert(
      `INSERT OR IGNORE INTO recipe_terms (site_id, term_id, recipe_id)
       SELECT ?1, term.value, recipe.value ->> 'id' FROM json_each(?2) recipe,
         json_each(json_array(recipe.value -> '$.content.mealIds',
           recipe.value -> '$.content.cuisineIds', recipe.value -> '$.content.foodCategoryIds',
           recipe.value -> '$.content.dietIds', recipe.value -> '$.content.methodIds',
           recipe.value -> '$.content.tagIds')) kind, json_each(kind.value) term`,
    ),
    insert(
      `INSERT INTO search_backlog (recipe_id, site_id)
       SELECT value ->> 'id', ?1 FROM json_each(?2)`,
    ),
  ];
}
