import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { uploads } from '#functions/db/schema/platform/uploads.ts';
import { firstRow, type RowOf, selection } from '#functions/db/selection.ts';

const upload = selection({
  key: uploads.key,
  userId: uploads.userId,
  siteId: uploads.siteId,
  contentType: uploads.contentType,
  expiresAt: uploads.expiresAt,
});
/** An address that was handed out: for one person, one type, one use. */
export type Upload = RowOf<typeof upload>;

export const uploadRepository = (db: Database) => ({
  create: (created: Upload): Statement => db.insert(uploads).values(created),
  /** Changes a row for the first of several at once, and none for the others. */
  use: ({ key, userId }: Pick<Upload, 'key' | 'userId'>, now: number): Statement =>
    db
      .update(uploads)
      .set({ usedAt: now })
      .where(and(ofPerson(key, userId), isNull(uploads.usedAt), gt(uploads.expiresAt, now))),
  /** What a person has sent under a key and not yet made something of. */
  findUsed: (key: string, userId: string): Promise<Upload | null> => {
    const isUsed = and(ofPerson(key, userId), isNotNull(uploads.usedAt));
    return read(db, firstRow(upload, db.select(upload.fields).from(uploads).where(isUsed)));
  },
  delete: (key: string): Statement => db.delete(uploads).where(eq(uploads.key, key)),
  prune: (expiredBefore: number): Statement =>
    db.delete(uploads).where(lte(uploads.expiresAt, expiredBefore)),
});

const ofPerson = (key: string, userId: string) =>
  and(eq(uploads.key, key), eq(uploads.userId, userId));
