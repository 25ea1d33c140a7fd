import { type SQL, sql } from 'drizzle-orm';
import type { CollectionFacts, SiteFacts, TermFacts } from '#content/facts.ts';
import { type Crop, cropped, type ImageUse } from '#domain/media/image.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { termKinds } from '#domain/recipe/recipe.ts';
import type { Unit } from '#domain/measures/units.ts';
import type { Read } from '#functions/db/database.ts';
import { oneOf, optionalText, parse, type Row, text } from './rows.ts';
import { siteFeatures } from '#domain/site/site-features.ts';

export type SiteBase = Omit<SiteFacts, 'images' | 'origin' | 'platformOrigin'> & {
  primaryHost: string | null;
};

export const siteRead = (siteId: string): Read<SiteBase | null> => ({
  queries: siteQueries(siteId),
  from: readSite,
});

function siteQueries(siteId: string): SQL[] {
  return [
    sql`SELECT s.id, s.slug, s.title, s.settings, s.recipe_count, s.next_sequence, u.id AS owner_id,
          u.display_name, u.avatar_image_id, u.avatar_crop,
          (SELECT host FROM hostnames WHERE site_id = s.id AND is_primary = 1) AS primary_host
        FROM sites s JOIN users u ON u.id = s.owner_id WHERE s.id = ${siteId}`,
    sql`SELECT id, slug, title, description, image_id, image_crop, video_id, recipe_count, updated_at
        FROM collections WHERE site_id = ${siteId} ORDER BY position, id`,
    sql`SELECT id, kind, slug, title, recipe_count FROM terms WHERE site_id = ${siteId}`,
    sql`SELECT id, slug, title, plural_title, abbreviation FROM units`,
  ];
}

/** Reads the answers of `siteQueries`, in their order. */
function readSite([siteRows, collectionRows, termRows, unitRows]: Row[][]): SiteBase | null {
  const row = siteRows?.[0];
  if (!row) return null;
  const settings = { ...defaultSiteSettings, ...parse<SiteSettings>(row['settings']) };
  const collections = (collectionRows ?? []).map(readCollection);
  return {
    id: text(row['id']),
    slug: text(row['slug']),
    title: text(row['title']),
    settings,
    owner: {
      id: text(row['owner_id']),
      displayName: optionalText(row['display_name']) ?? '',
      avatar: readAvatar(row),
    },
    recipeCount: Number(row['recipe_count']),
    nextSequence: Number(row['next_sequence']),
    primaryHost: optionalText(row['primary_host']),
    collections,
    terms: new Map((termRows ?? []).map((term) => [text(term['id']), readTerm(term)])),
    units: new Map((unitRows ?? []).map((unit) => [text(unit['id']), readUnit(unit)])),
    features: siteFeatures(settings, collections.length > 0),
  };
}

function readAvatar(row: Row): ImageUse | null {
  const id = optionalText(row['avatar_image_id']);
  const crop = parse<Crop | null>(row['avatar_crop']);
  return id === null ? null : cropped({ id }, crop);
}

function readCollection(row: Row): CollectionFacts {
  return {
    id: text(row['id']),
    slug: text(row['slug']),
    title: text(row['title']),
    description: parse<RichText | null>(row['description']),
    imageId: optionalText(row['image_id']),
    imageCrop: parse(row['image_crop']),
    videoId: optionalText(row['video_id']),
    recipeCount: Number(row['recipe_count']),
    updatedAt: Number(row['updated_at']),
  };
}

function readTerm(row: Row): TermFacts {
  return {
    id: text(row['id']),
    kind: oneOf(termKinds, row['kind']),
    slug: text(row['slug']),
    title: text(row['title']),
    recipeCount: Number(row['recipe_count']),
  };
}

function readUnit(row: Row): Unit {
  return {
    id: text(row['id']),
    slug: text(row['slug']),
    title: text(row['title']),
    pluralTitle: text(row['plural_title']),
    abbreviation: optionalText(row['abbreviation']),
  };
}
