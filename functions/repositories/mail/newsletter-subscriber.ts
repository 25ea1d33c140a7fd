import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { SiteId, UserId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { newsletterSubscribers as subscribers } from '#functions/db/schema/site/subscriptions.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { excluded } from '#functions/db/writing.ts';
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
   * Without proof that the address is theirs a row stays as it is, ended or not; the proof itself
   * begins it anew where it was never confirmed, or has ended before.
   */
  subscribe: (userId: UserId, { now, isProven }: { now: number; isProven: boolean }): Statement => {
    const values = {
      subscribedAt: now,
      confirmedAt: isProven ? now : null,
      unsubscribedAt: null,
    };
    const isBegun = sql`${excluded(subscribers.confirmedAt)} IS NOT NULL
      AND (${subscribers.confirmedAt} IS NULL
        OR ${subscribers.unsubscribedAt} <= ${excluded(subscribers.subscribedAt)})`;
    return db
      .insert(subscribers)
      .values({ siteId, userId, ...values })
      .onConflictDoUpdate({
        target: [subscribers.siteId, subscribers.userId],
        set: values,
        setWhere: isBegun,
      });
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
  /** Of all sites: people who never confirmed. */
  pruneUnconfirmed: (subscribedBefore: number): Statement =>
    db
      .delete(subscribers)
      .where(and(isNull(subscribers.confirmedAt), lte(subscribers.subscribedAt, subscribedBefore))),
  unsubscribe: (of: { siteId: SiteId; userId: UserId }, now: number): Statement =>
    unsubscribe(db, of, now),
});

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
