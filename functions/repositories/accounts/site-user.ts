import { and, eq, not, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { foldWord } from '#domain/search/search-words.ts';
import { mapped, read, type Statement } from '#functions/db/database.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { commentBans, comments } from '#functions/db/schema/site/people/comments.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import {
  newsletterSubscribers,
  subscriptions,
} from '#functions/db/schema/site/money/subscriptions.ts';
import { firstRow, selection } from '#functions/db/selection.ts';
import { excluded, insertFrom, selected } from '#functions/db/writing.ts';
import { copyUserImage } from '../media/user-image.ts';
import { hasOpenPayment } from '../money/sales.ts';
import { exists } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import type { Person } from './person.ts';

/** A site's copies of the people who have rows on it. */
export const siteUserRepository = ({ db, siteId }: SiteScope) => ({
  /** Writes a copy unless a newer one is stored; that of the owner changes the pages that show it. */
  put: (person: Person, now: number): Statement[] => {
    const { picture } = person;
    return [
      ...(picture ? [copyUserImage(db, picture)] : []),
      recordShown(siteId, person, now),
      putStatement(db, siteId, person),
    ];
  },
  /** Of many at once, whose accounts are mostly new. */
  putAll: (people: readonly Person[], now: number): Statement[] => [
    putPlain(
      siteId,
      people.filter(({ picture }) => picture === null),
    ),
    ...people
      .filter(({ picture }) => picture !== null)
      .flatMap((person) => [
        ...(person.picture ? [copyUserImage(db, person.picture)] : []),
        recordShown(siteId, person, now),
        putStatement(db, siteId, person),
      ]),
  ],
  has: (userId: UserId): Promise<boolean> =>
    read(db, exists(sql`SELECT 1 FROM ${siteUsers} WHERE ${copyOf({ siteId, userId })}`)),
  findEmail: (userId: UserId): Promise<string | null> => {
    const query = db.select(address.fields).from(siteUsers).where(copyOf({ siteId, userId }));
    return read(
      db,
      mapped(firstRow(address, query), (found) => found?.email ?? null),
    );
  },
  /** Unless any row of the person on the site needs it. */
  deleteUnused: (userId: UserId): Statement[] => {
    const uses = [newsletterSubscribers, subscriptions, bookmarks, comments, commentBans].map(
      (table) => sql`EXISTS (SELECT 1 FROM ${table}
        WHERE ${table.userId} = ${userId} AND +${table.siteId} = ${siteId})`,
    );
    const needs = [...uses, hasOpenPayment({ siteId, userId })];
    return [
      db
        .delete(siteUsers)
        .where(and(copyOf({ siteId, userId }), ...needs.map((need) => not(need)))),
    ];
  },
});

const address = selection({ email: siteUsers.email });

const copyOf = ({ siteId, userId }: { siteId: string; userId: UserId }) =>
  and(eq(siteUsers.siteId, siteId), eq(siteUsers.userId, userId));

/** Pages name the owner and show their picture. */
function recordShown(siteId: string, person: Person, now: number): Statement {
  const crop = sql.param(person.avatarCrop, siteUsers.avatarCrop);
  const query = sql`SELECT ${sites.id}, 'owner', ${now} FROM ${sites} JOIN ${siteUsers}
      ON ${siteUsers.siteId} = ${sites.id} AND ${siteUsers.userId} = ${sites.ownerId}
    WHERE ${sites.id} = ${siteId} AND ${sites.ownerId} = ${person.id}
      AND ${siteUsers.version} < ${person.version}
      AND (${siteUsers.displayName} IS NOT ${person.displayName}
        OR ${siteUsers.avatarImageId} IS NOT ${person.avatarImageId}
        OR ${siteUsers.avatarCrop} IS NOT ${crop})`;
  return insertFrom(changes, ['siteId', 'key', 'createdAt'], query);
}

/** A copy that is stored stays: whoever changed their profile since has it copied by that. */
function putPlain(siteId: string, people: readonly Person[]): Statement {
  const copies = people.map(({ id: userId, email, displayName, version }) => ({
    userId,
    email,
    displayName,
    foldedEmail: foldWord(email),
    foldedName: displayName && foldWord(displayName),
    version,
  }));
  return sql`INSERT INTO ${selected(siteUsers, {
    siteId,
    userId: sql`value ->> 'userId'`,
    email: sql`value ->> 'email'`,
    displayName: sql`value ->> 'displayName'`,
    foldedEmail: sql`value ->> 'foldedEmail'`,
    foldedName: sql`value ->> 'foldedName'`,
    version: sql`value ->> 'version'`,
  })} FROM json_each(${JSON.stringify(copies)}) WHERE 1 ON CONFLICT DO NOTHING`;
}

function putStatement(db: SiteScope['db'], siteId: string, person: Person): Statement {
  const { id: userId, email, displayName, avatarImageId, avatarCrop, version } = person;
  const copied = {
    email,
    displayName,
    foldedEmail: foldWord(email),
    foldedName: displayName && foldWord(displayName),
    avatarImageId,
    avatarCrop,
    version,
  };
  return db
    .insert(siteUsers)
    .values({ siteId, userId, ...copied })
    .onConflictDoUpdate({
      target: [siteUsers.siteId, siteUsers.userId],
      set: copied,
      setWhere: sql`${excluded(siteUsers.version)} >= ${siteUsers.version}`,
    });
}
