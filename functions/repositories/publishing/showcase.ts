import { sql } from 'drizzle-orm';
import type { ShowcaseFacts } from '#content/facts.ts';
import { cropped } from '#domain/media/image.ts';
import { defaultSiteSettings, type SiteSettings } from '#domain/site/site.ts';
import { type Database, readAll } from '#functions/db/database.ts';
import { readImage } from './page-facts.ts';
import { optionalText, parse, type Row, text } from './rows.ts';

/** A site with fewer recipes is still being set up. */
const recipesMin = 6;
const maxSites = 3;

/** Sites that are worth a visit: with a picture of their own, those with the most recipes first. */
export async function listShowcase(
  database: Database,
  originOf: (slug: string, primaryHost: string | null) => string,
): Promise<ShowcaseFacts[]> {
  const [rows = []] = await readAll(database, [
    sql`SELECT s.slug, s.title, s.settings, s.recipe_count,
          (SELECT host FROM hostnames WHERE site_id = s.id AND is_primary = 1) AS primary_host,
          i.id, i.key, i.width, i.height, i.lqip, i.alt, i.content_type
        FROM sites s JOIN images i ON i.site_id = s.id AND i.id = s.settings ->> 'featuredImageId'
        WHERE s.recipe_count >= ${recipesMin} AND s.revision > 0
        ORDER BY s.recipe_count DESC, s.created_at LIMIT ${maxSites}`,
  ]);
  return rows.map((row) => readShowcase(row, originOf));
}

function readShowcase(
  row: Row,
  originOf: (slug: string, primaryHost: string | null) => string,
): ShowcaseFacts {
  const slug = text(row['slug']);
  const settings = { ...defaultSiteSettings, ...parse<SiteSettings>(row['settings']) };
  return {
    title: text(row['title']),
    origin: originOf(slug, optionalText(row['primary_host'])),
    recipeCount: Number(row['recipe_count']),
    settings,
    image: cropped(readImage(row), settings.featuredImageCrop),
  };
}
