import type { Id, SiteId, UserId } from '#domain/ids.ts';
import { isLapsed, isOver, isPaidPlan } from '#domain/money/paid-plan.ts';
import type { PlanType } from '#domain/money/plans.ts';
import type { MoneyHost, Statement } from '../money-host.ts';
import { orDisconnected } from '../or-disconnected.ts';
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
  /** Why nobody is to pay for it. */
  fault: PlanFault | null;
};

/**
 * It pays for a plan that the person has already; or the site, or the person, is not there to sell or to
 * have it, or no longer.
 */
export type PlanFault = 'second' | 'closed' | 'nobodys' | 'left';

const nothing: PlanChanges = { statements: [], seen: {}, holderId: null, fault: null };

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

/** Whether there is anybody to have it, and anything to be had. */
async function faultOf(
  host: MoneyHost,
  siteId: SiteId,
  userId: UserId,
): Promise<'closed' | 'nobodys' | null> {
  const { site: sites, siteUsers } = host.siteOf(siteId);
  const [site, isThere] = await Promise.all([sites.find(), siteUsers.has(userId)]);
  if (site === null || site.deletedAt !== null) return 'closed';
  return isThere ? null : 'nobodys';
}

/** In the place of a free plan; beside a paid one it is a second payment for the same. */
async function beginning(
  host: MoneyHost,
  { known, seen, lease }: Look,
  { userId, plan, status }: Held,
): Promise<PlanChanges> {
  const fault = await faultOf(host, known.siteId, userId);
  if (fault !== null) return { ...nothing, fault };
  const { plans } = host.siteOf(known.siteId).providerSubscriptions;
  const current = await plans.findCurrent(userId);
  if (current !== null && (await isHeld(host, known.siteId, current)))
    return { ...nothing, fault: 'second' };
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
    fault: null,
  };
}

type Current = { id: Id; plan: PlanType; endsAt: number | null; grantedAs: string | null };

/**
 * Whether a person has a plan that is paid, or given. Of one that was canceled and is over by the clock the
 * provider has the last word: it may have been taken up again, and then goes on to be charged.
 */
async function isHeld(host: MoneyHost, siteId: SiteId, current: Current): Promise<boolean> {
  if (!isPaidPlan(current.plan)) return false;
  if (!isLapsed(current, host.now)) return true;
  if (current.grantedAs !== null) return false;
  const paid = await host.siteOf(siteId).providerSubscriptions.findOfPlan(current.id);
  if (paid === null) return false;
  const said = await orDisconnected(() =>
    host.gateway.findSubscription(paid.accountId, paid.providerId),
  );
  if (said === null || said === 'disconnected') return false;
  return said.endedAt === null && !isLapsed(said, host.now);
}

/**
 * It was given up here and is charged all the same, since its account was taken away meanwhile. What was
 * paid was had, and is not given back where nobody can have it any more; it only ends.
 */
async function beginningAnew(host: MoneyHost, look: Look, held: Held): Promise<PlanChanges> {
  const begun = await beginning(host, look, held);
  return begun.fault === null ? begun : { ...nothing, fault: 'left' };
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
  const isOverNow = status !== null && status !== undefined && isOver(status);
  if (current?.id !== subscriptionId) {
    if (known.endedAt !== null && isBegun(status))
      return beginningAnew(host, { known, seen, lease }, { userId, plan, status });
    // What has ended stays ended, whatever is said of it later; a plan goes only with who had it.
    const hasLeft = !isOverNow && !(await plans.has(subscriptionId));
    return hasLeft ? { ...nothing, fault: 'left' } : nothing;
  }
  if (isOverNow) {
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
