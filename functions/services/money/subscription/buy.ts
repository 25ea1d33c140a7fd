import type { ErrorCode } from '#contract/error-codes.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import type { SubscriptionAnswer, SubscriptionInput } from '#contract/money/subscription.ts';
import { type Homes, readNext } from '#domain/accounts/link-addresses.ts';
import { isPaidPlan } from '#domain/money/paid-plan.ts';
import type { PaidPlanType } from '#domain/money/plans.ts';
import { joinByEmail, commitAsMember } from '#functions/crossings/membership.ts';
import type { VisitContext, VisitorContext } from '#functions/http/context.ts';
import { invalidAt, ServiceError } from '../../service-error.ts';
import { broughtBy } from '../../newsletters/brought-by.ts';
import { homeAskedAt, siteHomes } from '../../site/host/homes.ts';
import { beginCheckout, type Buyer, type ReturnPages } from '../checkout/begin.ts';
import { findHeldPlan } from './held-plan.ts';
import { refuse } from './refuse.ts';

type Asked = { input: SubscriptionInput; askedAt: string; plan: PaidPlanType };

const awayCodes: ReadonlySet<ErrorCode> = new Set(['payments_away', 'temporarily_unavailable']);

/** What Stripe puts in place of this is the checkout's id. */
const sessionPlace = '{CHECKOUT_SESSION_ID}';

/** Leads to the page on which a plan is paid; the plan begins when it is. */
export async function buy(ctx: VisitContext, asked: Asked): Promise<SubscriptionAnswer> {
  const { actor } = ctx;
  if (actor.kind !== 'anonymous') return buyOwn({ ...ctx, actor }, asked);
  const { email } = asked.input;
  if (email === undefined) throw invalidAt('email', issueMessages.required);
  if (await ctx.platform.users.hasAccount(email)) return refuse('account_already_exists');
  const joined = await joinByEmail(ctx, email, () => []);
  if (!joined) return refuse('account_already_exists');
  await ctx.prepare([joined.settlement]);
  return openPage(ctx, { userId: joined.userId, email }, asked);
}

async function buyOwn(ctx: VisitorContext, asked: Asked): Promise<SubscriptionAnswer> {
  const { id: userId, email } = ctx.actor.user;
  const current = await findHeldPlan(ctx, userId);
  if (current && isPaidPlan(current.plan)) return refuse('already_subscribed');
  if (!ctx.actor.isMember) await commitAsMember(ctx, []);
  return openPage(ctx, { userId, email }, asked);
}

async function openPage(ctx: VisitContext, buyer: Buyer, asked: Asked) {
  const pages = pagesOf(await siteHomes(ctx), asked);
  const sendId = await broughtBy(ctx, asked.input.letter);
  try {
    const begun = await beginCheckout(ctx, buyer, { plan: asked.plan, pages, broughtBy: sendId });
    if (begun === 'not-selling') return refuse('payments_disabled');
    if (begun === 'busy') return refuse('another_page_opens');
    if (begun === 'not-sold') return refuse('plan_not_sold');
    if (begun === 'already-paid') return refuse('already_subscribed');
    return { checkout: { url: begun.url } };
  } catch (error) {
    const isAway = error instanceof ServiceError && awayCodes.has(error.code);
    if (!isAway) throw error;
    return refuse((await mayHavePaid(ctx, buyer)) ? 'payment_unclear' : 'payment_unavailable');
  }
}

/** Whoever has a page may have paid on it, which only the provider knows. */
async function mayHavePaid({ repositories }: VisitContext, { userId }: Buyer): Promise<boolean> {
  const open = await repositories.checkouts.findOpen(userId);
  return open !== null && open.url !== null;
}

/** Pages of the site itself; an address that leads elsewhere is replaced by the default. */
function pagesOf(homes: Homes, { input, askedAt }: Asked): ReturnPages {
  const origin = homeAskedAt(homes, askedAt);
  const own = (asked: string | undefined, usual: string) => {
    const next = readNext(homes, origin, asked);
    if (next === null) return `${origin}${usual}`;
    return next.startsWith('/') ? origin + next : next;
  };
  const paid = own(input.nextPaid, `/subscribe/success/${sessionPlace}`);
  return {
    // An address writes braces as percents, which Stripe would not replace.
    paid: paid.replaceAll(encodeURI(sessionPlace), sessionPlace),
    back: own(input.return, '/subscribe'),
  };
}
