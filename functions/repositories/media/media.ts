import { type SQL, sql } from 'drizzle-orm';
import type { ImageId, UserId } from '#domain/ids.ts';
import type { Image } from '#domain/media/image.ts';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column, type Row, totalIn } from '../row.ts';
import { inList, type SiteScope } from '../scope.ts';

export type StoredImage = Image & { siteId: string | null; bytes: number; createdAt: number };

export type Video = {
  id: string;
  key: string;
  contentType: string;
  bytes: number;
  posterImageId: string | null;
  createdAt: number;
};

type Page = { limit: number; offset: number };

/**
 * Pictures a site may show, to be narrowed by id: its own, and those of its owner that belong to no
 * site. The pluses keep SQLite from walking through all of a site's pictures.
 */
export const usableImages = (siteId: string): SQL =>
  sql`SELECT images.* FROM images JOIN sites ON sites.id = ${siteId} AND (+images.site_id = sites.id
        OR (+images.site_id IS NULL AND +images.user_id = sites.owner_id))`;

export const mediaRepository = (scope: SiteScope) => ({
  listImagesById: (ids: string[]) => listImagesById(scope, ids),
  listImages: (page: Page) => listImages(scope, page),
  listVideos: (page: Page) => listVideos(scope, page),
  findVideo: (id: string) => findVideo(scope, id),
  describeImage: (id: ImageId, alt: string): Statement =>
    sql`UPDATE images SET alt = ${alt} WHERE site_id = ${scope.siteId} AND id = ${id}`,
  deleteUnusedImage: (id: ImageId) => deleteUnusedImage(scope, id),
  deleteUnusedVideo: (id: string) => deleteUnusedVideo(scope, id),
  createVideo: (video: Video): Statement =>
    sql`INSERT INTO videos (id, site_id, key, content_type, bytes, poster_image_id, created_at)
        VALUES (${video.id}, ${scope.siteId}, ${video.key}, ${video.contentType}, ${video.bytes},
          ${video.posterImageId}, ${video.createdAt})`,
});

export function createImage(image: StoredImage & { userId: UserId }): Statement {
  return sql`INSERT INTO images (id, site_id, user_id, key, content_type, width, height, bytes, lqip,
      alt, created_at)
    VALUES (${image.id}, ${image.siteId}, ${image.userId}, ${image.key}, ${image.contentType},
      ${image.width}, ${image.height}, ${image.bytes}, ${image.lqip}, ${image.alt},
      ${image.createdAt})`;
}

async function listImagesById({ db, siteId }: SiteScope, ids: string[]): Promise<StoredImage[]> {
  const [rows = []] = await readAll(db, [
    sql`${usableImages(siteId)} WHERE images.id ${inList(ids)}`,
  ]);
  return rows.map(readImage);
}

async function listImages({ db, siteId }: SiteScope, { limit, offset }: Page) {
  const [rows = [], counts = []] = await readAll(db, [
    sql`SELECT * FROM images WHERE site_id = ${siteId}
        ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${offset}`,
    sql`SELECT count(*) AS total FROM images WHERE site_id = ${siteId}`,
  ]);
  return { images: rows.map(readImage), total: totalIn(counts) };
}

async function listVideos({ db, siteId }: SiteScope, { limit, offset }: Page) {
  const [rows = [], counts = []] = await readAll(db, [
    sql`SELECT * FROM videos WHERE site_id = ${siteId}
        ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${offset}`,
    sql`SELECT count(*) AS total FROM videos WHERE site_id = ${siteId}`,
  ]);
  return { videos: rows.map(readVideo), total: totalIn(counts) };
}

async function findVideo({ db, siteId }: SiteScope, id: string): Promise<Video | null> {
  const [[row] = []] = await readAll(db, [
    sql`SELECT * FROM videos WHERE site_id = ${siteId} AND id = ${id}`,
  ]);
  return row ? readVideo(row) : null;
}

/** Deletes nothing while anything of the site, as written or as published, shows the picture. */
function deleteUnusedImage({ siteId }: SiteScope, id: ImageId): Statement {
  return sql`DELETE FROM images WHERE site_id = ${siteId} AND id = ${id}
    AND NOT EXISTS (SELECT 1 FROM recipes WHERE site_id = ${siteId}
      AND (instr(content, ${id}) > 0 OR instr(published, ${id}) > 0))
    AND NOT EXISTS (SELECT 1 FROM collections WHERE site_id = ${siteId} AND image_id = ${id})
    AND NOT EXISTS (SELECT 1 FROM equipment WHERE site_id = ${siteId} AND featured_image_id = ${id})
    AND NOT EXISTS (SELECT 1 FROM videos WHERE site_id = ${siteId} AND poster_image_id = ${id})
    AND NOT EXISTS (SELECT 1 FROM users WHERE avatar_image_id = ${id})
    AND NOT EXISTS (SELECT 1 FROM sites WHERE id = ${siteId} AND instr(settings, ${id}) > 0)`;
}

function deleteUnusedVideo({ siteId }: SiteScope, id: string): Statement {
  return sql`DELETE FROM videos WHERE site_id = ${siteId} AND id = ${id}
    AND NOT EXISTS (SELECT 1 FROM recipes WHERE site_id = ${siteId}
      AND (instr(content, ${id}) > 0 OR instr(published, ${id}) > 0))
    AND NOT EXISTS (SELECT 1 FROM collections WHERE site_id = ${siteId} AND video_id = ${id})`;
}

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
