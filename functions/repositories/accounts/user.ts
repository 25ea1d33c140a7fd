import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { images } from '#functions/db/schema/media.ts';
import { sessions } from '#functions/db/schema/sessions.ts';
import { sites } from '#functions/db/schema/sites.ts';
import { newsletterSubscribers, subscriptions } from '#functions/db/schema/subscriptions.ts';
import { users } from '#functions/db/schema/users.ts';
import { firstRow, type RowOf, selection } from '#functions/db/selection.ts';
import { exists } from '../reads.ts';

export const storedUser = selection({
  id: users.id,
  email: users.email,
  displayName: users.displayName,
  handle: users.handle,
  bio: users.bio,
  avatarImageId: users.avatarImageId,
  avatarCrop: users.avatarCrop,
});
export type User = RowOf<typeof storedUser>;

const userId = selection({ id: users.id });

export const userRepository = (db: Database) => ({
  /** A person whose address nobody has proven yet; whoever has it already stays. */
  create: (id: UserId, email: string, now: number): Statement =>
    db
      .insert(users)
      .values({ id, email, createdAt: now })
      .onConflictDoNothing({ target: users.email }),
  update: ({ id, displayName, handle, bio, avatarImageId, avatarCrop }: User): Statement =>
    db
      .update(users)
      .set({ displayName, handle, bio, avatarImageId, avatarCrop })
      .where(eq(users.id, id)),
  /** An address that only asked for a newsletter, and never proved to be anyone's, is no account. */
  hasAccount: (email: string): Promise<boolean> =>
    read(
      db,
      exists(sql`SELECT 1 FROM ${users} WHERE ${users.email} = ${email}
        AND (${users.confirmedAt} IS NOT NULL OR ${hasPlan} OR ${ownsSite})`),
    ),
  findIdByEmail: (email: string) => findId(db, eq(users.email, email)),
  findIdByHandle: (handle: string) => findId(db, eq(users.handle, handle)),
  /** People who never came: an address that was typed somewhere and never proved to be anyone's. */
  pruneUnproven: (createdBefore: number): Statement[] => [
    db
      .delete(newsletterSubscribers)
      .where(
        and(
          isNull(newsletterSubscribers.confirmedAt),
          lte(newsletterSubscribers.subscribedAt, createdBefore),
        ),
      ),
    db.delete(users).where(
      and(
        isNull(users.confirmedAt),
        lte(users.createdAt, createdBefore),
        sql`NOT EXISTS (SELECT 1 FROM ${newsletterSubscribers}
          WHERE ${newsletterSubscribers.userId} = ${users.id})`,
        sql`NOT ${hasPlan}`,
        sql`NOT EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.userId} = ${users.id})`,
        sql`NOT ${ownsSite}`,
        sql`NOT EXISTS (SELECT 1 FROM ${images} WHERE ${images.userId} = ${users.id})`,
      ),
    ),
  ],
});

const hasPlan = sql`EXISTS (SELECT 1 FROM ${subscriptions}
  WHERE ${subscriptions.userId} = ${users.id})`;
const ownsSite = sql`EXISTS (SELECT 1 FROM ${sites} WHERE ${sites.ownerId} = ${users.id})`;

function findId(db: Database, filter: SQL): Promise<UserId | null> {
  const found = firstRow(userId, db.select(userId.fields).from(users).where(filter));
  return read(
    db,
    mapped(found, (user) => user?.id ?? null),
  );
}
