import { sql } from 'drizzle-orm';
import type { Image } from '#domain/image.ts';
import { readAll } from '../db/database.ts';
import { inList, optionalText, type Row, type SiteScope, text } from './scope.ts';

export type StoredImage = Image & { siteId: string | null; bytes: number; createdAt: number };

export type Video = {
  id: string;
  key: string;
  contentType: string;
  bytes: number;
  posterImageId: string | null;
  createdAt: number;
};

/** Pictures a site may show: its own, and those of its owner that belong to no site. */
export const usableImages = (siteId: string) =>
  sql`SELECT images.* FROM images JOIN sites ON sites.id = ${siteId} AND (images.site_id = sites.id
        OR (images.site_id IS NULL AND images.user_id = sites.owner_id))`;

export const mediaRepository = (scope: SiteScope) => ({
  listImages: async (ids: string[]): Promise<StoredImage[]> => {
    const [rows = []] = await readAll(scope.db, [
      sql`${usableImages(scope.siteId)} WHERE images.id ${inList(ids)}`,
    ]);
    return rows.map(readImage);
  },
});

export function readImage(row: Row): StoredImage {
  return {
    id: text(row['id']),
    siteId: optionalText(row['site_id']),
    key: text(row['key']),
    width: Number(row['width']),
    height: Number(row['height']),
    lqip: text(row['lqip']),
    alt: text(row['alt']),
    contentType: text(row['content_type']),
    bytes: Number(row['bytes']),
    createdAt: Number(row['created_at']),
  };
}

export function readVideo(row: Row): Video {
  return {
    id: text(row['id']),
    key: text(row['key']),
    contentType: text(row['content_type']),
    bytes: Number(row['bytes']),
    posterImageId: optionalText(row['poster_image_id']),
    createdAt: Number(row['created_at']),
  };
}
