import { sql } from 'drizzle-orm';
import type { SiteFacts } from '#content/facts.ts';
import { type Crop, cropped, type ImageUse } from '#domain/media/image.ts';
import { siteFeatures } from '#domain/site/site-features.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import type { Read } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/collections.ts';
import { sites } from '#functions/db/schema/sites.ts';
import { terms } from '#functions/db/schema/terms.ts';
import { units } from '#functions/db/schema/units.ts';
import { users } from '#functions/db/schema/users.ts';
import { firstRow, rows, selection } from '#functions/db/selection.ts';
import { combined, rowsById } from '../reads.ts';
import { primaryHost } from '../site/primary-host.ts';
import { term } from '../site/term.ts';
import { unit } from '../site/unit.ts';

export type SiteBase = Omit<SiteFacts, 'images' | 'origin' | 'platformOrigin'> & {
  primaryHost: string | null;
};

const siteAndOwner = selection({
  id: sites.id,
  slug: sites.slug,
  title: sites.title,
  settings: sites.settings,
  recipeCount: sites.recipeCount,
  nextSequence: sites.nextSequence,
  primaryHost,
  ownerId: users.id,
  displayName: users.displayName,
  avatarImageId: users.avatarImageId,
  avatarCrop: users.avatarCrop,
});

const collection = selection({
  id: collections.id,
  slug: collections.slug,
  title: collections.title,
  description: collections.description,
  imageId: collections.imageId,
  imageCrop: collections.imageCrop,
  videoId: collections.videoId,
  recipeCount: collections.recipeCount,
  updatedAt: collections.updatedAt,
});

/** A site with all that its frame and its lists show; null when it is gone. */
export const siteRead = (siteId: string): Read<SiteBase | null> =>
  combined(
    {
      site: firstRow(
        siteAndOwner,
        sql`SELECT ${siteAndOwner} FROM ${sites} JOIN ${users} ON ${users.id} = ${sites.ownerId}
            WHERE ${sites.id} = ${siteId}`,
      ),
      collections: rows(
        collection,
        sql`SELECT ${collection} FROM ${collections} WHERE ${collections.siteId} = ${siteId}
            ORDER BY ${collections.position}, ${collections.id}`,
      ),
      terms: rowsById(term, sql`SELECT ${term} FROM ${terms} WHERE ${terms.siteId} = ${siteId}`),
      units: rowsById(unit, sql`SELECT ${unit} FROM ${units}`),
    },
    ({ site, ...lists }) => {
      if (!site) return null;
      const { ownerId, displayName, avatarImageId, avatarCrop, ...rest } = site;
      const settings = { ...defaultSiteSettings, ...site.settings };
      return {
        ...rest,
        settings,
        owner: {
          id: ownerId,
          displayName: displayName ?? '',
          avatar: avatarOf(avatarImageId, avatarCrop),
        },
        collections: lists.collections,
        terms: lists.terms,
        units: lists.units,
        features: siteFeatures(settings, lists.collections.length > 0),
      };
    },
  );

const avatarOf = (id: string | null, crop: Crop | null): ImageUse | null =>
  id === null ? null : cropped({ id }, crop);
