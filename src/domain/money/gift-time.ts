import { giftMonths } from './gifts.ts';
import { addMonths } from './months.ts';
import type { GrantKind } from './plans.ts';

/** A plan that somebody was given. Times are in ms since the epoch. */
export type GrantedPlan = {
  id: string;
  grantedAs: GrantKind;
  createdAt: number;
  /** Null for good. */
  endsAt: number | null;
  endedAt: number | null;
};

/**
 * Of all that a person was given, the newest first: the plans into which the time of one another was
 * added, from the one that they hold now to the first gift. Time that was over began no other.
 */
export function stackedGifts(plans: readonly GrantedPlan[]): string[] {
  const stack: string[] = [];
  let later: GrantedPlan | null = null;
  for (const plan of plans) {
    const isHeld = later === null && plan.endedAt === null;
    const isBelow = later !== null && plan.endedAt === later.createdAt && wasLeft(plan);
    if (!isHeld && !isBelow) break;
    // What the cook gave lies below all gifts: it is given to nobody who has one.
    if (plan.grantedAs !== 'gift') break;
    stack.push(plan.id);
    later = plan;
  }
  return stack;
}

const wasLeft = ({ endsAt, endedAt }: GrantedPlan): boolean =>
  endsAt !== null && endedAt !== null && endsAt > endedAt;

/** What becomes of a plan. */
export type TimeLeft =
  | { kind: 'same' }
  | { kind: 'over' }
  | { kind: 'goes-on'; endsAt: number; grantedAs: GrantKind };

type Held = {
  /** Of the plan, in ms since the epoch. */
  endsAt: number;
  /** The gifts that are in it, the newest first. */
  gifts: readonly string[];
};

/**
 * What is left of a plan once one of its gifts is given back: the rest of that year alone goes, and what
 * others gave comes so much earlier.
 */
export function withoutGift({ endsAt, gifts }: Held, giftId: string, now: number): TimeLeft {
  const behind = gifts.indexOf(giftId);
  if (behind < 0) return { kind: 'same' };
  const end = startOf(endsAt, behind);
  if (end <= now) return { kind: 'same' };
  const start = startOf(end, 1);
  const left = addMonths(Math.max(now, start), giftMonths * behind);
  if (left <= now) return { kind: 'over' };
  const isGiftBelow = start > now && behind + 1 < gifts.length;
  return {
    kind: 'goes-on',
    endsAt: left,
    grantedAs: behind > 0 || isGiftBelow ? 'gift' : 'complimentary',
  };
}

const dayMs = 24 * 60 * 60_000;

/** When as many gifts began that end at a time, one behind the other. */
function startOf(end: number, gifts: number): number {
  if (gifts === 0) return end;
  const start = addMonths(end, -giftMonths * gifts);
  // A year that began on February 29 ends on the 28th, as does one that began on the 28th.
  return addMonths(start + dayMs, giftMonths * gifts) === end ? start + dayMs : start;
}
