import { sql } from 'drizzle-orm';
import type { Image } from '#domain/image.ts';
import { readAll } from '#functions/db/database.ts';
import { column, type Row } from './row.ts';
import { inList, type SiteScope } from './scope.ts';

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
    id: column<string>(row, 'id'),
    siteId: column<string | null>(row, 'site_id'),
    key: column<string>(row, 'key'),
    width: column<number>(row, 'width'),
    height: column<number>(row, 'height'),
    lqip: column<string>(row, 'lqip'),
    alt: column<string>(row, 'alt'),
    contentType: column<string>(row, 'content_type'),
    bytes: column<number>(row, 'bytes'),
    createdAt: column<number>(row, 'created_at'),
  };
}

export function readVideo(row: Row): Video {
  return {
    id: column<string>(row, 'id'),
    key: column<string>(row, 'key'),
    contentType: column<string>(row, 'content_type'),
    bytes: column<number>(row, 'bytes'),
    posterImageId: column<string | null>(row, 'poster_image_id'),
    createdAt: column<number>(row, 'created_at'),
  };
}
