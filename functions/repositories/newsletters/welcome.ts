import { and, eq, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { newsletterSends as sends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { subscriberIndex as people } from '#functions/db/schema/site/mail/subscribers.ts';
import { newsletterSubscribers as subscribers } from '#functions/db/schema/site/money/subscriptions.ts';
import { type RowOf, rows, selection, truth } from '#functions/db/selection.ts';
import { inTurns, type Turn } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import { isOpen } from '../site/site.ts';
import { isInSegment, storedSend } from './newsletter-send.ts';

const newcomerAt = (now: number) =>
  selection({
    userId: subscribers.userId,
    email: siteUsers.email,
    isPaid: truth(isInSegment(now).paid),
  });
/** Somebody who is to be welcomed. */
export type Newcomer = RowOf<ReturnType<typeof newcomerAt>>;

/**
 * Whoever came, by a proof of their own, since the letter was turned on. Whom a cook's list brought as
 * confirmed came long before.
 */
const isUnwelcomed = sql`${subscribers.siteId} = ${sends.siteId}
  AND ${subscribers.confirmedAt} IS NOT NULL AND ${subscribers.unsubscribedAt} IS NULL
  AND ${subscribers.welcomedAt} IS NULL AND ${subscribers.confirmedAt} >= ${sends.activeSince}
  AND (${subscribers.importId} IS NULL OR ${subscribers.askedAt} IS NOT NULL)`;
const isActive = sql`${sends.kind} = 'welcome' AND ${sends.isActive} = 1`;

/** Of all sites: welcome letters that nobody changed since then, for which somebody waits. */
export const listWelcomeLetters = (
  db: Database,
  { now, limit, changedBefore }: Turn & { changedBefore: number },
) =>
  read(
    db,
    rows(
      storedSend,
      sql`SELECT ${storedSend} FROM ${sends} WHERE ${isActive} AND ${sends.updatedAt} <= ${changedBefore}
        AND EXISTS (SELECT 1 FROM ${sites} WHERE ${sites.id} = ${sends.siteId} AND ${isOpen})
        AND EXISTS (SELECT 1 FROM ${subscribers} WHERE ${isUnwelcomed})
        ORDER BY ${inTurns(now)} LIMIT ${limit}`,
    ),
  );

export const welcomeRepository = ({ db, siteId }: SiteScope) => ({
  /** Who is to be welcomed, those first who wait longest; who is suppressed waits until that is lifted. */
  listNewcomers: (limit: number, now: number): Promise<Newcomer[]> => {
    const newcomer = newcomerAt(now);
    const query = sql`SELECT ${newcomer} FROM ${sends} JOIN ${subscribers} ON ${isUnwelcomed}
      JOIN ${siteUsers} ON ${siteUsers.siteId} = ${subscribers.siteId}
        AND ${siteUsers.userId} = ${subscribers.userId}
      JOIN ${people} ON ${people.siteId} = ${subscribers.siteId}
        AND ${people.userId} = ${subscribers.userId} AND ${people.state} = 'subscribed'
      WHERE ${sends.siteId} = ${siteId} AND ${isActive}
      ORDER BY ${subscribers.confirmedAt} LIMIT ${limit}`;
    return read(db, rows(newcomer, query));
  },
  markWelcomed: (userId: UserId, now: number): Statement =>
    db
      .update(subscribers)
      .set({ welcomedAt: now })
      .where(and(eq(subscribers.siteId, siteId), eq(subscribers.userId, userId))),
});
