import { type SQL, sql } from 'drizzle-orm';
import type {
  EquipmentFacts,
  IngredientFacts,
  PageFacts,
  RecipeFacts,
  SiteFacts,
  VideoFacts,
} from '#content/facts.ts';
import type { Image } from '#domain/image.ts';
import { recipePath, type PageRef, sitemapPartSize } from '#domain/publishing.ts';
import type { RecipeContent } from '#domain/recipe.ts';
import { type Database, readAll } from '../../db/database.ts';
import { imageIdsOf, ingredientIdsOf, equipmentIdsOf, videoIdsOf } from './referenced-ids.ts';
import { relatedQuery, readRelated } from './related-recipes.ts';
import { optionalText, parse, readSite, siteQueries, text } from './site-facts.ts';

type Row = Record<string, unknown>;

export const recipesPerList = 24;

const inList = (ids: Iterable<string>) =>
  sql`IN (SELECT value FROM json_each(${JSON.stringify([...ids])}))`;

type FactsSource = {
  database: Database;
  originOf: (slug: string, primaryHost: string | null) => string;
};

/** Loads in three round trips whatever the given pages need, however many they are. */
export async function loadPageFacts(
  { database, originOf }: FactsSource,
  siteId: string,
  refs: PageRef[],
): Promise<PageFacts | null> {
  const subjects = (kind: PageRef['kind']) =>
    refs.flatMap((ref) => (ref.kind === kind && ref.subjectId ? [ref.subjectId] : []));
  const parts = subjects('sitemap-recipes').map(Number);
  const recipeIds = subjects('recipe');
  const [base, lists] = split(
    await readAll(database, [
      ...siteQueries(siteId),
      ...listQueries({
        siteId,
        recipeIds,
        collectionIds: subjects('collection'),
        redirectTargets: subjects('redirect'),
        parts,
        wantsParts: refs.some((ref) => ref.kind === 'sitemap-index'),
      }),
    ]),
    4,
  );
  const site = readSite(base);
  if (!site) return null;
  const [relatedRows, latestRows, collectionRows, redirectRows, partRows, changedRows] = lists;
  const related = readRelated(relatedRows ?? []);
  const collectionRecipeIds = group(collectionRows ?? [], 'collection_id', 'recipe_id');
  const latestRecipeIds = (latestRows ?? []).map((row) => text(row['id']));
  const wanted = new Set([
    ...recipeIds,
    ...[...related.values()].flat(),
    ...latestRecipeIds,
    ...[...collectionRecipeIds.values()].flat(),
    ...site.settings.featuredRecipeIds,
  ]);
  const [recipeRows, membershipRows] = await readAll(database, [
    recipesQuery(siteId, wanted),
    sql`SELECT recipe_id, collection_id FROM collection_recipes
        WHERE recipe_id ${inList(recipeIds)} ORDER BY collection_id`,
  ]);
  const recipes = new Map((recipeRows ?? []).map((row) => [text(row['id']), readRecipe(row)]));
  const whole = recipeIds.flatMap((id) => recipes.get(id) ?? []);
  const references = await loadReferences(database, site, { recipes, whole });
  const { primaryHost, ...rest } = site;
  const siteFacts: SiteFacts = {
    ...rest,
    origin: originOf(site.slug, primaryHost),
    images: references.images,
  };
  return {
    site: siteFacts,
    recipes,
    related,
    latestRecipeIds,
    collectionRecipeIds,
    recipeCollectionIds: group(membershipRows ?? [], 'recipe_id', 'collection_id'),
    ...references,
    sitemapParts: readParts(partRows ?? []),
    sitemapPartChangedAt: new Map(
      (changedRows ?? []).map((row) => [Number(row['part']), Number(row['changed_at'])]),
    ),
    redirects: new Map((redirectRows ?? []).map((row) => [text(row['id']), text(row['path'])])),
  };
}

type ListInput = {
  siteId: string;
  recipeIds: string[];
  collectionIds: string[];
  redirectTargets: string[];
  parts: number[];
  wantsParts: boolean;
};

function listQueries(input: ListInput): SQL[] {
  const { siteId } = input;
  return [
    relatedQuery(input.recipeIds),
    sql`SELECT id FROM recipes WHERE site_id = ${siteId} AND published_at IS NOT NULL
        ORDER BY published_at DESC, id DESC LIMIT ${recipesPerList}`,
    sql`SELECT collection_id, recipe_id FROM (
          SELECT cr.collection_id, cr.recipe_id, row_number() OVER (
            PARTITION BY cr.collection_id ORDER BY cr.position, cr.recipe_id) AS place
          FROM collection_recipes cr JOIN recipes r ON r.id = cr.recipe_id
          WHERE cr.site_id = ${siteId} AND cr.collection_id ${inList(input.collectionIds)}
            AND r.published_at IS NOT NULL
        ) WHERE place <= ${recipesPerList} ORDER BY collection_id, place`,
    sql`SELECT id, '/recipes/' || published_slug AS path FROM recipes
          WHERE site_id = ${siteId} AND published_slug IS NOT NULL AND id ${inList(input.redirectTargets)}
        UNION ALL SELECT id, '/collections/' || slug FROM collections
          WHERE site_id = ${siteId} AND id ${inList(input.redirectTargets)}`,
    sql`SELECT part.value AS part, group_concat(published_slug || ' ' || published_changed_at) AS entries
        FROM json_each(${JSON.stringify(input.parts)}) part JOIN recipes r
          ON r.site_id = ${siteId} AND r.published_at IS NOT NULL
          AND r.sequence >= (part.value - 1) * ${sitemapPartSize} AND r.sequence < part.value * ${sitemapPartSize}
        GROUP BY 1`,
    input.wantsParts
      ? sql`SELECT sequence / ${sitemapPartSize} + 1 AS part, max(published_changed_at) AS changed_at
            FROM recipes WHERE site_id = ${siteId} AND published_at IS NOT NULL GROUP BY 1`
      : sql`SELECT 0 AS part, 0 AS changed_at WHERE 0`,
  ];
}

