import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { newsletterSends as sends } from '#functions/db/schema/site/newsletter-sends.ts';
import { newsletterSubscribers as subscribers } from '#functions/db/schema/site/subscriptions.ts';
import { hasJustLeft } from '../mail/newsletter-subscriber.ts';
import type { SiteScope } from '../scope.ts';

/** How many left by a newsletter; the person is named nowhere. */
export const countedLeavings = ({ db, siteId }: SiteScope) => {
  const count = (id: Id, userId: UserId, { by, when }: { by: SQL; when: SQL | undefined }) =>
    db
      .update(sends)
      .set({ unsubscribed: by })
      .where(
        and(
          eq(sends.siteId, siteId),
          eq(sends.id, id),
          sql`EXISTS (SELECT 1 FROM ${subscribers} WHERE ${subscribers.siteId} = ${siteId}
            AND ${subscribers.userId} = ${userId} AND ${when})`,
        ),
      );
  return {
    /** Before the person is unsubscribed, and only where they are not yet. */
    countUnsubscribed: (id: Id, userId: UserId): Statement =>
      count(id, userId, {
        by: sql`${sends.unsubscribed} + 1`,
        when: isNull(subscribers.unsubscribedAt),
      }),
    /** Before their leaving is taken back, and only where it can be. */
    countReturned: (id: Id, userId: UserId, since: number): Statement =>
      count(id, userId, {
        by: sql`max(0, ${sends.unsubscribed} - 1)`,
        when: hasJustLeft(since),
      }),
  };
};
