import { sql } from 'drizzle-orm';
import { cropped, type Image } from '#domain/media/image.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import type { Read, Row } from '#functions/db/database.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { optional, selection } from '#functions/db/selection.ts';
import { focused, pictureColumns } from '../media/picture-columns.ts';
import { settingsIn } from './site.ts';

const siteAndOwner = selection({
  siteId: sites.id,
  siteSlug: sites.slug,
  title: sites.title,
  settings: settingsIn(sites.settings),
  recipeCount: sites.recipeCount,
  nextSequence: sites.nextSequence,
  ownerId: sites.ownerId,
  displayName: siteUsers.displayName,
  avatarCrop: siteUsers.avatarCrop,
  avatarKey: optional(images.key),
});
const avatar = selection(pictureColumns(images));

/** A site and its owner; its settings have no working copy beside what visitors see. */
export type StoredSiteFacts = {
  id: string;
  slug: string;
  title: string;
  settings: SiteSettings;
  recipeCount: number;
  nextSequence: number;
  owner: { id: string; displayName: string | null; avatar: Image | null };
};

/** Null when the site is gone. */
export const siteFactsRead = (siteId: string): Read<StoredSiteFacts | null> => ({
  queries: [
    sql`SELECT ${siteAndOwner}, ${avatar} FROM ${sites}
      JOIN ${siteUsers} ON ${siteUsers.siteId} = ${sites.id} AND ${siteUsers.userId} = ${sites.ownerId}
      LEFT JOIN ${images} ON ${images.id} = ${siteUsers.avatarImageId}
        AND +${images.userId} = ${sites.ownerId}
      WHERE ${sites.id} = ${siteId}`,
  ],
  from: ([answered = []]) => {
    const [row] = answered;
    return row ? decodeSite(row) : null;
  },
});

function decodeSite(row: Row): StoredSiteFacts {
  const { siteId, siteSlug, ownerId, displayName, avatarCrop, avatarKey, ...site } =
    siteAndOwner.decode(row);
  const picture = avatarKey === null ? null : cropped(focused(avatar.decode(row)), avatarCrop);
  return {
    ...site,
    id: siteId,
    slug: siteSlug,
    owner: { id: ownerId, displayName, avatar: picture },
  };
}