function recipesQuery(siteId: string, ids: Set<string>): SQL {
  return sql`SELECT id, published, published_at, published_changed_at FROM recipes
    WHERE site_id = ${siteId} AND published_at IS NOT NULL AND id ${inList(ids)}`;
}

function readRecipe(row: Row): RecipeFacts {
  return {
    id: text(row['id']),
    content: parse<RecipeContent>(row['published']),
    publishedAt: Number(row['published_at']),
    changedAt: Number(row['published_changed_at']),
  };
}

type RecipeSets = { recipes: Map<string, RecipeFacts>; whole: RecipeFacts[] };

async function loadReferences(
  database: Database,
  site: NonNullable<ReturnType<typeof readSite>>,
  { recipes, whole }: RecipeSets,
) {
  const videoIds = [
    ...whole.flatMap(videoIdsOf),
    ...site.collections.flatMap((c) => c.videoId ?? []),
  ];
  const equipmentIds = whole.flatMap(equipmentIdsOf);
  const imageIds = imageIdsOf(site, recipes.values(), whole);
  const [videoRows, equipmentRows, ingredientRows, imageRows] = await readAll(database, [
    sql`SELECT id, key, content_type, poster_image_id FROM videos
        WHERE site_id = ${site.id} AND id ${inList(videoIds)}`,
    sql`SELECT id, title, featured_image_id FROM equipment
        WHERE site_id = ${site.id} AND id ${inList(equipmentIds)}`,
    sql`SELECT id, title, grams_per_liter, default_metric_measurement_method AS metric_method,
          default_imperial_measurement_method AS imperial_method
        FROM ingredients WHERE site_id = ${site.id} AND id ${inList(whole.flatMap(ingredientIdsOf))}`,
    sql`SELECT id, key, width, height, lqip, alt, content_type FROM images
        WHERE id ${inList(imageIds)} AND (site_id = ${site.id} OR user_id = ${site.owner.id})
        UNION SELECT i.id, i.key, i.width, i.height, i.lqip, i.alt, i.content_type
        FROM images i JOIN equipment e ON e.featured_image_id = i.id
        WHERE e.site_id = ${site.id} AND e.id ${inList(equipmentIds)}
        UNION SELECT i.id, i.key, i.width, i.height, i.lqip, i.alt, i.content_type
        FROM images i JOIN videos v ON v.poster_image_id = i.id
        WHERE v.site_id = ${site.id} AND v.id ${inList(videoIds)}`,
  ]);
  return {
    videos: byId(videoRows, readVideo),
    equipment: byId(equipmentRows, readEquipment),
    ingredients: byId(ingredientRows, readIngredient),
    images: byId(imageRows, readImage),
  };
}

function byId<Value>(rows: Row[] | undefined, read: (row: Row) => Value): Map<string, Value> {
  return new Map((rows ?? []).map((row) => [text(row['id']), read(row)]));
}

function readVideo(row: Row): VideoFacts {
  return {
    id: text(row['id']),
    key: text(row['key']),
    contentType: text(row['content_type']),
    posterImageId: optionalText(row['poster_image_id']),
  };
}

function readEquipment(row: Row): EquipmentFacts {
  return {
    id: text(row['id']),
    title: text(row['title']),
    featuredImageId: optionalText(row['featured_image_id']),
  };
}

function readIngredient(row: Row): IngredientFacts {
  return {
    id: text(row['id']),
    title: text(row['title']),
    gramsPerLiter: row['grams_per_liter'] === null ? null : Number(row['grams_per_liter']),
    metricMethod: row['metric_method'] as 'weight' | 'volume',
    imperialMethod: row['imperial_method'] as 'weight' | 'volume',
  };
}

function readImage(row: Row): Image {
  return {
    id: text(row['id']),
    key: text(row['key']),
    width: Number(row['width']),
    height: Number(row['height']),
    lqip: text(row['lqip']),
    alt: text(row['alt']),
    contentType: text(row['content_type']),
  };
}

function readParts(rows: Row[]): PageFacts['sitemapParts'] {
  return new Map(
    rows.map((row) => [
      Number(row['part']),
      text(row['entries'])
        .split(',')
        .map((entry) => {
          const [slug = '', changedAt = '0'] = entry.split(' ');
          return { path: recipePath(slug), changedAt: Number(changedAt) };
        }),
    ]),
  );
}

function group(rows: Row[], by: string, value: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const list = groups.get(text(row[by]));
    if (list) list.push(text(row[value]));
    else groups.set(text(row[by]), [text(row[value])]);
  }
  return groups;
}

function split<Value>(values: Value[], at: number): [Value[], Value[]] {
  return [values.slice(0, at), values.slice(at)];
}
