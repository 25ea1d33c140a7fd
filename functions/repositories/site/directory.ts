import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Unit } from '#domain/measures/units.ts';
import { type Database, read, readEach } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, number, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { countOf } from '../reads.ts';
import { type BadgedCard, badgedCardsOf } from '../recipe/recipe-card.ts';
import { isOpen } from './site.ts';
import { allUnits } from './unit.ts';

export type Listing = { siteSlug: string | null; limit: number; offset: number };
export type SiteName = { slug: string; title: string };

const slug = selection({ slug: sites.slug });
const collection = selection({
  id: collections.id,
  slug: collections.slug,
  title: collections.title,
  description: collections.description,
  recipeCount: collections.recipeCount,
  siteSlug: sites.slug,
  siteTitle: sites.title,
});
const siteOfRecipe = selection({ recipeId: recipes.id, slug: sites.slug, title: sites.title });
const recipeTotal = selection({ total: number(sql`coalesce(sum(${sites.recipeCount}), 0)`) });

export type ListedCollection = Omit<RowOf<typeof collection>, 'siteSlug' | 'siteTitle'> & {
  site: SiteName;
};

/** What is public on any site: short lists of all of them, or of the one that is named. */
export const directoryRepository = (db: Database) => ({
  listSiteSlugs: (page: Omit<Listing, 'siteSlug'>) => listSiteSlugs(db, page),
  listCollections: (listing: Listing) => listCollections(db, listing),
  listRecipes: (listing: Listing) => listRecipes(db, listing),
  listUnits: (): Promise<Unit[]> => read(db, allUnits),
});

async function listSiteSlugs(db: Database, { limit, offset }: Omit<Listing, 'siteSlug'>) {
  const page = db
    .select(slug.fields)
    .from(sites)
    .where(isOpen)
    .orderBy(sites.slug)
    .limit(limit)
    .offset(offset);
  const [found, total] = await readEach(
    db,
    rows(slug, page),
    countOf(sql`${sites} WHERE ${isOpen}`),
  );
  return { siteSlugs: found.map((site) => site.slug), total };
}

async function listCollections(db: Database, { siteSlug, limit, offset }: Listing) {
  const chosen = ofSite(siteSlug, collections.siteId);
  const page = db
    .select(collection.fields)
    .from(collections)
    .innerJoin(sites, eq(sites.id, collections.siteId))
    .where(chosen)
    .orderBy(collections.siteId, collections.position, collections.id)
    .limit(limit)
    .offset(offset);
  const [found, total] = await readEach(
    db,
    rows(collection, page),
    countOf(sql`${collections} WHERE ${chosen}`),
  );
  const listed = found.map(({ siteSlug: ownerSlug, siteTitle, ...facts }): ListedCollection => ({
    ...facts,
    site: { slug: ownerSlug, title: siteTitle },
  }));
  return { collections: listed, total };
}

/** Site by site, the newest of each first: an index has that order. */
async function listRecipes(db: Database, { siteSlug, limit, offset }: Listing) {
  const isPublished = sql`${recipes.publishedAt} IS NOT NULL`;
  const page = sql`SELECT listed_recipe, row_number() OVER
      (ORDER BY listed_site DESC, listed_at DESC, listed_recipe DESC) AS place
    FROM (SELECT ${recipes.id} AS listed_recipe, ${recipes.siteId} AS listed_site,
        ${recipes.publishedAt} AS listed_at
      FROM ${recipes} WHERE ${ofSite(siteSlug, recipes.siteId)} AND ${isPublished}
      ORDER BY ${recipes.siteId} DESC, ${recipes.publishedAt} DESC, ${recipes.id} DESC
      LIMIT ${limit} OFFSET ${offset})`;
  const [found, names, counted] = await readEach(
    db,
    badgedCardsOf(page),
    rows(
      siteOfRecipe,
      sql`SELECT ${siteOfRecipe} FROM (${page}) JOIN ${recipes} ON ${recipes.id} = listed_recipe
          JOIN ${sites} ON ${sites.id} = ${recipes.siteId}`,
    ),
    firstRow(
      recipeTotal,
      sql`SELECT ${recipeTotal} FROM ${sites}
          WHERE ${isOpen} AND ${siteSlug === null ? sql`true` : eq(sites.slug, siteSlug)}`,
    ),
  );
  const siteNames = new Map(names.map(({ recipeId, ...site }) => [recipeId, site]));
  const listed = found.flatMap((card): (BadgedCard & { site: SiteName })[] => {
    const site = siteNames.get(card.id);
    return site ? [{ ...card, site }] : [];
  });
  return { recipes: listed, total: counted?.total ?? 0 };
}

const ofSite = (siteSlug: string | null, siteId: Column): SQL =>
  siteSlug === null
    ? sql`${siteId} NOT IN (SELECT ${sites.id} FROM ${sites} WHERE ${sites.deletedAt} IS NOT NULL)`
    : sql`${siteId} = (SELECT ${sites.id} FROM ${sites}
        WHERE ${sites.slug} = ${siteSlug} AND ${isOpen})`;
