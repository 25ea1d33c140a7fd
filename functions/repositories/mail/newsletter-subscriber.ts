import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Id, SiteId, UserId } from '#domain/ids.ts';
import type { SubscriberSource } from '#domain/mail/subscriber-source.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { suppressions } from '#functions/db/schema/site/mail/subscribers.ts';
import { newsletterSubscribers as subscribers } from '#functions/db/schema/site/money/subscriptions.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { excluded } from '#functions/db/writing.ts';
import { forgetSoftBounces } from '../newsletters/mail-outcome.ts';
import type { SiteScope } from '../scope.ts';
import { type AddressLimit, isWithinLimit } from './message-limit.ts';
import { askRelease } from './service-release.ts';
import { isSuppressed } from './suppressed.ts';

const states = { confirmedAt: subscribers.confirmedAt, unsubscribedAt: subscribers.unsubscribedAt };
const leaving = { ...states, unsubscribedBy: subscribers.unsubscribedBy };

const subscriber = selection({ userId: subscribers.userId, ...leaving });
export type NewsletterSubscriber = RowOf<typeof subscriber>;

const newsletter = selection({ siteId: subscribers.siteId, ...states });
/** The newsletter of a site that a person gets, or got. */
export type UserNewsletter = RowOf<typeof newsletter>;

/** How many people at once, and what each of them may be sent. */
type Asking = { limit: number; mail: AddressLimit };

type Begun = {
  now: number;
  isProven: boolean;
  /** When that was, where it is not when they asked. */
  provenAt?: number;
  source: SubscriberSource | null;
};

export const newsletterSubscriberRepository = ({ db, siteId }: SiteScope) => ({
  find: (userId: UserId): Promise<NewsletterSubscriber | null> => {
    const query = db.select(subscriber.fields).from(subscribers).where(ofPerson(siteId, userId));
    return read(db, firstRow(subscriber, query));
  },
  /** Whether letters go to them: asked for and proven, not ended, and the address takes them. */
  getsLetters: async (userId: UserId): Promise<boolean> => {
    const query = db
      .select(getting.fields)
      .from(subscribers)
      .where(and(ofPerson(siteId, userId), getsThem(siteId)));
    return (await read(db, firstRow(getting, query))) !== null;
  },
  /**
   * Without proof that the address is theirs a row stays as it is, ended or not; the proof itself
   * begins it anew where it was never confirmed, or has ended before. Whom only a cook called
   * confirmed has confirmed by it, and stays subscribed since the import. A proof, and nothing else,
   * has letters go again where the address took none.
   */
  subscribe: (userId: UserId, begun: Begun): Statement[] => [
    subscribe(db, { siteId, userId }, begun),
    ...(begun.isProven ? lift({ db, siteId }, userId, begun.provenAt ?? begun.now) : []),
  ],
  unsubscribe: (userId: UserId, now: number, by: 'person' | 'cook' = 'person'): Statement =>
    unsubscribe(db, { siteId, userId }, { now, by }),
  /**
   * Everything as it was before the person left, which they did themselves at that time or later;
   * from then on they get letters by their own wish.
   */
  takeBack: (userId: UserId, { since, now }: { since: number; now: number }): Statement =>
    db
      .update(subscribers)
      .set({
        unsubscribedAt: null,
        unsubscribedBy: null,
        returnedAt: now,
        source: sql`iif(${isOnWordOfCook}, 'preference', ${subscribers.source})`,
      })
      .where(and(ofPerson(siteId, userId), hasJustLeft(since))),
  /** With all that is told of it. */
  delete: (userId: UserId): Statement => db.delete(subscribers).where(ofPerson(siteId, userId)),
  ...askedRepository({ db, siteId }),
});

