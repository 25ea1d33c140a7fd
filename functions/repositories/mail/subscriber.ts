import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { foldWord, searchWordsMax } from '#domain/search/search-words.ts';
import type { SubscriberOrder } from '#domain/mail/subscriber-view.ts';
import type { SubscriberSource } from '#domain/mail/subscriber-source.ts';
import type { SubscriberState } from '#domain/mail/subscriber-state.ts';
import type { PlanType } from '#domain/money/plans.ts';
import { mapped, type Read, read, readEach } from '#functions/db/database.ts';
import { subscriberIndex as index } from '#functions/db/schema/site/mail/subscribers.ts';
import { firstRow, number, type RowOf, rows, selection, valueOf } from '#functions/db/selection.ts';
import { listedFreeUntil, listedPlan, listedStatus } from '../money/listed-plan.ts';
import type { SiteScope } from '../scope.ts';

const subscriberAt = (siteId: string, now: number) =>
  selection({
    userId: index.userId,
    email: index.email,
    displayName: index.name,
    subscribedAt: index.subscribedAt,
    state: index.state,
    source: index.source,
    plan: valueOf(index.plan, listedPlan(siteId, now)),
    status: valueOf(index.planStatus, listedStatus(siteId, now)),
    freeUntil: listedFreeUntil(siteId, now),
  });
export type Subscriber = RowOf<ReturnType<typeof subscriberAt>>;

export type SubscriberFilter = {
  search?: string | undefined;
  state?: SubscriberState | undefined;
  plan?: PlanType | 'none' | undefined;
  source?: SubscriberSource | 'unknown' | undefined;
};
/** Where a page begins: behind this subscriber, by what the order goes by. */
type After = { key: string; userId: UserId };
/** By which clock, in ms since the epoch, plans are told. */
type Clock = { now: number };
type Listing = SubscriberFilter &
  Clock & { order: SubscriberOrder; limit: number; after: After | null };

export type SubscriberCounts = Record<SubscriberState, number>;

/** Who gets the newsletter of a site, did once, or has a plan there. */
export const subscriberRepository = ({ db, siteId }: SiteScope) => ({
  /** One more than the limit; how many there are in each state, whichever is asked for. */
  async list({
    limit,
    after,
    order,
    ...filter
  }: Listing): Promise<{ found: Subscriber[]; counts: SubscriberCounts }> {
    const { key, direction, behind } = orders[order];
    const isBehind = after
      ? sql`AND (${key}, ${index.userId}) ${behind} (${keyOf(order, after)}, ${after.userId})`
      : sql``;
    const subscriber = subscriberAt(siteId, filter.now);
    const page = sql`SELECT ${subscriber} FROM ${chosenBy(siteId, filter)} ${isBehind}
      ORDER BY ${key} ${direction}, ${index.userId} ${direction} LIMIT ${limit + 1}`;
    const { state: _state, ...others } = filter;
    const [found, counts] = await readEach(
      db,
      rows(subscriber, page),
      countsOf(chosenBy(siteId, others)),
    );
    return { found, counts };
  },
  /** A part of all, in the order of the key, so that each part costs the same. */
  listPart: (
    filter: SubscriberFilter & Clock,
    after: UserId,
    limit: number,
  ): Promise<Subscriber[]> => {
    const subscriber = subscriberAt(siteId, filter.now);
    return read(
      db,
      rows(
        subscriber,
        sql`SELECT ${subscriber} FROM ${chosenBy(siteId, filter)}
          AND ${index.userId} > ${after} ORDER BY ${index.userId} LIMIT ${limit}`,
      ),
    );
  },
  find: (userId: UserId, now: number): Promise<Subscriber | null> => {
    const subscriber = subscriberAt(siteId, now);
    return read(
      db,
      firstRow(
        subscriber,
        sql`SELECT ${subscriber} FROM ${chosenBy(siteId, { now })} AND ${index.userId} = ${userId}`,
      ),
    );
  },
});

const orders: Record<SubscriberOrder, { key: SQL; direction: SQL; behind: SQL }> = {
  newest: { key: sql`${index.subscribedAt}`, direction: sql`DESC`, behind: sql`<` },
  oldest: { key: sql`${index.subscribedAt}`, direction: sql`ASC`, behind: sql`>` },
  address: { key: sql`${index.email}`, direction: sql`ASC`, behind: sql`>` },
};

const keyOf = (order: SubscriberOrder, { key }: After) => (order === 'address' ? key : Number(key));

const countedIn = (state: SubscriberState) =>
  number(sql`coalesce(sum(${index.state} = ${state}), 0)`);
const counted = selection({
  subscribed: countedIn('subscribed'),
  unconfirmed: countedIn('unconfirmed'),
  unsubscribed: countedIn('unsubscribed'),
  none: countedIn('none'),
  bounced: countedIn('bounced'),
  complained: countedIn('complained'),
  'given-up': countedIn('given-up'),
});
const nobody: SubscriberCounts = {
  subscribed: 0,
  unconfirmed: 0,
  unsubscribed: 0,
  none: 0,
  bounced: 0,
  complained: 0,
  'given-up': 0,
};

const countsOf = (chosen: SQL): Read<SubscriberCounts> =>
  mapped(firstRow(counted, sql`SELECT ${counted} FROM ${chosen}`), (counts) => counts ?? nobody);

const chosenBy = (
  siteId: string,
  { search, state, plan, source, now }: SubscriberFilter & Clock,
): SQL =>
  sql`${index} WHERE ${index.siteId} = ${siteId}
    AND ${search === undefined ? sql`1` : holds(search)}
    AND ${state === undefined ? sql`1` : sql`${index.state} = ${state}`}
    AND ${plan === undefined ? sql`1` : hasPlan(plan, listedPlan(siteId, now))}
    AND ${source === undefined ? sql`1` : isFrom(source)}`;

/** Each of its words, literally, whatever signs it has. */
function holds(search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean).map(foldWord).slice(0, searchWordsMax);
  if (words.length === 0) return sql`1`;
  return sql.join(
    words.map((word) => sql`instr(${index.folded}, ${word}) > 0`),
    sql` AND `,
  );
}

const hasPlan = (plan: PlanType | 'none', listed: SQL): SQL =>
  plan === 'none' ? sql`${index.plan} IS NULL` : sql`${listed} = ${plan}`;

const isFrom = (source: SubscriberSource | 'unknown'): SQL =>
  source === 'unknown' ? sql`${index.source} IS NULL` : sql`${index.source} = ${source}`;
