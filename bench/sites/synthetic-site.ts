import { defaultSiteSettings, type SiteSettings } from '#domain/site/site.ts';
import { siteStatements, storeCards } from './site-rows.ts';
import {
  cuisineOf,
  cuisines,
  imageIdOf,
  ingredients,
  mealOf,
  meals,
  paragraph,
  sentence,
  syntheticRecipe,
  termIdOf,
  uuidOf,
} from './synthetic-recipe.ts';

/** A site filled by rule, the same at every run: what builds are measured on. */
export type SyntheticSite = { siteId: string; slug: string; ownerId: string; recipeIds: string[] };

const recipesPerBatch = 100;
const collectionCount = 12;
const hourMs = 3_600_000;
const lqip = `data:image/webp;base64,${'UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoQAAwABUB8JbACdADc'.repeat(2)}`;

type Site = Pick<SyntheticSite, 'siteId' | 'slug' | 'ownerId'>;

export async function createSyntheticSite(
  database: D1Database,
  { slug, recipeCount }: { slug: string; recipeCount: number },
): Promise<SyntheticSite> {
  const site = { slug, siteId: uuidOf(`site ${slug}`), ownerId: uuidOf(`owner ${slug}`) };
  const indexes = Array.from({ length: recipeCount }, (_, index) => index);
  const recipeIds = indexes.map((index) => recipeIdOf(slug, index));
  await database.batch([
    ...siteStatements(database, {
      ...site,
      settings: settingsOf(slug, recipeIds),
      nextSequence: recipeCount,
      terms: termRows(slug),
      ingredients: ingredients.map((word) => ({ id: uuidOf(`${slug} ingredient ${word}`), word })),
    }),
    collectionsStatement(database, site),
  ]);
  for (let start = 0; start < recipeCount; start += recipesPerBatch) {
    const batch = indexes.slice(start, start + recipesPerBatch);
    const rows = batch.map((index) => rowOf(slug, index));
    const recipes = rows.map(({ id, slug: path, title, publishedAt, meal, position }) => [
      id,
      path,
      title,
      publishedAt,
      meal,
      position,
      JSON.stringify(syntheticRecipe(slug, position)),
    ]);
    const values = { rows: JSON.stringify(rows), recipes: JSON.stringify(recipes) };
    await database.batch(recipeStatements(database, site, values));
    await storeCards(
      database,
      site.siteId,
      rows.map(({ id }) => id),
    );
  }
  await database
    .prepare("INSERT INTO changes (site_id, key, created_at) VALUES (?, 'site', 0)")
    .bind(site.siteId)
    .run();
  return { ...site, recipeIds };
}

const recipeIdOf = (slug: string, index: number) => uuidOf(`${slug} recipe ${index}`);

function collectionsStatement(database: D1Database, { slug, siteId }: Site) {
  const collections = Array.from({ length: collectionCount }, (_, position) => ({
    id: uuidOf(`${slug} collection ${position}`),
    position,
  }));
  return database
    .prepare(
      `INSERT INTO collections (id, site_id, slug, title, position, created_at, updated_at)
       SELECT value ->> 'id', ?1, 'collection-' || (value ->> 'position'),
         'Collection ' || (value ->> 'position'), value ->> 'position', 0, 0 FROM json_each(?2)`,
    )
    .bind(siteId, JSON.stringify(collections));
}

const termRows = (slug: string) =>
  [...meals, ...cuisines].map((term) => ({
    id: termIdOf(slug, term),
    term,
    kind: meals.includes(term) ? ('meal' as const) : ('cuisine' as const),
  }));

function settingsOf(slug: string, recipeIds: string[]): SiteSettings {
  return {
    ...defaultSiteSettings,
    about: paragraph(`About ${slug}: ${sentence(1, 60)}`),
    aboutShort: paragraph(sentence(2, 20)),
    featuredRecipeIds: recipeIds.slice(0, 5),
  };
}

function rowOf(slug: string, index: number) {
  return {
    id: recipeIdOf(slug, index),
    slug: `recipe-${index}`,
    title: `Recipe ${index}`,
    position: index,
    publishedAt: Date.UTC(2020, 0, 1) + index * hourMs,
    meal: termIdOf(slug, mealOf(index)),
    cuisine: termIdOf(slug, cuisineOf(index)),
    collection: uuidOf(`${slug} collection ${index % collectionCount}`),
    image: imageIdOf(slug, index),
  };
}

/** The same few statements for any number of recipes: a statement more costs a call to workerd. */
function recipeStatements(
  database: D1Database,
  { siteId, ownerId }: Site,
  { rows, recipes }: { rows: string; recipes: string },
): D1PreparedStatement[] {
  const bound = (sql: string, ...more: string[]) =>
    database.prepare(sql).bind(siteId, rows, ...more);
  return [
    bound(
      `INSERT INTO images (id, site_id, user_id, key, content_type, width, height, bytes, lqip, alt, created_at)
       SELECT value ->> 'image', ?1, ?3, 'images/' || (value ->> 'image') || '.jpg', 'image/jpeg',
         2400, 1800, 800000, ?4, value ->> 'title', value ->> 'publishedAt' FROM json_each(?2)`,
      ownerId,
      lqip,
    ),
    database
      .prepare(
        `INSERT INTO recipes (id, site_id, slug, title, published_slug, published_version, published_at,
           pictured_at, published_changed_at, related_group, sequence, created_at, updated_at)
         SELECT value ->> 0, ?1, value ->> 1, value ->> 2, value ->> 1, 1, value ->> 3, value ->> 3, value ->> 3,
           value ->> 4, value ->> 5, value ->> 3, value ->> 3 FROM json_each(?2)`,
      )
      .bind(siteId, recipes),
    database
      .prepare(
        `INSERT INTO recipe_revisions (recipe_id, version, content)
         SELECT value ->> 0, 1, value ->> 6 FROM json_each(?)`,
      )
      .bind(recipes),
    ...['meal', 'cuisine'].map((kind) =>
      bound(
        `INSERT INTO recipe_terms (site_id, term_id, recipe_id)
         SELECT ?1, value ->> '${kind}', value ->> 'id' FROM json_each(?2)`,
      ),
    ),
    bound(
      `INSERT INTO collection_recipes (site_id, collection_id, recipe_id, position)
       SELECT ?1, value ->> 'collection', value ->> 'id', value ->> 'position' FROM json_each(?2)`,
    ),
    bound(
      `INSERT INTO recipe_images (site_id, image_id, recipe_id)
       SELECT ?1, value ->> 'image', value ->> 'id' FROM json_each(?2)`,
    ),
  ];
}
