import { and, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { newsletterSends as sends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { newsletterSubscribers as subscribers } from '#functions/db/schema/site/money/subscriptions.ts';
import { hasJustLeft } from '../mail/newsletter-subscriber.ts';
import type { SiteScope } from '../scope.ts';
import { isThat } from './what-was-before.ts';

/** Who left by the letters of a newsletter, and who took that back. */
export const leavers = (scope: SiteScope) => ({
  /** Before the person is unsubscribed, and only where they are not yet. */
  countUnsubscribed: (id: Id, userId: UserId): Statement =>
    scope.db
      .update(sends)
      .set({ unsubscribed: sql`${sends.unsubscribed} + 1` })
      .where(
        and(
          isThat(scope, id),
          sql`EXISTS (SELECT 1 FROM ${subscribers} WHERE ${subscribers.siteId} = ${scope.siteId}
            AND ${subscribers.userId} = ${userId} AND ${subscribers.unsubscribedAt} IS NULL)`,
        ),
      ),
  /** Before their leaving is taken back, and only where it can be. */
  countReturned: (id: Id, userId: UserId, since: number): Statement =>
    scope.db
      .update(sends)
      .set({ unsubscribed: sql`max(0, ${sends.unsubscribed} - 1)` })
      .where(
        and(
          isThat(scope, id),
          sql`EXISTS (SELECT 1 FROM ${subscribers} WHERE ${subscribers.siteId} = ${scope.siteId}
            AND ${subscribers.userId} = ${userId} AND ${hasJustLeft(since)})`,
        ),
      ),
});
