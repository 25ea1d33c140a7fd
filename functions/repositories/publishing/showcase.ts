import { sql } from 'drizzle-orm';
import type { ShowcaseFacts } from '#content/facts.ts';
import { cropped } from '#domain/media/image.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { type Database, type Row, read } from '#functions/db/database.ts';
import { fieldsOf } from '#functions/db/json.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { selection } from '#functions/db/selection.ts';
import { focused, pictureColumns } from '../media/picture-columns.ts';
import { primaryHostsOf } from '../site/primary-host.ts';
import { isOpen, settingsIn } from '../site/site.ts';

/** A site with fewer recipes is still being set up. */
const recipesMin = 6;
const maxSites = 3;

const picture = selection(pictureColumns(images));

type OriginOf = (slug: string, primaryHost: string | null) => string;

const showcase = selection({
  siteId: sites.id,
  siteSlug: sites.slug,
  title: sites.title,
  settings: settingsIn(sites.settings),
  recipeCount: sites.recipeCount,
});

/** Sites that are worth a visit: with a picture of their own, those with the most recipes first. */
export async function listShowcase(
  database: Database,
  originOf: OriginOf,
): Promise<ShowcaseFacts[]> {
  const featured = fieldsOf<SiteSettings>(sql`${sites.settings}`)('featuredImageId');
  const query = sql`SELECT ${showcase}, ${picture} FROM ${sites}
    JOIN ${images} ON ${images.siteId} = ${sites.id} AND ${images.id} = ${featured}
    WHERE ${sites.recipeCount} >= ${recipesMin} AND ${sites.revision} > 0 AND ${isOpen}
    ORDER BY ${sites.recipeCount} DESC, ${sites.createdAt} LIMIT ${maxSites}`;
  const from = ([answered = []]: Row[][]) => answered.map(readShowcase);
  const found = await read(database, { queries: [query], from });
  if (found.length === 0) return [];
  const siteIds = found.map(({ siteId }) => siteId);
  const hosts = await read(database, primaryHostsOf(siteIds));
  return found.map(({ siteId, siteSlug, ...site }) => ({
    ...site,
    origin: originOf(siteSlug, hosts.get(siteId) ?? null),
  }));
}

function readShowcase(row: Row) {
  const site = showcase.decode(row);
  const { settings } = site;
  return {
    ...site,
    image: cropped(focused(picture.decode(row)), settings.featuredImageCrop),
  };
}
