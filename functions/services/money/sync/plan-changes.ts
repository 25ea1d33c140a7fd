import type { UserId } from '#domain/ids.ts';
import { isOver, isPaidPlan } from '#domain/money/paid-plan.ts';
import type { MoneyHost, Statement } from '../money-host.ts';
import type {
  ProviderSubscription,
  Seen,
} from '#functions/repositories/money/provider-subscription.ts';

type Look = {
  known: ProviderSubscription;
  seen: Seen;
  lease: { accountId: string; providerId: string; token: string };
};

/** What becomes of a person's plan with what was seen. */
export type PlanChanges = {
  statements: Statement[];
  seen: Seen;
  /** Who has a paid plan after this; null where nobody has one by it. */
  holderId: UserId | null;
  /** Whether it pays for a plan that the person has already. */
  isSecond: boolean;
};

const nothing: PlanChanges = { statements: [], seen: {}, holderId: null, isSecond: false };

/** A purchase that is not paid yet gives nothing, and takes nothing away. */
const isBegun = (status: Seen['status']): boolean =>
  status !== undefined && status !== null && status !== 'incomplete' && !isOver(status);

/**
 * Nothing for a subscription whose person or price is not ours: whoever sells other things on the same
 * account opens no recipes with them.
 */
export async function changesOf(host: MoneyHost, look: Look): Promise<PlanChanges> {
  const { known, seen } = look;
  const userId = seen.userId ?? known.userId;
  const plan = seen.plan ?? known.plan;
  const status = seen.status ?? known.status;
  if (userId === null || userId === undefined || plan === null || plan === undefined)
    return nothing;
  if (known.subscriptionId !== null) return goingOn(host, look, { userId, plan, status });
  if (!isBegun(status)) return nothing;
  return beginning(host, look, { userId, plan, status });
}

type Held = {
  userId: UserId;
  plan: NonNullable<Seen['plan']>;
  status: Seen['status'];
};

/** In the place of a free plan; beside a paid one it is a second payment for the same. */
async function beginning(
  host: MoneyHost,
  { known, seen, lease }: Look,
  { userId, plan, status }: Held,
): Promise<PlanChanges> {
  const { plans } = host.siteOf(known.siteId).providerSubscriptions;
  const current = await plans.findCurrent(userId);
  if (current && isPaidPlan(current.plan)) return { ...nothing, isSecond: true };
  const id = host.newId();
  const begun = {
    id,
    userId,
    plan,
    status: status ?? 'active',
    priceAmountCents: seen.amountCents ?? 0,
    createdAt: seen.startedAt ?? host.now,
    endsAt: seen.endsAt ?? null,
  };
  return {
    statements: [
      ...(current ? [plans.end(lease, current.id, host.now)] : []),
      plans.begin(lease, begun),
    ],
    seen: { subscriptionId: id },
    holderId: userId,
    isSecond: false,
  };
}

/** Once it is over the free plan goes on; the newsletter is another matter. */
async function goingOn(
  host: MoneyHost,
  { known, seen, lease }: Look,
  { userId, plan, status }: Held,
): Promise<PlanChanges> {
  const { plans } = host.siteOf(known.siteId).providerSubscriptions;
  const { subscriptionId } = known;
  if (subscriptionId === null) return nothing;
  const current = await plans.findCurrent(userId);
  // What has ended stays ended, whatever is said of it later.
  if (current?.id !== subscriptionId) return nothing;
  if (status !== null && status !== undefined && isOver(status)) {
    const free = { plan: 'free', status: 'active', priceAmountCents: 0 } as const;
    return {
      ...nothing,
      statements: [
        plans.end(lease, subscriptionId, seen.endedAt ?? host.now),
        plans.begin(lease, {
          ...free,
          id: host.newId(),
          userId,
          createdAt: host.now,
          endsAt: null,
        }),
      ],
    };
  }
  const values = {
    plan,
    status: status ?? 'active',
    priceAmountCents: seen.amountCents ?? known.amountCents ?? 0,
    endsAt: seen.endsAt === undefined ? known.endsAt : seen.endsAt,
  };
  return {
    ...nothing,
    statements: [plans.change(lease, subscriptionId, values)],
    holderId: userId,
  };
}
