import { sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column } from '../row.ts';
import type { SiteScope } from '../scope.ts';

export type NewsletterSubscriber = {
  userId: UserId;
  confirmedAt: number | null;
  unsubscribedAt: number | null;
};

export const newsletterSubscriberRepository = ({ db, siteId }: SiteScope) => ({
  async find(userId: UserId): Promise<NewsletterSubscriber | null> {
    const [[row] = []] = await readAll(db, [
      sql`SELECT * FROM newsletter_subscribers WHERE site_id = ${siteId} AND user_id = ${userId}`,
    ]);
    if (!row) return null;
    return {
      userId: column<UserId>(row, 'user_id'),
      confirmedAt: column<number | null>(row, 'confirmed_at'),
      unsubscribedAt: column<number | null>(row, 'unsubscribed_at'),
    };
  },
  /**
   * By the address of a person that exists. Without proof that the address is theirs a row stays as
   * it is, ended or not; the proof itself begins it anew.
   */
  subscribe: (email: string, { now, isProven }: { now: number; isProven: boolean }): Statement =>
    sql`INSERT INTO newsletter_subscribers (site_id, user_id, subscribed_at, confirmed_at)
        SELECT ${siteId}, id, ${now}, ${isProven ? now : null} FROM users WHERE email = ${email}
        ON CONFLICT (site_id, user_id) DO UPDATE SET subscribed_at = excluded.subscribed_at,
          confirmed_at = excluded.confirmed_at, unsubscribed_at = NULL
        WHERE excluded.confirmed_at IS NOT NULL
          AND (confirmed_at IS NULL OR unsubscribed_at IS NOT NULL)`,
  unsubscribe: (userId: UserId, now: number): Statement =>
    sql`UPDATE newsletter_subscribers SET unsubscribed_at = ${now}
        WHERE site_id = ${siteId} AND user_id = ${userId} AND unsubscribed_at IS NULL`,
});
