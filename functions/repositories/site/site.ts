import { type Column, eq, sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import { defaultSiteSettings, type SiteSettings } from '#domain/site/site.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/changes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { type Computed, firstRow, json, type RowOf, selection } from '#functions/db/selection.ts';
import { insertFrom } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';

/** Settings that came after a site was made have their defaults. */
export function settingsIn(column: Column): Computed<SiteSettings> {
  const { expression, decode } = json<Partial<SiteSettings>>(sql`${column}`);
  return { expression, decode: (answer) => ({ ...defaultSiteSettings, ...decode(answer) }) };
}

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
});
export type Site = RowOf<typeof storedSite>;

export type SiteChange = Pick<Site, 'slug' | 'title' | 'settings'>;

const featuredIds = '$.featuredRecipeIds' satisfies `$.${keyof SiteSettings}`;

export const siteRepository = ({ db, siteId }: SiteScope) => ({
  find: (): Promise<Site | null> => {
    const query = db.select(storedSite.fields).from(sites).where(eq(sites.id, siteId));
    return read(db, firstRow(storedSite, query));
  },
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
  /** Where the recipe is featured, the settings change, and with them every page. */
  unfeature: (recipeId: string, now: number): Statement[] => {
    const isFeatured = sql`${sites.id} = ${siteId} AND EXISTS (SELECT 1
      FROM json_each(${sites.settings}, ${featuredIds}) WHERE value = ${recipeId})`;
    const others = sql`(SELECT json_group_array(value)
      FROM json_each(${sites.settings}, ${featuredIds}) WHERE value <> ${recipeId})`;
    return [
      insertFrom(
        changes,
        ['siteId', 'key', 'createdAt'],
        sql`SELECT ${sites.id}, 'site', ${now} FROM ${sites} WHERE ${isFeatured}`,
      ),
      db
        .update(sites)
        .set({
          version: sql`${sites.version} + 1`,
          settings: sql`json_set(${sites.settings}, ${featuredIds}, json(${others}))`,
        })
        .where(isFeatured),
    ];
  },
});

export type NewSite = SiteChange & { id: SiteId; ownerId: UserId };

export const createSite = (db: Database, site: NewSite, now: number): Statement =>
  db.insert(sites).values({ ...site, createdAt: now, updatedAt: now });
