import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { foldWord, searchWordsMax } from '#domain/search/search-words.ts';
import type { NewsletterState } from '#domain/mail/newsletter-state.ts';
import type { PlanType } from '#domain/money/plans.ts';
import { read, readEach } from '#functions/db/database.ts';
import { siteUsers } from '#functions/db/schema/site/site-users.ts';
import {
  newsletterSubscribers as newsletters,
  subscriptions,
} from '#functions/db/schema/site/subscriptions.ts';
import {
  number,
  optional,
  type RowOf,
  rows,
  selection,
  truth,
  valueOf,
} from '#functions/db/selection.ts';
import { countOf } from '../reads.ts';
import type { SiteScope } from '../scope.ts';

const subscribedAt = sql`coalesce(${newsletters.subscribedAt}, ${subscriptions.createdAt})`;

/** Of a person who has shown that the address is theirs; anybody can sign up that of another. */
const isProven = sql`(${newsletters.confirmedAt} IS NOT NULL OR ${subscriptions.plan} <> 'free')`;

const provenName = valueOf(
  siteUsers.displayName,
  sql`CASE WHEN ${isProven} THEN ${siteUsers.displayName} END`,
);

const subscriber = selection({
  userId: siteUsers.userId,
  email: siteUsers.email,
  displayName: provenName,
  subscribedAt: number(subscribedAt),
  hasNewsletter: truth(sql`${newsletters.userId} IS NOT NULL`),
  confirmedAt: optional(newsletters.confirmedAt),
  unsubscribedAt: optional(newsletters.unsubscribedAt),
  plan: optional(subscriptions.plan),
  status: optional(subscriptions.status),
});
export type Subscriber = RowOf<typeof subscriber>;

export type SubscriberFilter = {
  search?: string | undefined;
  state?: NewsletterState;
  plan?: PlanType | 'none';
};
/** Where a page begins: behind this subscriber. */
type After = { subscribedAt: number; userId: UserId };
type Listing = SubscriberFilter & { limit: number; after: After | null };

/** Who gets the newsletter of a site, did once, or has a plan there. */
export const subscriberRepository = ({ db, siteId }: SiteScope) => ({
  /** Newest first, so that those who come meanwhile move no page; one more than the limit. */
  async list({
    limit,
    after,
    ...filter
  }: Listing): Promise<{ found: Subscriber[]; total: number }> {
    const chosen = chosenBy(siteId, filter);
    const behind = behindOf(after, subscribedAt, siteUsers.userId);
    const isAll = Object.values(filter).every((wanted) => wanted === undefined);
    const isOfPage = isAll ? sql`AND ${isAmongNewest(siteId, after, limit + 1)}` : sql``;
    const page = sql`SELECT ${subscriber} FROM ${chosen} ${behind} ${isOfPage}
      ORDER BY ${subscribedAt} DESC, ${siteUsers.userId} DESC LIMIT ${limit + 1}`;
    const counted = isAll ? everybody(siteId) : chosen;
    const [found, total] = await readEach(db, rows(subscriber, page), countOf(counted));
    return { found, total };
  },
  /** A part of all, in the order of the key, so that each part costs the same. */
  listPart: (filter: SubscriberFilter, after: UserId, limit: number): Promise<Subscriber[]> =>
    read(
      db,
      rows(
        subscriber,
        sql`SELECT ${subscriber} FROM ${chosenBy(siteId, filter)}
          AND ${siteUsers.userId} > ${after} ORDER BY ${siteUsers.userId} LIMIT ${limit}`,
      ),
    ),
});

const behindOf = (after: After | null, time: SQL, userId: SQLWrapper): SQL =>
  after ? sql`AND (${time}, ${userId}) < (${after.subscribedAt}, ${after.userId})` : sql``;

const someoneAt = sql.identifier('someone_at');
const someone = sql.identifier('someone');

/** Whom a site has, and since when, by the rows that make them subscribers alone. */
const everybody = (siteId: string): SQL => sql`(
  SELECT ${newsletters.userId} AS ${someone}, ${newsletters.subscribedAt} AS ${someoneAt}
    FROM ${newsletters}
    WHERE ${newsletters.siteId} = ${siteId}
  UNION ALL
  SELECT ${subscriptions.userId}, ${subscriptions.createdAt} FROM ${subscriptions}
    WHERE ${subscriptions.siteId} = ${siteId} AND ${subscriptions.endedAt} IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${newsletters} WHERE ${newsletters.siteId} = ${siteId}
        AND ${newsletters.userId} = ${subscriptions.userId}))`;

/** Of all; what else a page tells of them is then read of these few. */
const isAmongNewest = (siteId: string, after: After | null, limit: number): SQL =>
  sql`${siteUsers.userId} IN (SELECT ${someone} FROM ${everybody(siteId)}
    WHERE 1 ${behindOf(after, sql`${someoneAt}`, someone)}
    ORDER BY ${someoneAt} DESC, ${someone} DESC LIMIT ${limit})`;

const chosenBy = (siteId: string, { search, state, plan }: SubscriberFilter): SQL =>
  sql`${siteUsers}
    LEFT JOIN ${newsletters} ON ${newsletters.siteId} = ${siteUsers.siteId}
      AND ${newsletters.userId} = ${siteUsers.userId}
    LEFT JOIN ${subscriptions} ON ${subscriptions.siteId} = ${siteUsers.siteId}
      AND ${subscriptions.userId} = ${siteUsers.userId} AND ${subscriptions.endedAt} IS NULL
    WHERE ${siteUsers.siteId} = ${siteId}
      AND (${newsletters.userId} IS NOT NULL OR ${subscriptions.userId} IS NOT NULL)
      AND ${search === undefined ? sql`1` : holds(search)}
      AND ${state === undefined ? sql`1` : isInState[state]}
      AND ${plan === undefined ? sql`1` : hasPlan(plan)}`;

/** Each of its words, literally, whatever signs it has. */
function holds(search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean).map(foldWord).slice(0, searchWordsMax);
  return words.length === 0 ? sql`1` : sql.join(words.map(holdsWord), sql` AND `);
}

/**
 * The first condition needs the copy alone, so that nothing else is read of those who do not meet
 * it. A copy that a job has still to fold is read as SQLite can.
 */
function holdsWord(word: string): SQL {
  const email = sql`coalesce(${siteUsers.foldedEmail}, lower(${siteUsers.email}))`;
  const name = sql`coalesce(${siteUsers.foldedName}, lower(${siteUsers.displayName}))`;
  const isInEmail = sql`instr(${email}, ${word}) > 0`;
  const isInName = sql`instr(${name}, ${word}) > 0`;
  return sql`(${isInEmail} OR ${isInName}) AND (${isInEmail} OR ${isProven})`;
}

const hasPlan = (plan: PlanType | 'none'): SQL =>
  plan === 'none' ? sql`${subscriptions.plan} IS NULL` : sql`${subscriptions.plan} = ${plan}`;

const isInState: Record<NewsletterState, SQL> = {
  none: sql`${newsletters.userId} IS NULL`,
  unsubscribed: sql`${newsletters.unsubscribedAt} IS NOT NULL`,
  unconfirmed: sql`${newsletters.userId} IS NOT NULL AND ${newsletters.unsubscribedAt} IS NULL
    AND ${newsletters.confirmedAt} IS NULL`,
  subscribed: sql`${newsletters.unsubscribedAt} IS NULL AND ${newsletters.confirmedAt} IS NOT NULL`,
};
