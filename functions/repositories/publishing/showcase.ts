import { sql } from 'drizzle-orm';
import type { ShowcaseFacts } from '#content/facts.ts';
import { cropped } from '#domain/media/image.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { type Database, type Row, read } from '#functions/db/database.ts';
import { fieldsOf } from '#functions/db/json.ts';
import { images } from '#functions/db/schema/media.ts';
import { sites } from '#functions/db/schema/sites.ts';
import { selection } from '#functions/db/selection.ts';
import { pictureColumns } from '../media/media.ts';
import { primaryHost } from '../site/primary-host.ts';
import { settingsIn } from '../site/site.ts';

/** A site with fewer recipes is still being set up. */
const recipesMin = 6;
const maxSites = 3;

const picture = selection(pictureColumns(images));

type OriginOf = (slug: string, primaryHost: string | null) => string;

const showcase = selection({
  siteSlug: sites.slug,
  title: sites.title,
  settings: settingsIn(sites.settings),
  recipeCount: sites.recipeCount,
  primaryHost,
});

/** Sites that are worth a visit: with a picture of their own, those with the most recipes first. */
export function listShowcase(database: Database, originOf: OriginOf): Promise<ShowcaseFacts[]> {
  const featured = fieldsOf<SiteSettings>(sql`${sites.settings}`)('featuredImageId');
  const query = sql`SELECT ${showcase}, ${picture} FROM ${sites}
    JOIN ${images} ON ${images.siteId} = ${sites.id} AND ${images.id} = ${featured}
    WHERE ${sites.recipeCount} >= ${recipesMin} AND ${sites.revision} > 0
    ORDER BY ${sites.recipeCount} DESC, ${sites.createdAt} LIMIT ${maxSites}`;
  const from = ([found = []]: Row[][]) => found.map((row) => readShowcase(row, originOf));
  return read(database, { queries: [query], from });
}

function readShowcase(row: Row, originOf: OriginOf): ShowcaseFacts {
  const { siteSlug, primaryHost: host, ...site } = showcase.decode(row);
  const { settings } = site;
  return {
    ...site,
    origin: originOf(siteSlug, host),
    image: cropped(picture.decode(row), settings.featuredImageCrop),
  };
}
