import { type SQL, sql } from 'drizzle-orm';
import type { RichText } from '#domain/text/rich-text.ts';
import type { Unit } from '#domain/measures/units.ts';
import { type Database, readAll } from '#functions/db/database.ts';
import { readUnit } from './globals.ts';
import { cardsQuery, readCard, type RecipeCard } from '../recipe/recipe-card.ts';
import { column, jsonColumn, totalIn } from '../row.ts';

export type Listing = { siteSlug: string | null; limit: number; offset: number };
export type SiteName = { slug: string; title: string };
export type ListedCollection = {
  id: string;
  slug: string;
  title: string;
  description: RichText | null;
  recipeCount: number;
  site: SiteName;
};

/** What is public on any site: short lists of all of them, or of the one that is named. */
export const directoryRepository = (db: Database) => ({
  listSiteSlugs: (page: Omit<Listing, 'siteSlug'>) => listSiteSlugs(db, page),
  listCollections: (listing: Listing) => listCollections(db, listing),
  listRecipes: (listing: Listing) => listRecipes(db, listing),
  listUnits: () => listUnits(db),
});

async function listSiteSlugs(db: Database, { limit, offset }: Omit<Listing, 'siteSlug'>) {
  const [rows = [], counts = []] = await readAll(db, [
    sql`SELECT slug FROM sites ORDER BY slug LIMIT ${limit} OFFSET ${offset}`,
    sql`SELECT count(*) AS total FROM sites`,
  ]);
  return { siteSlugs: rows.map((row) => column<string>(row, 'slug')), total: totalIn(counts) };
}

async function listCollections(db: Database, { siteSlug, limit, offset }: Listing) {
  const chosen = ofSite(siteSlug, sql`collections.site_id`);
  const [rows = [], counts = []] = await readAll(db, [
    sql`SELECT collections.id, collections.slug, collections.title, collections.description,
          collections.recipe_count, sites.slug AS site_slug, sites.title AS site_title
        FROM collections JOIN sites ON sites.id = collections.site_id ${chosen}
        ORDER BY collections.site_id, position, collections.id LIMIT ${limit} OFFSET ${offset}`,
    sql`SELECT count(*) AS total FROM collections ${chosen}`,
  ]);
  const collections = rows.map((row): ListedCollection => ({
    id: column<string>(row, 'id'),
    slug: column<string>(row, 'slug'),
    title: column<string>(row, 'title'),
    description: jsonColumn<RichText | null>(row, 'description'),
    recipeCount: column<number>(row, 'recipe_count'),
    site: { slug: column<string>(row, 'site_slug'), title: column<string>(row, 'site_title') },
  }));
  return { collections, total: totalIn(counts) };
}

/** Site by site, the newest of each first: an index has that order. */
async function listRecipes(db: Database, { siteSlug, limit, offset }: Listing) {
  const order = sql`site_id DESC, published_at DESC, id DESC`;
  const page = sql`SELECT id AS recipe_id, row_number() OVER (ORDER BY ${order}) AS place
    FROM (SELECT id, site_id, published_at FROM recipes
      ${ofSite(siteSlug, sql`site_id`)} ${siteSlug === null ? sql`WHERE` : sql`AND`}
      published_at IS NOT NULL ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})`;
  const [rows = [], names = [], counts = []] = await readAll(db, [
    cardsQuery(page),
    sql`SELECT recipes.id, sites.slug, sites.title FROM (${page})
        JOIN recipes ON recipes.id = recipe_id JOIN sites ON sites.id = recipes.site_id`,
    sql`SELECT coalesce(sum(recipe_count), 0) AS total FROM sites
        WHERE ${siteSlug === null ? sql`true` : sql`slug = ${siteSlug}`}`,
  ]);
  const sites = new Map(
    names.map((row) => [
      column<string>(row, 'id'),
      { slug: column<string>(row, 'slug'), title: column<string>(row, 'title') },
    ]),
  );
  const recipes = rows.map(readCard).flatMap((card): (RecipeCard & { site: SiteName })[] => {
    const site = sites.get(card.id);
    return site ? [{ ...card, site }] : [];
  });
  return { recipes, total: totalIn(counts) };
}

async function listUnits(db: Database): Promise<Unit[]> {
  const [rows = []] = await readAll(db, [sql`SELECT * FROM units ORDER BY title`]);
  return rows.map(readUnit);
}

const ofSite = (siteSlug: string | null, siteId: SQL) =>
  siteSlug === null
    ? sql``
    : sql`WHERE ${siteId} = (SELECT id FROM sites WHERE slug = ${siteSlug})`;
