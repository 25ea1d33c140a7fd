import { sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { isPaying } from '#domain/money/paid-plan.ts';
import { read, readEach, type Statement } from '#functions/db/database.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import {
  commentReports,
  comments,
  commentUpvotes,
} from '#functions/db/schema/site/people/comments.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import {
  forgottenSubscribers as forgotten,
  subscriberEvents as events,
  subscriberImports as imports,
  suppressions,
} from '#functions/db/schema/site/mail/subscribers.ts';
import { subscriptions } from '#functions/db/schema/site/money/subscriptions.ts';
import { optional, rows, selection } from '#functions/db/selection.ts';
import { hasOpenPayment } from '../money/sales.ts';
import { countOf, exists } from '../reads.ts';
import type { SiteScope } from '../scope.ts';

const event = selection({
  kind: events.kind,
  at: events.at,
  detail: events.detail,
  fileName: optional(imports.fileName),
});

const plan = selection({
  plan: subscriptions.plan,
  createdAt: subscriptions.createdAt,
  endedAt: subscriptions.endedAt,
  endsAt: subscriptions.endsAt,
  grantedAs: subscriptions.grantedAs,
});

const suppression = selection({
  reason: suppressions.reason,
  at: suppressions.at,
  liftedAt: suppressions.liftedAt,
});

/** What one person did on a site, as its cook is told. */
export const subscriberHistoryRepository = (scope: SiteScope) => ({
  read: (userId: UserId) => readHistory(scope, userId),
  /** Whether the person has rows of their own there, which their account answers for. */
  hasTraces: (userId: UserId): Promise<boolean> => hasTraces(scope, userId),
  /** Everything that makes the person a subscriber, unless they pay; safe to repeat. */
  remove: (userId: UserId, { emailHash, now }: { emailHash: string; now: number }): Statement[] => {
    const { db, siteId } = scope;
    return [
      db.insert(forgotten).values({ siteId, emailHash, forgottenAt: now }).onConflictDoNothing(),
      db.delete(suppressions).where(
        sql`${suppressions.siteId} = ${siteId} AND ${suppressions.email} =
            (SELECT ${siteUsers.email} FROM ${siteUsers} WHERE ${siteUsers.siteId} = ${siteId}
              AND ${siteUsers.userId} = ${userId})`,
      ),
      db.delete(subscriptions).where(
        sql`${subscriptions.userId} = ${userId} AND +${subscriptions.siteId} = ${siteId}
            AND (${subscriptions.plan} = 'free' OR ${subscriptions.grantedAs} IS NOT NULL)`,
      ),
    ];
  },
});

function hasTraces({ db, siteId }: SiteScope, userId: UserId): Promise<boolean> {
  const upvotes = sql`SELECT 1 FROM ${commentUpvotes} JOIN ${comments}
    ON ${comments.id} = ${commentUpvotes.commentId} AND ${comments.siteId} = ${siteId}
    WHERE ${commentUpvotes.userId} = ${userId}`;
  const others = [comments, commentReports, bookmarks].map(
    (table) => sql`SELECT 1 FROM ${table}
      WHERE ${table.userId} = ${userId} AND +${table.siteId} = ${siteId}`,
  );
  const paid = sql`SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.userId} = ${userId}
    AND +${subscriptions.siteId} = ${siteId} AND ${subscriptions.plan} <> 'free'
    AND ${subscriptions.grantedAs} IS NULL`;
  // D1 takes five terms of a UNION at most.
  const traces = [...others, upvotes, paid].map((query) => sql`EXISTS (${query})`);
  const pays = hasOpenPayment({ siteId, userId });
  return read(db, exists(sql`SELECT 1 WHERE ${sql.join([...traces, pays], sql` OR `)}`));
}

async function readHistory({ db, siteId }: SiteScope, userId: UserId) {
  const isOwn = (
    table: typeof events | typeof bookmarks | typeof comments | typeof subscriptions,
  ) => sql`${table.userId} = ${userId} AND +${table.siteId} = ${siteId}`;
  const [happened, plans, stopped, commentCount, bookmarkCount] = await readEach(
    db,
    rows(
      event,
      sql`SELECT ${event} FROM ${events} LEFT JOIN ${imports} ON ${imports.id} = ${events.importId}
          WHERE ${events.siteId} = ${siteId} AND ${events.userId} = ${userId}
          ORDER BY ${events.number}`,
    ),
    rows(plan, sql`SELECT ${plan} FROM ${subscriptions} WHERE ${isOwn(subscriptions)}`),
    rows(
      suppression,
      sql`SELECT ${suppression} FROM ${suppressions} JOIN ${siteUsers}
            ON ${siteUsers.siteId} = ${suppressions.siteId}
            AND ${siteUsers.email} = ${suppressions.email}
          WHERE ${siteUsers.siteId} = ${siteId} AND ${siteUsers.userId} = ${userId}`,
    ),
    countOf(sql`${comments} WHERE ${isOwn(comments)} AND ${comments.content} IS NOT NULL`),
    countOf(sql`${bookmarks} WHERE ${isOwn(bookmarks)}`),
  );
  const hasPaid = plans.some((held) => isPaying(held) && held.endedAt === null);
  return { happened, plans, suppressions: stopped, commentCount, bookmarkCount, hasPaid };
}
export type SubscriberHistory = Awaited<ReturnType<typeof readHistory>>;
