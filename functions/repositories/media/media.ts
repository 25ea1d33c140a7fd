import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ImageId, UserId, VideoId } from '#domain/ids.ts';
import type { Image } from '#domain/media/image.ts';
import { mapped, type Read, read, readEach, type Statement } from '#functions/db/database.ts';
import { images, videos } from '#functions/db/schema/site/media.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { countOf, rowsById } from '../reads.ts';
import { focused, pictureColumns } from './picture-columns.ts';
import { copyUserImage, type UserImage } from './user-image.ts';
import { inList, type SiteScope } from '../scope.ts';

export const imageColumns = {
  ...pictureColumns(images),
  siteId: images.siteId,
  name: images.name,
  startCrop: images.startCrop,
  bytes: images.bytes,
  createdAt: images.createdAt,
};
export const storedImage = selection(imageColumns);
const imageKey = selection({ key: images.key });
export type StoredImage = RowOf<typeof storedImage>;

export const videoColumns = {
  id: videos.id,
  key: videos.key,
  name: videos.name,
  contentType: videos.contentType,
  bytes: videos.bytes,
  posterImageId: videos.posterImageId,
  createdAt: videos.createdAt,
};
export const storedVideo = selection(videoColumns);
export type Video = RowOf<typeof storedVideo>;

export type NewImage = Omit<StoredImage, 'siteId' | 'startCrop'> & { userId: UserId };
export type Description = Pick<StoredImage, 'alt' | 'focalPoint' | 'name' | 'startCrop'>;

type Page = { limit: number; offset: number };

/**
 * Images a site may show, to be narrowed by id: its own that are not deleted, and copies of its
 * owner's, which belong to no site. The pluses keep SQLite from walking through all of a site's pictures.
 */
const usable = (siteId: string): SQL =>
  sql`${images} JOIN ${sites} ON ${sites.id} = ${siteId} AND (+${images.siteId} = ${sites.id}
    OR (+${images.siteId} IS NULL AND +${images.userId} = ${sites.ownerId}))
    AND ${images.deletedAt} IS NULL`;

export const usableImages = (siteId: string): SQL =>
  sql`SELECT ${storedImage} FROM ${usable(siteId)}`;

const picture = selection(pictureColumns(images));

/** What shows of the images with the ids that a query answers. */
export const picturesRead = (siteId: string, ids: SQL): Read<Map<string, Image>> =>
  mapped(
    rows(picture, sql`SELECT ${picture} FROM ${usable(siteId)} WHERE ${images.id} IN (${ids})`),
    (found) => new Map(found.map((row) => [row.id, focused(row)])),
  );

export const videosRead = (siteId: string, ids: SQL): Read<Map<string, Video>> =>
  rowsById(
    storedVideo,
    sql`SELECT ${storedVideo} FROM ${videos}
        WHERE +${videos.siteId} = ${siteId} AND ${videos.deletedAt} IS NULL
          AND ${videos.id} IN (${ids})`,
  );

export const mediaRepository = (scope: SiteScope) => ({
  listImagesById: (ids: string[]) => listImagesById(scope, ids),
  listImages: (page: Page) => listImages(scope, page),
  listVideos: (page: Page) => listVideos(scope, page),
  findVideo: (id: string) => findVideo(scope, id),
  describeImage: (id: ImageId, described: Description): Statement =>
    scope.db
      .update(images)
      .set(described)
      .where(and(eq(images.siteId, scope.siteId), eq(images.id, id))),
  renameVideo: (id: VideoId, name: string): Statement =>
    scope.db
      .update(videos)
      .set({ name })
      .where(and(eq(videos.siteId, scope.siteId), eq(videos.id, id))),
  /** Which of these files the site has in its library. */
  listKeysOf: (keys: string[]): Promise<string[]> => {
    const isOwn = and(eq(images.siteId, scope.siteId), sql`${images.key} ${inList(keys)}`);
    const query = scope.db.select(imageKey.fields).from(images).where(isOwn);
    return read(
      scope.db,
      mapped(rows(imageKey, query), (found) => found.map(({ key }) => key)),
    );
  },
  createImage: (image: NewImage): Statement =>
    scope.db.insert(images).values({ ...image, siteId: scope.siteId }),
  /** Of the owner; once more it is left as it is. */
  copyImage: (image: UserImage): Statement => copyUserImage(scope.db, image),
  createVideo: (video: Video): Statement =>
    scope.db.insert(videos).values({ ...video, siteId: scope.siteId }),
});

const listImagesById = ({ db, siteId }: SiteScope, ids: string[]): Promise<StoredImage[]> =>
  read(db, rows(storedImage, sql`${usableImages(siteId)} WHERE ${images.id} ${inList(ids)}`));

async function listImages({ db, siteId }: SiteScope, { limit, offset }: Page) {
  const isOfSite = and(eq(images.siteId, siteId), isNull(images.deletedAt));
  const page = db
    .select(storedImage.fields)
    .from(images)
    .where(isOfSite)
    .orderBy(desc(images.createdAt), images.id)
    .limit(limit)
    .offset(offset);
  const [listed, total] = await readEach(
    db,
    rows(storedImage, page),
    countOf(sql`${images} WHERE ${isOfSite}`),
  );
  return { images: listed, total };
}

async function listVideos({ db, siteId }: SiteScope, { limit, offset }: Page) {
  const isOfSite = and(eq(videos.siteId, siteId), isNull(videos.deletedAt));
  const page = db
    .select(storedVideo.fields)
    .from(videos)
    .where(isOfSite)
    .orderBy(desc(videos.createdAt), videos.id)
    .limit(limit)
    .offset(offset);
  const [listed, total] = await readEach(
    db,
    rows(storedVideo, page),
    countOf(sql`${videos} WHERE ${isOfSite}`),
  );
  return { videos: listed, total };
}

function findVideo({ db, siteId }: SiteScope, id: string): Promise<Video | null> {
  const query = db
    .select(storedVideo.fields)
    .from(videos)
    .where(and(eq(videos.siteId, siteId), eq(videos.id, id), isNull(videos.deletedAt)));
  return read(db, firstRow(storedVideo, query));
}
