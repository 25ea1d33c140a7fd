import { and, eq, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { undoKeptMs } from '#domain/recipe/actions/undo-plan.ts';
import { read, readEach, type Statement } from '#functions/db/database.ts';
import {
  commentBans as bans,
  comments,
  commentUndos as undos,
} from '#functions/db/schema/site/people/comments.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { number, rows, selection } from '#functions/db/selection.ts';
import { insertFrom, selected } from '#functions/db/writing.ts';
import { countOf, exists } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import type { CommentDeed, CommentUndo } from './comment-deeds.ts';

const ban = selection({
  userId: bans.userId,
  createdAt: bans.createdAt,
  displayName: siteUsers.displayName,
  commentTotal: number(sql`(SELECT count(*) FROM ${comments}
    WHERE ${comments.userId} = ${bans.userId} AND +${comments.siteId} = ${bans.siteId}
      AND ${comments.deletedAt} IS NULL)`),
});

/** Who may read a site and say nothing there. */
export const commentBanRepository = ({ db, siteId }: SiteScope) => {
  const of = (userId: UserId) => and(eq(bans.siteId, siteId), eq(bans.userId, userId));
  return {
    has: (userId: UserId): Promise<boolean> =>
      read(db, exists(sql`SELECT 1 FROM ${bans} WHERE ${of(userId)}`)),
    list: async ({ limit, offset }: { limit: number; offset: number }) => {
      const all = sql`${bans} WHERE ${bans.siteId} = ${siteId}`;
      const page = sql`SELECT ${ban} FROM ${bans}
        LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${bans.siteId}
          AND ${siteUsers.userId} = ${bans.userId}
        WHERE ${bans.siteId} = ${siteId} ORDER BY ${bans.createdAt} DESC, ${bans.userId}
        LIMIT ${limit} OFFSET ${offset}`;
      const [listed, total] = await readEach(db, rows(ban, page), countOf(all));
      return { bans: listed, total };
    },
    /** Of somebody whom the site knows; a ban that there is stays as it is. */
    set: (userId: UserId, deed: CommentDeed): Statement[] => [
      begin(siteId, userId, deed),
      sql`${insertFrom(
        bans,
        ['siteId', 'userId', 'createdAt'],
        sql`SELECT ${siteUsers.siteId}, ${siteUsers.userId}, ${deed.now} FROM ${siteUsers}
          WHERE ${siteUsers.siteId} = ${siteId} AND ${siteUsers.userId} = ${userId}`,
      )} ON CONFLICT DO NOTHING`,
    ],
    end: (userId: UserId, deed: CommentDeed): Statement[] => [
      begin(siteId, userId, deed),
      db.delete(bans).where(of(userId)),
    ],
    /** A ban of the deed ends, and one that it ended is there again. */
    undo: ({ bannedUserId, bannedAt, createdAt }: CommentUndo): Statement[] => {
      if (bannedUserId === null) return [];
      if (bannedAt === null) {
        return [db.delete(bans).where(and(of(bannedUserId), eq(bans.createdAt, createdAt)))];
      }
      const query = sql`SELECT ${siteUsers.siteId}, ${siteUsers.userId}, ${bannedAt} FROM ${siteUsers}
        WHERE ${siteUsers.siteId} = ${siteId} AND ${siteUsers.userId} = ${bannedUserId}`;
      const columns = ['siteId', 'userId', 'createdAt'] as const;
      return [sql`${insertFrom(bans, columns, query)} ON CONFLICT DO NOTHING`];
    },
  };
};

const begin = (siteId: string, userId: UserId, { undoId, now }: CommentDeed): Statement =>
  sql`INSERT INTO ${selected(undos, {
    id: undoId,
    siteId,
    bannedUserId: userId,
    bannedAt: sql`(SELECT ${bans.createdAt} FROM ${bans}
      WHERE ${bans.siteId} = ${siteId} AND ${bans.userId} = ${userId})`,
    createdAt: now,
    expiresAt: now + undoKeptMs,
  })}`;
