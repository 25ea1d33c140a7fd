import { type SQL, sql } from 'drizzle-orm';
import type { Id, SiteId, UserId } from '#domain/ids.ts';
import type { PlanType, SubscriptionStatus } from '#domain/money/plans.ts';
import { type Database, readAll, type Statement } from '#functions/db/database.ts';
import { column, type Row } from '../row.ts';
import type { SiteScope } from '../scope.ts';

/** A plan that has not ended. */
export type Subscription = {
  id: Id;
  siteId: SiteId;
  plan: PlanType;
  status: SubscriptionStatus;
  priceAmountCents: number;
  createdAt: number;
};

const columns = sql`id, site_id, plan, status, price_amount_cents, created_at`;

export const subscriptionRepository = ({ db, siteId }: SiteScope) => ({
  async findCurrent(userId: UserId): Promise<Subscription | null> {
    const [[row] = []] = await readAll(db, [
      sql`SELECT ${columns} FROM subscriptions
          WHERE site_id = ${siteId} AND user_id = ${userId} AND ended_at IS NULL`,
    ]);
    return row ? readSubscription(row) : null;
  },
  /** For the person of an address, unless they have a plan: the database allows one. */
  startFree: (id: Id, email: string, now: number): Statement =>
    sql`INSERT INTO subscriptions (id, site_id, user_id, plan, status, created_at)
        SELECT ${id}, ${siteId}, users.id, 'free', 'active', ${now} FROM users
        WHERE email = ${email}
        ON CONFLICT (site_id, user_id) WHERE ended_at IS NULL DO NOTHING`,
});

/** The plans of a person, on all sites. */
export const heldSubscriptionRepository = (db: Database) => ({
  async list(userId: UserId): Promise<Subscription[]> {
    const [rows = []] = await readAll(db, [heldQuery(userId)]);
    return rows.map(readSubscription);
  },
  /** Also one that has ended. */
  async find(id: Id, userId: UserId): Promise<(Subscription & { endedAt: number | null }) | null> {
    const [[row] = []] = await readAll(db, [
      sql`SELECT ${columns}, ended_at FROM subscriptions WHERE id = ${id} AND user_id = ${userId}`,
    ]);
    return row
      ? { ...readSubscription(row), endedAt: column<number | null>(row, 'ended_at') }
      : null;
  },
  endFree: (id: Id, userId: UserId, now: number): Statement =>
    sql`UPDATE subscriptions SET ended_at = ${now}, status = 'canceled'
        WHERE id = ${id} AND user_id = ${userId} AND plan = 'free' AND ended_at IS NULL`,
});

const heldQuery = (userId: UserId): SQL =>
  sql`SELECT ${columns} FROM subscriptions WHERE user_id = ${userId} AND ended_at IS NULL`;

function readSubscription(row: Row): Subscription {
  return {
    id: column<Id>(row, 'id'),
    siteId: column<SiteId>(row, 'site_id'),
    plan: column<PlanType>(row, 'plan'),
    status: column<SubscriptionStatus>(row, 'status'),
    priceAmountCents: column<number>(row, 'price_amount_cents'),
    createdAt: column<number>(row, 'created_at'),
  };
}
