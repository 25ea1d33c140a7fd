import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { type Database, mapped, read, type Statement } from '#functions/db/database.ts';
import { accountSites } from '#functions/db/schema/platform/account-sites.ts';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { siteDirectory as directory } from '#functions/db/schema/platform/site-directory.ts';
import { userImages } from '#functions/db/schema/platform/user-images.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { exists } from '../reads.ts';

export const storedUser = selection({
  id: users.id,
  email: users.email,
  displayName: users.displayName,
  handle: users.handle,
  bio: users.bio,
  avatarImageId: users.avatarImageId,
  avatarCrop: users.avatarCrop,
  version: users.version,
});
export type User = RowOf<typeof storedUser>;

const userId = selection({ id: users.id });
const unopened = selection({ email: users.email });
const isUnproven = and(isNull(users.confirmedAt), isNull(users.deletionRequestedAt));

export const userRepository = (db: Database) => ({
  /** From the version that was read; another one becomes null, which the column refuses. */
  update: (user: User): Statement => {
    const { id, displayName, handle, bio, avatarImageId, avatarCrop, version } = user;
    return db
      .update(users)
      .set({
        displayName,
        handle,
        bio,
        avatarImageId,
        avatarCrop,
        version: sql`CASE WHEN ${users.version} = ${version} THEN ${users.version} + 1 END`,
      })
      .where(eq(users.id, id));
  },
  /** With a first plan: the address has an account from then on, proven or not. */
  open: (id: UserId, now: number): Statement =>
    db
      .update(users)
      .set({ openedAt: sql`coalesce(${users.openedAt}, ${now})` })
      .where(eq(users.id, id)),
  /** Somebody whose address neither was proven nor has an account yet; null for all others. */
  findUnopened: (id: UserId): Promise<{ email: string } | null> => {
    const query = db
      .select(unopened.fields)
      .from(users)
      .where(and(eq(users.id, id), isUnproven, isNull(users.openedAt)));
    return read(db, firstRow(unopened, query));
  },
  /** An address that only asked for a newsletter, and never proved to be anyone's, is no account. */
  hasAccount: (email: string): Promise<boolean> =>
    read(
      db,
      exists(sql`SELECT 1 FROM ${users} WHERE ${users.email} = ${email}
        AND (${users.confirmedAt} IS NOT NULL OR ${users.openedAt} IS NOT NULL OR ${ownsSite})`),
    ),
  /** By a letter that only its address got, without a session. */
  prove: (id: UserId, now: number): Statement =>
    db
      .update(users)
      .set({ confirmedAt: now })
      .where(and(eq(users.id, id), isUnproven)),
  findIdByHandle: (handle: string) => findId(db, eq(users.handle, handle)),
});

/** People who never came: an address that was typed somewhere and never proved to be anyone's. */
export const unprovenRepository = (db: Database) => ({
  /** Whom a site said that it needs is not asked about again for a while. */
  list: ({
    createdBefore,
    keptBefore,
    limit,
  }: {
    createdBefore: number;
    keptBefore: number;
    limit: number;
  }): Promise<UserId[]> => {
    const query = db
      .select(userId.fields)
      .from(users)
      .where(
        and(
          isForgettable(createdBefore),
          sql`NOT EXISTS (SELECT 1 FROM ${accountSites}
            WHERE ${accountSites.userId} = ${users.id} AND ${accountSites.keptAt} > ${keptBefore})`,
        ),
      )
      .orderBy(users.createdAt)
      .limit(limit);
    return read(
      db,
      mapped(rows(userId, query), (found) => found.map(({ id }) => id)),
    );
  },
  /** Once no site has rows of the person. */
  delete: (id: UserId, createdBefore: number): Statement =>
    db
      .delete(users)
      .where(
        and(
          eq(users.id, id),
          isForgettable(createdBefore),
          sql`NOT EXISTS (SELECT 1 FROM ${accountSites} WHERE ${accountSites.userId} = ${users.id})`,
        ),
      ),
});

const ownsSite = sql`EXISTS (SELECT 1 FROM ${directory} WHERE ${directory.ownerId} = ${users.id})`;

/** Never proved to be anyone's, and nothing of the platform's hangs on it. */
const isForgettable = (createdBefore: number) =>
  and(
    isNull(users.confirmedAt),
    isNull(users.openedAt),
    isNull(users.deletionRequestedAt),
    lte(users.createdAt, createdBefore),
    sql`NOT EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.userId} = ${users.id})`,
    sql`NOT ${ownsSite}`,
    sql`NOT EXISTS (SELECT 1 FROM ${userImages} WHERE ${userImages.userId} = ${users.id})`,
  );

function findId(db: Database, filter: SQL): Promise<UserId | null> {
  const found = firstRow(userId, db.select(userId.fields).from(users).where(filter));
  return read(
    db,
    mapped(found, (user) => user?.id ?? null),
  );
}
