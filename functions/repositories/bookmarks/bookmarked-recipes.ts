import { sql } from 'drizzle-orm';
import type { RecipeId, SiteId, UserId } from '#domain/ids.ts';
import { cropped, type ImageUse } from '#domain/media/image.ts';
import type { PrivacySetting } from '#domain/recipe/recipe.ts';
import { type Database, read, readAll, type Statement } from '#functions/db/database.ts';
import { images as imageTable } from '#functions/db/schema/media.ts';
import { rows } from '#functions/db/selection.ts';
import { storedImage, type StoredImage } from '../media/media.ts';
import { newsletterSubscriberRepository } from '../mail/newsletter-subscriber.ts';
import { column, jsonColumn, type Row, totalIn } from '../row.ts';
import { inList } from '../scope.ts';

/** A site as a person's own pages name it. */
export type NamedSite = { id: SiteId; slug: string; title: string; primaryHost: string | null };

/** A bookmark and the card of the recipe, as it is published. */
export type HeldBookmark = {
  site: NamedSite;
  recipe: {
    id: RecipeId;
    title: string;
    slug: string;
    privacySetting: PrivacySetting;
    image: (StoredImage & Pick<ImageUse, 'crop'>) | null;
    times: Record<'prepTimeMinutes' | 'cookTimeMinutes' | 'customTimeMinutes', number | null>;
  };
  createdAt: number;
};

export type HeldNewsletter = {
  siteId: SiteId;
  confirmedAt: number | null;
  unsubscribedAt: number | null;
};

const siteColumns = sql`sites.id AS site_id, sites.slug AS site_slug, sites.title AS site_title,
  (SELECT host FROM hostnames WHERE site_id = sites.id AND is_primary = 1) AS primary_host`;

/** What one person holds on all sites; the only queries that join what belongs to several. */
export const heldThingsRepository = (db: Database) => ({
  /** Newest first; what was unpublished since is not there. */
  async listBookmarks(userId: UserId, { limit, offset }: { limit: number; offset: number }) {
    const held = sql`FROM bookmarks JOIN recipes ON recipes.id = bookmarks.recipe_id
      JOIN recipe_cards AS card ON card.recipe_id = bookmarks.recipe_id
      JOIN sites ON sites.id = bookmarks.site_id
      WHERE bookmarks.user_id = ${userId} AND recipes.published_at IS NOT NULL`;
    const [rows = [], counts = []] = await readAll(db, [
      sql`SELECT ${siteColumns}, bookmarks.created_at AS kept_at, recipes.id AS recipe_id,
            card.content ->> 'title' AS recipe_title, published_slug,
            card.content ->> 'privacySetting' AS privacy_setting, card.content -> 'image' AS image,
            card.content ->> 'prepTimeMinutes' AS prep, card.content ->> 'cookTimeMinutes' AS cook,
            card.content ->> 'customTimeMinutes' AS custom
          ${held} ORDER BY bookmarks.created_at DESC, recipes.id LIMIT ${limit} OFFSET ${offset}`,
      sql`SELECT count(*) AS total ${held}`,
    ]);
    const uses = rows.map((row) => jsonColumn<ImageUse | null>(row, 'image'));
    const images = await findImages(
      db,
      uses.flatMap((use) => (use ? [use.id] : [])),
    );
    return { bookmarks: rows.map((row) => readBookmark(row, images)), total: totalIn(counts) };
  },
  async listNewsletters(userId: UserId): Promise<HeldNewsletter[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT * FROM newsletter_subscribers WHERE user_id = ${userId}`,
    ]);
    return rows.map((row) => ({
      siteId: column<SiteId>(row, 'site_id'),
      confirmedAt: column<number | null>(row, 'confirmed_at'),
      unsubscribedAt: column<number | null>(row, 'unsubscribed_at'),
    }));
  },
  unsubscribe: ({ siteId, userId }: { siteId: SiteId; userId: UserId }, now: number): Statement =>
    newsletterSubscriberRepository({ db, siteId }).unsubscribe(userId, now),
  findSite: (siteId: SiteId) => findNamedSite(db, siteId),
  /** The sites that a person has a plan on, or a newsletter of. */
  async listSubscribedSites(userId: UserId): Promise<NamedSite[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT ${siteColumns} FROM sites WHERE sites.id IN
            (SELECT site_id FROM subscriptions WHERE user_id = ${userId} AND ended_at IS NULL
             UNION SELECT site_id FROM newsletter_subscribers
               WHERE user_id = ${userId} AND unsubscribed_at IS NULL)
          ORDER BY sites.title, sites.id`,
    ]);
    return rows.map(readNamedSite);
  },
});

async function findNamedSite(db: Database, siteId: SiteId): Promise<NamedSite | null> {
  const [[row] = []] = await readAll(db, [
    sql`SELECT ${siteColumns} FROM sites WHERE sites.id = ${siteId}`,
  ]);
  return row ? readNamedSite(row) : null;
}

async function findImages(db: Database, ids: string[]): Promise<Map<string, StoredImage>> {
  if (ids.length === 0) return new Map();
  const images = await read(
    db,
    rows(
      storedImage,
      sql`SELECT ${storedImage} FROM ${imageTable} WHERE ${imageTable.id} ${inList(ids)}`,
    ),
  );
  return new Map(images.map((image) => [image.id, image]));
}

function readBookmark(row: Row, images: Map<string, StoredImage>): HeldBookmark {
  const use = jsonColumn<ImageUse | null>(row, 'image');
  const image = use && images.get(use.id);
  return {
    site: readNamedSite(row),
    recipe: {
      id: column<RecipeId>(row, 'recipe_id'),
      title: column<string>(row, 'recipe_title'),
      slug: column<string>(row, 'published_slug'),
      privacySetting: column<PrivacySetting>(row, 'privacy_setting'),
      image: image ? cropped(image, use?.crop) : null,
      times: {
        prepTimeMinutes: column<number | null>(row, 'prep'),
        cookTimeMinutes: column<number | null>(row, 'cook'),
        customTimeMinutes: column<number | null>(row, 'custom'),
      },
    },
    createdAt: column<number>(row, 'kept_at'),
  };
}

function readNamedSite(row: Row): NamedSite {
  return {
    id: column<SiteId>(row, 'site_id'),
    slug: column<string>(row, 'site_slug'),
    title: column<string>(row, 'site_title'),
    primaryHost: column<string | null>(row, 'primary_host'),
  };
}
