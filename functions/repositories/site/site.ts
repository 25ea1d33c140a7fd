import { sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import { defaultSiteSettings, type SiteSettings } from '#domain/site/site.ts';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column, jsonColumn, type Row } from '../row.ts';
import type { SiteScope } from '../scope.ts';

export type Site = {
  id: SiteId;
  slug: string;
  title: string;
  ownerId: UserId;
  settings: SiteSettings;
  version: number;
  revision: number;
  recipeCount: number;
  createdAt: number;
  updatedAt: number;
};

export type SiteChange = Pick<Site, 'slug' | 'title' | 'settings'>;

export const siteColumns = sql`sites.id AS id, sites.slug AS slug, sites.title AS title, owner_id,
  settings, sites.version AS version, revision, recipe_count, sites.created_at AS created_at,
  sites.updated_at AS updated_at`;

export const siteRepository = ({ db, siteId }: SiteScope) => ({
  async find(): Promise<Site | null> {
    const [[row] = []] = await readAll(db, [
      sql`SELECT ${siteColumns} FROM sites WHERE id = ${siteId}`,
    ]);
    return row ? readSite(row) : null;
  },
  /** A version that is not the expected one becomes null, which the column refuses. */
  update: (change: SiteChange, expectedVersion: number, now: number): Statement =>
    sql`UPDATE sites SET version = CASE WHEN version = ${expectedVersion} THEN version + 1 END,
          slug = ${change.slug}, title = ${change.title},
          settings = ${JSON.stringify(change.settings)}, updated_at = ${now}
        WHERE id = ${siteId}`,
  /** Where the recipe is featured, the settings change, and with them every page. */
  unfeature: (recipeId: string, now: number): Statement[] => {
    const isFeatured = sql`id = ${siteId} AND EXISTS (SELECT 1
      FROM json_each(settings, '$.featuredRecipeIds') WHERE value = ${recipeId})`;
    return [
      sql`INSERT INTO changes (site_id, "key", created_at)
          SELECT id, 'site', ${now} FROM sites WHERE ${isFeatured}`,
      sql`UPDATE sites SET version = version + 1, settings = json_set(settings, '$.featuredRecipeIds',
            json((SELECT json_group_array(value) FROM json_each(settings, '$.featuredRecipeIds')
              WHERE value <> ${recipeId})))
          WHERE ${isFeatured}`,
    ];
  },
});

export const createSite = (
  site: SiteChange & { id: SiteId; ownerId: UserId },
  now: number,
): Statement =>
  sql`INSERT INTO sites (id, slug, title, owner_id, settings, created_at, updated_at)
      VALUES (${site.id}, ${site.slug}, ${site.title}, ${site.ownerId},
        ${JSON.stringify(site.settings)}, ${now}, ${now})`;

/** Settings that came after a site was made have their defaults. */
export function readSite(row: Row): Site {
  return {
    id: column<string>(row, 'id'),
    slug: column<string>(row, 'slug'),
    title: column<string>(row, 'title'),
    ownerId: column<string>(row, 'owner_id'),
    settings: { ...defaultSiteSettings, ...jsonColumn<Partial<SiteSettings>>(row, 'settings') },
    version: column<number>(row, 'version'),
    revision: column<number>(row, 'revision'),
    recipeCount: column<number>(row, 'recipe_count'),
    createdAt: column<number>(row, 'created_at'),
    updatedAt: column<number>(row, 'updated_at'),
  };
}
