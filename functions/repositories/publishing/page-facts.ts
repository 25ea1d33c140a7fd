import { type SQL, sql } from 'drizzle-orm';
import type {
  EquipmentFacts,
  IngredientFacts,
  PageFacts,
  RecipeFacts,
  VideoFacts,
} from '#content/facts.ts';
import type { Image } from '#domain/media/image.ts';
import { recipePath, type PageRef, sitemapPartSize } from '#domain/publishing/publishing.ts';
import { measurementMethods } from '#domain/measures/units.ts';
import { type Database, type Read, readAll, readEach } from '#functions/db/database.ts';
import { readRecipeCards, readRecipes, type ReadRecipes } from './recipe-rows.ts';
import { imageIdsOf, ingredientIdsOf, equipmentIdsOf, videoIdsOf } from './referenced-ids.ts';
import { relatedQuery, readRelated } from './related-recipes.ts';
import { oneOf, optionalText, parse, type Row, text } from './rows.ts';
import { dependencyDigests, type StandingPrint, standingPrints } from './stored-pages.ts';
import type { Build } from './builds.ts';
import { type SiteBase, siteRead } from './site-facts.ts';

const recipesPerList = 24;

/** Written out, because D1 binds every number as one with a fraction and the part is a whole one. */
const partSize = sql.raw(String(sitemapPartSize));

const inList = (ids: Iterable<string>) =>
  sql`IN (SELECT value FROM json_each(${JSON.stringify([...ids])}))`;

export type LoadedFacts = PageFacts &
  Pick<ReadRecipes, 'damaged'> & {
    /** Of the wanted pages, those that stand already. */
    standing: Map<string, StandingPrint>;
    /** Of the wanted pages, by what their recorded dependencies are known. */
    dependencyDigests: Map<string, string>;
  };

type FactsSource = {
  database: Database;
  originOf: (slug: string, primaryHost: string | null) => string;
  platformOrigin: string;
};

/**
 * Loads in two round trips whatever the given pages need, however many they are. A plus before
 * `site_id` keeps SQLite from walking through all rows of a site instead of looking few ids up.
 */
export async function loadPageFacts(
  { database, originOf, platformOrigin }: FactsSource,
  build: Pick<Build, 'siteId' | 'revision'>,
  refs: PageRef[],
): Promise<LoadedFacts | null> {
  const input = listInput(build.siteId, refs);
  const paths = refs.map(({ path }) => path);
  const [standing, digests, site, recipes, lists] = await readEach(
    database,
    standingPrints(build, paths),
    dependencyDigests(build, paths),
    siteRead(build.siteId),
    wholeRecipes(input),
    { queries: listQueries(input), from: readLists },
  );
  if (!site) return null;
  const listed = new Set([
    ...input.recipeIds,
    ...[...lists.related.values()].flat(),
    ...lists.latestRecipeIds,
    ...[...lists.collectionRecipeIds.values()].flat(),
    ...site.settings.featuredRecipeIds,
  ]);
  const whole = [...recipes.recipes.values()];
  const { images, ...references } = await loadReferences(database, site, { whole, listed });
  const { primaryHost, ...rest } = site;
  return {
    ...lists,
    ...recipes,
    ...references,
    standing,
    dependencyDigests: digests,
    site: { ...rest, origin: originOf(site.slug, primaryHost), platformOrigin, images },
  };
}

type Lists = Pick<
  PageFacts,
  | 'related'
  | 'latestRecipeIds'
  | 'collectionRecipeIds'
  | 'redirects'
  | 'sitemapParts'
  | 'sitemapPartChangedAt'
>;

function listInput(siteId: string, refs: PageRef[]): ListInput {
  const subjects = (kind: PageRef['kind']) =>
    refs.flatMap((ref) => (ref.kind === kind && ref.subjectId ? [ref.subjectId] : []));
  return {
    siteId,
    recipeIds: subjects('recipe'),
    collectionIds: subjects('collection'),
    redirectTargets: subjects('redirect'),
    parts: subjects('sitemap-recipes').map(Number),
    wantsParts: refs.some((ref) => ref.kind === 'sitemap-index'),
  };
}

/** Reads the answers of `listQueries`, in their order. */
function readLists(answers: Row[][]): Lists {
  const [related, latest, collections, redirects, parts, changed] = answers;
  return {
    related: readRelated(related ?? []),
    latestRecipeIds: (latest ?? []).map((row) => text(row['id'])),
    collectionRecipeIds: new Map(
      (collections ?? []).map((row) => [text(row['collection_id']), parse(row['recipe_ids'])]),
    ),
    redirects: new Map((redirects ?? []).map((row) => [text(row['id']), text(row['path'])])),
    sitemapParts: readParts(parts ?? []),
    sitemapPartChangedAt: new Map(
      (changed ?? []).map((row) => [Number(row['part']), Number(row['changed_at'])]),
    ),
  };
}

