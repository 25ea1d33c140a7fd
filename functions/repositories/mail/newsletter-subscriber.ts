import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { newsletterSubscribers as subscribers } from '#functions/db/schema/subscriptions.ts';
import { users } from '#functions/db/schema/users.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { bare, excluded, insertFrom } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';

const states = { confirmedAt: subscribers.confirmedAt, unsubscribedAt: subscribers.unsubscribedAt };

const subscriber = selection({ userId: subscribers.userId, ...states });
export type NewsletterSubscriber = RowOf<typeof subscriber>;

const newsletter = selection({ siteId: subscribers.siteId, ...states });
/** The newsletter of a site that a person gets, or got. */
export type UserNewsletter = RowOf<typeof newsletter>;

export const newsletterSubscriberRepository = ({ db, siteId }: SiteScope) => ({
  find: (userId: UserId): Promise<NewsletterSubscriber | null> => {
    const query = db.select(subscriber.fields).from(subscribers).where(ofPerson(siteId, userId));
    return read(db, firstRow(subscriber, query));
  },
  /**
   * By the address of a person that exists. Without proof that the address is theirs a row stays as
   * it is, ended or not; the proof itself begins it anew.
   */
  subscribe: (email: string, { now, isProven }: { now: number; isProven: boolean }): Statement => {
    const query = sql`SELECT ${siteId}, ${users.id}, ${now}, ${isProven ? now : null}
      FROM ${users} WHERE ${users.email} = ${email}`;
    return sql`${subscribeFrom(query)} AND ${excluded(subscribers.confirmedAt)} IS NOT NULL`;
  },
  unsubscribe: (userId: UserId, now: number): Statement => unsubscribe(db, { siteId, userId }, now),
});

/** The newsletters of a person, of all sites. */
export const userNewsletterRepository = (db: Database) => ({
  list: (userId: UserId): Promise<UserNewsletter[]> => {
    const query = db
      .select(newsletter.fields)
      .from(subscribers)
      .where(eq(subscribers.userId, userId));
    return read(db, rows(newsletter, query));
  },
  unsubscribe: (of: { siteId: SiteId; userId: UserId }, now: number): Statement =>
    unsubscribe(db, of, now),
});

/**
 * Subscribes whom a query of site, person, time and proof answers. A row that stands already begins
 * anew when it was never confirmed, or has ended.
 */
export const subscribeFrom = (query: SQL): SQL =>
  sql`${insertFrom(subscribers, ['siteId', 'userId', 'subscribedAt', 'confirmedAt'], query)}
      ON CONFLICT (${bare(subscribers.siteId)}, ${bare(subscribers.userId)}) DO UPDATE SET
        ${bare(subscribers.subscribedAt)} = ${excluded(subscribers.subscribedAt)},
        ${bare(subscribers.confirmedAt)} = ${excluded(subscribers.confirmedAt)},
        ${bare(subscribers.unsubscribedAt)} = NULL
      WHERE (${subscribers.confirmedAt} IS NULL OR ${subscribers.unsubscribedAt} IS NOT NULL)`;

const unsubscribe = (
  db: Database,
  { siteId, userId }: { siteId: SiteId; userId: UserId },
  now: number,
): Statement =>
  db
    .update(subscribers)
    .set({ unsubscribedAt: now })
    .where(and(ofPerson(siteId, userId), isNull(subscribers.unsubscribedAt)));

const ofPerson = (siteId: SiteId, userId: UserId) =>
  and(eq(subscribers.siteId, siteId), eq(subscribers.userId, userId));
