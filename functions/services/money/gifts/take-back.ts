import { type TimeLeft, stackedGifts, withoutGift } from '#domain/money/gift-time.ts';
import type { Id, SiteId } from '#domain/ids.ts';
import type { Gift } from '#functions/repositories/money/gift.ts';
import { retryStale } from '../../retry-stale.ts';
import { OvertakenError } from '../../service-error.ts';
import { endGrant } from '../letters/end-grant.ts';
import type { MoneyHost } from '../money-host.ts';

type Place = { siteId: SiteId; id: Id };

/** What was given back whole is no gift any more: its time goes, and what others gave stays. */
export async function takeBackGift(host: MoneyHost, { siteId, id }: Place): Promise<void> {
  const { gifts } = host.siteOf(siteId);
  await retryStale(async () => {
    const gift = await gifts.find(id);
    if (gift === null || gift.state === 'refunded') return;
    const { statements, letterIds } = await takingBack(host, gift);
    const [taken] = await host.prepare(statements);
    if (taken !== 1) throw new OvertakenError();
    host.wakeMailer(letterIds);
  });
}

async function takingBack(host: MoneyHost, gift: Gift) {
  const { gifts, grants } = host.siteOf(gift.siteId);
  const held = gift.planId === null ? null : await heldWith(host, gift, gift.planId);
  const left: TimeLeft = held ? withoutGift(held, gift.id, host.now) : { kind: 'same' };
  if (held === null || left.kind === 'same') {
    return { statements: [gifts.takeBack(gift)], letterIds: [] };
  }
  const { plan } = held;
  const taken = gifts.takeBack(gift, grants.isAsRead(plan));
  if (left.kind !== 'over') {
    const { endsAt, grantedAs } = left;
    return { statements: [taken, grants.change(plan, { endsAt, grantedAs })], letterIds: [] };
  }
  const ending = await endGrant(host, { ...plan, siteId: gift.siteId });
  return { ...ending, statements: [taken, ...ending.statements] };
}

/** The plan in which a gift is now, with all gifts that are in it; null where it is in none. */
async function heldWith(host: MoneyHost, { siteId }: Gift, planId: Id) {
  const { gifts, grants } = host.siteOf(siteId);
  const plans = await grants.listWith(planId);
  const [plan] = plans;
  if (plan === undefined || plan.endedAt !== null || plan.endsAt === null) return null;
  const stacked = stackedGifts(plans);
  const known = await gifts.listOfPlans(stacked);
  const { endsAt } = plan;
  return { plan, endsAt, gifts: stacked.flatMap((id) => known.get(id) ?? []) };
}
