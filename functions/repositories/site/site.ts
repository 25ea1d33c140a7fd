import { type Column, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { RecipeId, SiteId, UserId } from '#domain/ids.ts';
import { defaultSiteSettings, featuredMax, type SiteSettings } from '#domain/site/site.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { jsonElement } from '#functions/db/json.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { type Computed, firstRow, json, type RowOf, selection } from '#functions/db/selection.ts';
import { insertFrom } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';

/** Settings that came after a site was made have their defaults. */
export function settingsIn(column: Column): Computed<SiteSettings> {
  const { expression, decode } = json<Partial<SiteSettings>>(sql`${column}`);
  return { expression, decode: (answer) => ({ ...defaultSiteSettings, ...decode(answer) }) };
}

/** Neither deleted nor waiting to be removed for good. */
export const isOpen = isNull(sites.deletedAt);

export const storedSite = selection({
  id: sites.id,
  slug: sites.slug,
  title: sites.title,
  ownerId: sites.ownerId,
  settings: settingsIn(sites.settings),
  version: sites.version,
  revision: sites.revision,
  recipeCount: sites.recipeCount,
  createdAt: sites.createdAt,
  updatedAt: sites.updatedAt,
  deletedAt: sites.deletedAt,
});
export type Site = RowOf<typeof storedSite>;

export type SiteChange = Pick<Site, 'slug' | 'title' | 'settings'>;

const featuredIds = '$.featuredRecipeIds' satisfies `$.${keyof SiteSettings}`;

const one = jsonElement('featured');
const featured = sql`json_each(${sites.settings}, ${sql.raw(`'${featuredIds}'`)}) ${one}`;

/** `listed`: the recipes from now on, as rows of a value and its place. */
type Featuring = { chosen: SQL; listed: SQL; now: number };

function featureAnew({ db, siteId }: SiteScope, { chosen, listed, now }: Featuring): Statement[] {
  const isChosen = sql`${sites.id} = ${siteId} AND ${chosen}`;
  const ids = sql`(SELECT json_group_array(listed_id ORDER BY place) FROM (${listed}))`;
  return [
    insertFrom(
      changes,
      ['siteId', 'key', 'createdAt'],
      sql`SELECT ${sites.id}, 'featured', ${now} FROM ${sites} WHERE ${isChosen}`,
    ),
    db
      .update(sites)
      .set({
        version: sql`${sites.version} + 1`,
        settings: sql`json_set(${sites.settings}, ${featuredIds}, json(${ids}))`,
      })
      .where(isChosen),
  ];
}

export const siteRepository = ({ db, siteId }: SiteScope) => ({
  find: (): Promise<Site | null> => {
    const query = db.select(storedSite.fields).from(sites).where(eq(sites.id, siteId));
    return read(db, firstRow(storedSite, query));
  },
  /** As the directory of the platform says. */
  setDeleted: (deletedAt: number | null): Statement =>
    db.update(sites).set({ deletedAt }).where(eq(sites.id, siteId)),
  /** A version that is not the expected one becomes null, which the column refuses. */
  update: (change: SiteChange, expectedVersion: number, now: number): Statement =>
    db
      .update(sites)
      .set({
        version: sql`CASE WHEN ${sites.version} = ${expectedVersion} THEN ${sites.version} + 1 END`,
        slug: change.slug,
        title: change.title,
        settings: change.settings,
        updatedAt: now,
      })
      .where(eq(sites.id, siteId)),
  /** Where recipes are featured, the settings change, and with them every page. */
  unfeature: (recipeIds: RecipeId[], now: number): Statement[] => {
    const isOne = sql`${one.value} ${inList(recipeIds)}`;
    const isFeatured = sql`EXISTS (SELECT 1 FROM ${featured} WHERE ${isOne})`;
    const others = sql`SELECT ${one.value} AS listed_id, ${one.key} AS place FROM ${featured} WHERE NOT ${isOne}`;
    return featureAnew({ db, siteId }, { chosen: isFeatured, listed: others, now });
  },
  /** At a place among those that are featured, unless it is, or they are as many as can be. */
  feature: (recipeId: RecipeId, place: number, now: number): Statement[] => {
    const isMissing = sql`NOT EXISTS (SELECT 1 FROM ${featured} WHERE ${one.value} = ${recipeId})
      AND (SELECT count(*) FROM ${featured}) < ${featuredMax}`;
    const all = sql`SELECT ${one.value} AS listed_id, ${one.key} AS place FROM ${featured}
      UNION ALL SELECT ${recipeId}, ${place} - 0.5`;
    return featureAnew({ db, siteId }, { chosen: isMissing, listed: all, now });
  },
});

export type NewSite = SiteChange & { id: SiteId; ownerId: UserId };

export const createSite = (db: Database, site: NewSite, now: number): Statement =>
  db.insert(sites).values({ ...site, createdAt: now, updatedAt: now });
