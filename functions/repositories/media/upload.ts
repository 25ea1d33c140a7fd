import { sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import { type Database, readAll, type Statement } from '#functions/db/database.ts';
import { column } from '../row.ts';

/** An address that was handed out: for one person, one type, one use. */
export type Upload = {
  key: string;
  userId: UserId;
  siteId: SiteId | null;
  contentType: string;
  expiresAt: number;
};

export const uploadRepository = (db: Database) => ({
  create: (upload: Upload): Statement =>
    sql`INSERT INTO uploads (key, user_id, site_id, content_type, expires_at) VALUES (${upload.key},
          ${upload.userId}, ${upload.siteId}, ${upload.contentType}, ${upload.expiresAt})`,
  /** Changes a row for the first of several at once, and none for the others. */
  use: ({ key, userId }: Pick<Upload, 'key' | 'userId'>, now: number): Statement =>
    sql`UPDATE uploads SET used_at = ${now} WHERE key = ${key} AND user_id = ${userId}
          AND used_at IS NULL AND expires_at > ${now}`,
  /** What a person has sent under a key and not yet made something of. */
  async findUsed(key: string, userId: UserId): Promise<Upload | null> {
    const [[row] = []] = await readAll(db, [
      sql`SELECT * FROM uploads
          WHERE key = ${key} AND user_id = ${userId} AND used_at IS NOT NULL`,
    ]);
    if (!row) return null;
    return {
      key: column<string>(row, 'key'),
      userId: column<string>(row, 'user_id'),
      siteId: column<string | null>(row, 'site_id'),
      contentType: column<string>(row, 'content_type'),
      expiresAt: column<number>(row, 'expires_at'),
    };
  },
  delete: (key: string): Statement => sql`DELETE FROM uploads WHERE key = ${key}`,
  prune: (expiredBefore: number): Statement =>
    sql`DELETE FROM uploads WHERE expires_at <= ${expiredBefore}`,
});