/** Whom an import has brought, and who is asked by a letter. */
const askedRepository = ({ db, siteId }: SiteScope) => ({
  /** Who is to be asked by a letter, which is stored in the same batch. */
  listUnasked: ({ limit, mail }: Asking): Promise<Unasked[]> =>
    read(db, rows(unasked, sql`${unaskedOf(siteId, mail)} LIMIT ${limit}`)),
  markAsked: (userId: UserId, { messageId, now }: { messageId: Id; now: number }): Statement =>
    db
      .update(subscribers)
      .set({ askedAt: now })
      .where(
        and(
          ofPerson(siteId, userId),
          isUnasked,
          sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.id} = ${messageId})`,
        ),
      ),
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
    db.delete(subscribers).where(
      and(
        isNull(subscribers.confirmedAt),
        isNull(subscribers.unsubscribedAt),
        // Whom an import brought has as long as others, from the letter on that asks them.
        sql`CASE WHEN ${subscribers.importId} IS NULL THEN ${subscribers.subscribedAt}
            ELSE ${subscribers.askedAt} END <= ${subscribedBefore}`,
      ),
    ),
  unsubscribe: (of: { siteId: SiteId; userId: UserId }, now: number): Statement =>
    unsubscribe(db, of, { now, by: 'person' }),
});

type Person = { siteId: SiteId; userId: UserId };

/** Has letters go again where they did not, and counts those anew that come back. */
const lift = ({ db, siteId }: SiteScope, userId: UserId, now: number): Statement[] => [
  db
    .update(suppressions)
    .set({ liftedAt: now })
    .where(
      sql`${suppressions.siteId} = ${siteId} AND ${suppressions.liftedAt} IS NULL
        AND ${suppressions.email} = ${emailOf({ siteId, userId })}`,
    ),
  forgetSoftBounces({ db, siteId }, userId),
  askRelease(and(eq(siteUsers.siteId, siteId), eq(siteUsers.userId, userId)), now),
];

const emailOf = ({ siteId, userId }: Person) =>
  sql`(SELECT ${siteUsers.email} FROM ${siteUsers}
    WHERE ${siteUsers.siteId} = ${siteId} AND ${siteUsers.userId} = ${userId})`;

const getting = selection({ userId: subscribers.userId });

/** Of a row of `newsletter_subscribers`: whether letters go to its person. */
export const getsThem = (siteId: SiteId): SQL =>
  sql`${subscribers.confirmedAt} IS NOT NULL AND ${subscribers.unsubscribedAt} IS NULL
    AND NOT EXISTS (SELECT 1 FROM ${siteUsers} WHERE ${siteUsers.siteId} = ${siteId}
      AND ${siteUsers.userId} = ${subscribers.userId} AND ${isSuppressed(siteId, siteUsers.email)})`;

function subscribe(db: Database, person: Person, { now, isProven, source }: Begun): Statement {
  const values = {
    subscribedAt: now,
    confirmedAt: isProven ? now : null,
    unsubscribedAt: null,
    unsubscribedBy: null,
  };
  const { subscribedAt, confirmedAt, unsubscribedAt, askedAt, importId } = subscribers;
  const isProof = sql`${excluded(confirmedAt)} IS NOT NULL`;
  const isBegun = sql`(${confirmedAt} IS NULL OR ${unsubscribedAt} <= ${excluded(subscribedAt)})`;
  const isVouchedFor = sql`(${unsubscribedAt} IS NULL AND ${isOnWordOfCook})`;
  // The letter of an import, which is all that names no place, asked them whenever it was.
  const isByLetter = sql`(${excluded(subscribers.source)} IS NULL AND ${importId} IS NOT NULL)`;
  return db
    .insert(subscribers)
    .values({ ...person, source, ...values })
    .onConflictDoUpdate({
      target: [subscribers.siteId, subscribers.userId],
      set: {
        ...values,
        subscribedAt: sql`iif(${isBegun}, ${excluded(subscribedAt)}, ${subscribedAt})`,
        source: sql`coalesce(${excluded(subscribers.source)}, ${subscribers.source})`,
        askedAt: sql`iif(${isByLetter}, coalesce(${askedAt}, ${excluded(subscribedAt)}), ${askedAt})`,
      },
      setWhere: sql`${isProof} AND (${isBegun} OR ${isVouchedFor})`,
    });
}

const unsubscribe = (
  db: Database,
  { siteId, userId }: Person,
  { now, by }: { now: number; by: 'person' | 'cook' },
): Statement =>
  db
    .update(subscribers)
    .set({ unsubscribedAt: now, unsubscribedBy: by, returnedAt: null })
    .where(and(ofPerson(siteId, userId), isNull(subscribers.unsubscribedAt)));

const unasked = selection({ userId: subscribers.userId, email: siteUsers.email });
type Unasked = RowOf<typeof unasked>;

export const isUnasked = sql`${subscribers.askedAt} IS NULL AND ${subscribers.confirmedAt} IS NULL
  AND ${subscribers.unsubscribedAt} IS NULL`;

/** In the words of the index that holds them. */
export const isUnaskedOfImport = sql`${subscribers.importId} IS NOT NULL AND ${isUnasked}`;

const confirmation = { kind: 'newsletter-confirmation', recipient: siteUsers.email } as const;

/** People of imports of a site whom nobody asked and who can be by now, who wait longest first. */
export const unaskedOf = (siteId: SiteId | SQL, mail: AddressLimit) =>
  sql`SELECT ${unasked} FROM ${subscribers} CROSS JOIN ${siteUsers}
      ON ${siteUsers.siteId} = ${subscribers.siteId} AND ${siteUsers.userId} = ${subscribers.userId}
    WHERE ${subscribers.siteId} = ${siteId} AND ${isUnaskedOfImport}
      AND NOT ${isSuppressed(subscribers.siteId, siteUsers.email)}
      AND ${isWithinLimit(confirmation, mail)}
    ORDER BY ${subscribers.subscribedAt}`;

/** Taken as confirmed by an import, while the person has said nothing themselves. */
export const isOnWordOfCook = sql`${subscribers.source} = 'import'
  AND ${subscribers.confirmedAt} IS NOT NULL AND ${subscribers.askedAt} IS NULL`;

/** By themselves: whom their cook took off the list does not put themselves on it by a link. */
export const hasJustLeft = (since: number) =>
  and(eq(subscribers.unsubscribedBy, 'person'), gte(subscribers.unsubscribedAt, since));

const ofPerson = (siteId: SiteId, userId: UserId) =>
  and(eq(subscribers.siteId, siteId), eq(subscribers.userId, userId));
