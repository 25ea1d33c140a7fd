import { sql } from 'drizzle-orm';
import type { ImageId, UserId } from '#domain/ids.ts';
import type { Crop } from '#domain/media/image.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { type Database, readAll, type Statement } from '#functions/db/database.ts';
import { column, jsonColumn, type Row } from '../row.ts';

export type User = {
  id: UserId;
  email: string;
  displayName: string | null;
  handle: string | null;
  bio: RichText | null;
  avatarImageId: ImageId | null;
  avatarCrop: Crop | null;
};

export const userRepository = (db: Database) => ({
  /** A person whose address nobody has proven yet; whoever has it already stays. */
  create: (id: UserId, email: string, now: number): Statement =>
    sql`INSERT INTO users (id, email, created_at) VALUES (${id}, ${email}, ${now})
        ON CONFLICT (email) DO NOTHING`,
  update: ({ id, ...user }: User): Statement =>
    sql`UPDATE users SET display_name = ${user.displayName}, handle = ${user.handle},
          bio = ${json(user.bio)}, avatar_image_id = ${user.avatarImageId},
          avatar_crop = ${json(user.avatarCrop)} WHERE id = ${id}`,
  /** An address that only asked for a newsletter, and never proved to be anyone's, is no account. */
  async hasAccount(email: string): Promise<boolean> {
    const [rows = []] = await readAll(db, [
      sql`SELECT 1 FROM users WHERE email = ${email} AND (confirmed_at IS NOT NULL
            OR EXISTS (SELECT 1 FROM subscriptions WHERE user_id = users.id)
            OR EXISTS (SELECT 1 FROM sites WHERE owner_id = users.id))`,
    ]);
    return rows.length > 0;
  },
  async findIdByEmail(email: string): Promise<UserId | null> {
    const [[row] = []] = await readAll(db, [sql`SELECT id FROM users WHERE email = ${email}`]);
    return row ? column<UserId>(row, 'id') : null;
  },
  async findIdByHandle(handle: string): Promise<UserId | null> {
    const [[row] = []] = await readAll(db, [sql`SELECT id FROM users WHERE handle = ${handle}`]);
    return row ? column<UserId>(row, 'id') : null;
  },
  /** People who never came: an address that was typed somewhere and never proved to be anyone's. */
  pruneUnproven: (createdBefore: number): Statement[] => [
    sql`DELETE FROM newsletter_subscribers
        WHERE confirmed_at IS NULL AND subscribed_at <= ${createdBefore}`,
    sql`DELETE FROM users WHERE confirmed_at IS NULL AND created_at <= ${createdBefore}
        AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers WHERE user_id = users.id)
        AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE user_id = users.id)
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id)
        AND NOT EXISTS (SELECT 1 FROM sites WHERE owner_id = users.id)
        AND NOT EXISTS (SELECT 1 FROM images WHERE user_id = users.id)`,
  ],
});

export function readUser(row: Row): User {
  return {
    id: column<UserId>(row, 'id'),
    email: column<string>(row, 'email'),
    displayName: column<string | null>(row, 'display_name'),
    handle: column<string | null>(row, 'handle'),
    bio: jsonColumn(row, 'bio'),
    avatarImageId: column<ImageId | null>(row, 'avatar_image_id'),
    avatarCrop: jsonColumn(row, 'avatar_crop'),
  };
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
