import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { ImageId, UserId } from '#domain/ids.ts';
import type { Image } from '#domain/media/image.ts';
import { mapped, type Read, read, readEach, type Statement } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/site/collections.ts';
import { equipment } from '#functions/db/schema/site/equipment.ts';
import { images, videos } from '#functions/db/schema/site/media.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { countOf, rowsById } from '../reads.ts';
import { focused, pictureColumns } from './picture-columns.ts';
import { copyUserImage, type UserImage } from './user-image.ts';
import { isUsedByRecipe } from '../recipe/recipe-use.ts';
import { inList, type SiteScope } from '../scope.ts';

export const storedImage = selection({
  ...pictureColumns(images),
  siteId: images.siteId,
  bytes: images.bytes,
  createdAt: images.createdAt,
});
export type StoredImage = RowOf<typeof storedImage>;

export const storedVideo = selection({
  id: videos.id,
  key: videos.key,
  contentType: videos.contentType,
  bytes: videos.bytes,
  posterImageId: videos.posterImageId,
  createdAt: videos.createdAt,
});
export type Video = RowOf<typeof storedVideo>;

export type NewImage = Omit<StoredImage, 'siteId'> & { userId: UserId };

type Page = { limit: number; offset: number };

/**
 * Images a site may show, to be narrowed by id: its own, and copies of its owner's, which belong to
 * no site. The pluses keep SQLite from walking through all of a site's pictures.
 */
const usable = (siteId: string): SQL =>
  sql`${images} JOIN ${sites} ON ${sites.id} = ${siteId} AND (+${images.siteId} = ${sites.id}
    OR (+${images.siteId} IS NULL AND +${images.userId} = ${sites.ownerId}))`;

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
        WHERE +${videos.siteId} = ${siteId} AND ${videos.id} IN (${ids})`,
  );

export const mediaRepository = (scope: SiteScope) => ({
  listImagesById: (ids: string[]) => listImagesById(scope, ids),
  listImages: (page: Page) => listImages(scope, page),
  listVideos: (page: Page) => listVideos(scope, page),
  findVideo: (id: string) => findVideo(scope, id),
  describeImage: (id: ImageId, described: Pick<StoredImage, 'alt' | 'focalPoint'>): Statement =>
    scope.db
      .update(images)
      .set(described)
      .where(and(eq(images.siteId, scope.siteId), eq(images.id, id))),
  deleteUnusedImage: (id: ImageId) => deleteUnusedImage(scope, id),
  deleteUnusedVideo: (id: string) => deleteUnusedVideo(scope, id),
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
  const isOfSite = eq(images.siteId, siteId);
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
  const isOfSite = eq(videos.siteId, siteId);
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
    .where(and(eq(videos.siteId, siteId), eq(videos.id, id)));
  return read(db, firstRow(storedVideo, query));
}

/** Deletes nothing while anything of the site, as written or as published, shows the picture. */
function deleteUnusedImage({ db, siteId }: SiteScope, id: ImageId): Statement {
  const uses = [
    isUsedByRecipe(siteId, id),
    sql`EXISTS (SELECT 1 FROM ${collections}
      WHERE ${collections.siteId} = ${siteId} AND ${collections.imageId} = ${id})`,
    sql`EXISTS (SELECT 1 FROM ${equipment}
      WHERE ${equipment.siteId} = ${siteId} AND ${equipment.featuredImageId} = ${id})`,
    sql`EXISTS (SELECT 1 FROM ${videos}
      WHERE ${videos.siteId} = ${siteId} AND ${videos.posterImageId} = ${id})`,
    sql`EXISTS (SELECT 1 FROM ${sites}
      WHERE ${sites.id} = ${siteId} AND instr(${sites.settings}, ${id}) > 0)`,
  ];
  return db
    .delete(images)
    .where(and(eq(images.siteId, siteId), eq(images.id, id), ...uses.map((use) => not(use))));
}

function deleteUnusedVideo({ db, siteId }: SiteScope, id: string): Statement {
  const isInCollection = sql`EXISTS (SELECT 1 FROM ${collections}
    WHERE ${collections.siteId} = ${siteId} AND ${collections.videoId} = ${id})`;
  return db
    .delete(videos)
    .where(
      and(
        eq(videos.siteId, siteId),
        eq(videos.id, id),
        not(isUsedByRecipe(siteId, id)),
        not(isInCollection),
      ),
    );
}
