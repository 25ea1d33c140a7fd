import { type GrantedPlan, stackedGifts, withoutGift } from '../gift-time.ts';
import { addMonths } from '../months.ts';

const dayMs = 24 * 60 * 60_000;
const year = 12;

export type Deed =
  | { act: 'wait'; days: number }
  | { act: 'give'; days: number }
  | { act: 'take' }
  | { act: 'refund'; pick: number };

type Time = { id: string; isGift: boolean; start: number; end: number };
/** What was given to a person: as rows tell it, and as a list of times, one behind the other. */
type Life = {
  now: number;
  plans: readonly GrantedPlan[];
  times: readonly Time[];
  refunded: readonly string[];
};

export const aLife = (now: number): Life => ({ now, plans: [], times: [], refunded: [] });

export function live(life: Life, deed: Deed): Life {
  if (deed.act === 'wait') return lapsed({ ...life, now: life.now + deed.days * dayMs });
  if (deed.act === 'take') return taking(life);
  if (deed.act === 'give') return giving(life, deed.days);
  const taken = life.plans.flatMap(({ id }) => (id.startsWith('gift') ? [id] : []));
  const id = taken[deed.pick % Math.max(1, taken.length)];
  return id === undefined || life.refunded.includes(id) ? life : refunding(life, id);
}

/** What the rows say, and what they should. */
export function standOf({ now, plans, times }: Life) {
  const held = plans.find(({ endedAt }) => endedAt === null);
  const end = times.at(-1)?.end ?? now;
  const meant = times.some(({ isGift }) => isGift) ? 'gift' : 'complimentary';
  return {
    daysOff: Math.round(((held?.endsAt ?? now) - end) / dayMs),
    grantedAs: held?.grantedAs ?? null,
    meant: times.length === 0 ? null : meant,
  };
}

const lapsed = (life: Life): Life => ({
  ...life,
  plans: life.plans.map((plan) =>
    plan.endedAt === null && (plan.endsAt ?? 0) <= life.now ? { ...plan, endedAt: life.now } : plan,
  ),
  times: life.times.filter(({ end }) => end > life.now),
});

function holding(life: Life, plan: Pick<GrantedPlan, 'id' | 'grantedAs'>, times: Time[]): Life {
  const { now } = life;
  const former = life.plans.map((each) => ({ ...each, endedAt: each.endedAt ?? now }));
  const endsAt = times.at(-1)?.end ?? now;
  return { ...life, times, plans: [{ ...plan, createdAt: now, endsAt, endedAt: null }, ...former] };
}

/** By the cook, in the place of what the cook gave before; not to who has a gift. */
function giving(life: Life, days: number): Life {
  if (life.times.some(({ isGift }) => isGift)) return life;
  const { now, plans } = life;
  const id = `cook-${plans.length}`;
  const time = { id, isGift: false, start: now, end: now + days * dayMs };
  return holding(life, { id, grantedAs: 'complimentary' }, [time]);
}

function taking(life: Life): Life {
  const { now, plans, times } = life;
  const start = times.at(-1)?.end ?? now;
  const id = `gift-${plans.length}`;
  const time = { id, isGift: true, start, end: addMonths(start, year) };
  return holding(life, { id, grantedAs: 'gift' }, [...times, time]);
}

/** The rows as the rules say; the times by leaving one out and moving those behind it up. */
function refunding(life: Life, id: string): Life {
  const { now, plans, times, refunded } = life;
  const held = plans.find(({ endedAt }) => endedAt === null);
  const gifts = stackedGifts(plans).filter((each) => !refunded.includes(each));
  const left = withoutGift({ endsAt: held?.endsAt ?? now, gifts }, id, now);
  const changed = plans.map((plan) => {
    if (plan !== held || left.kind === 'same') return plan;
    if (left.kind === 'over') return { ...plan, endedAt: now };
    return { ...plan, endsAt: left.endsAt, grantedAs: left.grantedAs };
  });
  const moved: Time[] = [];
  for (const time of times) {
    if (time.id === id) continue;
    const isBehind = times.indexOf(time) > times.findIndex((each) => each.id === id);
    const start = moved.at(-1)?.end ?? Math.max(now, times[0]?.start ?? now);
    const isMoved = isBehind && times.some((each) => each.id === id);
    moved.push(isMoved ? { ...time, start, end: addMonths(start, year) } : time);
  }
  return lapsed({ ...life, plans: changed, times: moved, refunded: [...refunded, id] });
}