/** The recipes that have a page among the wanted ones, and the collections they are in. */
const wholeRecipes = ({
  siteId,
  recipeIds,
}: ListInput): Read<ReadRecipes & Pick<PageFacts, 'recipeCollectionIds'>> => ({
  queries: [
    sql`SELECT id, published, published_at, published_changed_at FROM recipes
        WHERE +site_id = ${siteId} AND +published_at IS NOT NULL AND id ${inList(recipeIds)}`,
    sql`SELECT recipe_id, collection_id FROM collection_recipes
        WHERE +site_id = ${siteId} AND recipe_id ${inList(recipeIds)} ORDER BY collection_id`,
  ],
  from: ([recipes = [], memberships = []]) => ({
    ...readRecipes(recipes),
    recipeCollectionIds: group(memberships, 'recipe_id', 'collection_id'),
  }),
});

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
    relatedQuery(siteId, input.recipeIds),
    sql`SELECT id FROM recipes WHERE site_id = ${siteId} AND published_at IS NOT NULL
        ORDER BY published_at DESC, id DESC LIMIT ${recipesPerList}`,
    sql`SELECT each.value AS collection_id, (SELECT json_group_array(recipe_id) FROM (
          SELECT cr.recipe_id FROM collection_recipes cr CROSS JOIN recipes r ON r.id = cr.recipe_id
          WHERE cr.site_id = ${siteId} AND cr.collection_id = each.value AND r.published_at IS NOT NULL
          ORDER BY cr.position, cr.recipe_id LIMIT ${recipesPerList})) AS recipe_ids
        FROM json_each(${JSON.stringify(input.collectionIds)}) each`,
    sql`SELECT id, '/recipes/' || published_slug AS path FROM recipes
          WHERE +site_id = ${siteId} AND +published_slug IS NOT NULL AND id ${inList(input.redirectTargets)}
        UNION ALL SELECT id, '/collections/' || slug FROM collections
          WHERE +site_id = ${siteId} AND id ${inList(input.redirectTargets)}`,
    sql`SELECT part.value AS part, group_concat(published_slug || ' ' || published_changed_at ORDER BY sequence) AS entries
        FROM json_each(${JSON.stringify(input.parts)}) part
        CROSS JOIN recipes r INDEXED BY recipes_sitemap
          ON r.site_id = ${siteId} AND r.published_at IS NOT NULL
          AND r.sequence >= (part.value - 1) * ${partSize} AND r.sequence < part.value * ${partSize}
        GROUP BY 1`,
    input.wantsParts
      ? sql`WITH RECURSIVE part(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM part
              WHERE (number + 1) * ${partSize} < (SELECT next_sequence FROM sites WHERE id = ${siteId}))
            SELECT number + 1 AS part, changed_at FROM (
              SELECT number, (SELECT max(published_changed_at) FROM recipes INDEXED BY recipes_sitemap_part
                WHERE site_id = ${siteId} AND sequence / ${partSize} = number
                  AND published_changed_at IS NOT NULL) AS changed_at
              FROM part) WHERE changed_at IS NOT NULL`
      : sql`SELECT 0 AS part, 0 AS changed_at WHERE 0`,
  ];
}

type Referring = { whole: RecipeFacts[]; listed: Iterable<string> };

/** The cards of all recipes that are listed, and what they, the whole ones and the site name by id. */
async function loadReferences(database: Database, site: SiteBase, { whole, listed }: Referring) {
  const videoIds = [
    ...whole.flatMap(videoIdsOf),
    ...site.collections.flatMap((c) => c.videoId ?? []),
  ];
  const equipmentIds = whole.flatMap(equipmentIdsOf);
  const isUsable = sql`(+i.site_id = ${site.id}
    OR (+i.site_id IS NULL AND +i.user_id = ${site.owner.id}))`;
  const image = sql`SELECT i.id, i.key, i.width, i.height, i.lqip, i.alt, i.content_type`;
  const [cardRows, videoRows, equipmentRows, ingredientRows, imageRows] = await readAll(database, [
    sql`SELECT id, recipe_cards.content, published_at FROM recipe_cards
        JOIN recipes ON recipes.id = recipe_id
        WHERE +site_id = ${site.id} AND +published_at IS NOT NULL AND recipe_id ${inList(listed)}`,
    sql`SELECT id, key, content_type, poster_image_id FROM videos
        WHERE +site_id = ${site.id} AND id ${inList(videoIds)}`,
    sql`SELECT id, title, featured_image_id FROM equipment
        WHERE +site_id = ${site.id} AND id ${inList(equipmentIds)}`,
    sql`SELECT id, title, grams_per_liter, default_metric_measurement_method AS metric_method,
          default_imperial_measurement_method AS imperial_method
        FROM ingredients WHERE +site_id = ${site.id} AND id ${inList(whole.flatMap(ingredientIdsOf))}`,
    sql`${image} FROM images i WHERE i.id ${inList(imageIdsOf(site, whole))} AND ${isUsable}
        UNION ${image} FROM json_each(${JSON.stringify([...listed])}) listed
        CROSS JOIN recipe_cards ON recipe_id = listed.value
        CROSS JOIN images i ON i.id = recipe_cards.content ->> '$.image.id' WHERE ${isUsable}
        UNION ${image} FROM images i JOIN equipment e ON e.featured_image_id = i.id
        WHERE +e.site_id = ${site.id} AND e.id ${inList(equipmentIds)}
        UNION ${image} FROM images i JOIN videos v ON v.poster_image_id = i.id
        WHERE +v.site_id = ${site.id} AND v.id ${inList(videoIds)}`,
  ]);
  return {
    recipeCards: readRecipeCards(cardRows ?? []),
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
    metricMethod: oneOf(measurementMethods, row['metric_method']),
    imperialMethod: oneOf(measurementMethods, row['imperial_method']),
  };
}

export function readImage(row: Row): Image {
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
