import { and, eq, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { userImages } from '#functions/db/schema/platform/user-images.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { exists } from '../reads.ts';
import { inList } from '../scope.ts';
import { pictureColumns } from './picture-columns.ts';

export const storedUserImage = selection({
  ...pictureColumns(userImages),
  userId: userImages.userId,
  name: userImages.name,
  bytes: userImages.bytes,
  createdAt: userImages.createdAt,
});
/** A picture of a person, which belongs to no site. */
export type UserImage = RowOf<typeof storedUserImage>;

const imageKey = selection({ key: userImages.key });

export const userImageRepository = (db: Database) => ({
  create: (image: UserImage): Statement => db.insert(userImages).values(image),
  /** The same picture once more is left as it is. */
  keep: (image: UserImage): Statement => db.insert(userImages).values(image).onConflictDoNothing(),
  find: (id: string): Promise<UserImage | null> => {
    const query = db.select(storedUserImage.fields).from(userImages).where(eq(userImages.id, id));
    return read(db, firstRow(storedUserImage, query));
  },
  listOf: (userId: UserId, ids: string[]): Promise<UserImage[]> => {
    const isMeant = and(eq(userImages.userId, userId), sql`${userImages.id} ${inList(ids)}`);
    const query = db.select(storedUserImage.fields).from(userImages).where(isMeant);
    return read(db, rows(storedUserImage, query));
  },
  listKeys: (userId: UserId): Promise<string[]> => {
    const isOwn = eq(userImages.userId, userId);
    const query = db.select(imageKey.fields).from(userImages).where(isOwn);
    return read(
      db,
      mapped(rows(imageKey, query), (found) => found.map(({ key }) => key)),
    );
  },
  /** The files are somebody else's; nothing of them is deleted with the person. */
  leave: (userId: UserId, keys: string[]): Statement =>
    db
      .delete(userImages)
      .where(and(eq(userImages.userId, userId), sql`${userImages.key} ${inList(keys)}`)),
  /** Which of these files people have as their own; a picture for an avatar shares it with a site. */
  listSharedKeys: (keys: string[]): Promise<string[]> => {
    const query = db
      .select(imageKey.fields)
      .from(userImages)
      .where(sql`${userImages.key} ${inList(keys)}`);
    return read(
      db,
      mapped(rows(imageKey, query), (found) => found.map(({ key }) => key)),
    );
  },
  isAvatar: (id: string): Promise<boolean> =>
    read(db, exists(sql`SELECT 1 FROM ${users} WHERE ${users.avatarImageId} = ${id}`)),
});

/** In the database of a site that shows it, the copy of a person's picture. */
export const copyUserImage = (db: Database, image: UserImage): Statement =>
  db
    .insert(images)
    .values({ ...image, siteId: null })
    .onConflictDoNothing();
