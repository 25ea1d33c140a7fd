import { mailMessages } from '#contract/mail/mail-messages.ts';
import { lockMessages } from '#contract/recipe/lock-messages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { isLate } from '#domain/money/late-plan.ts';
import { isOver, statusesInUse, type SubscriptionStatus } from '#domain/money/paid-plan.ts';
import type {
  ProviderSubscription,
  Seen,
} from '#functions/repositories/money/provider-subscription.ts';
import { letterDay } from '../../letter-day.ts';
import type { PlanFault } from './plan-changes.ts';
import { letterheadOf } from '../letters/letterhead.ts';
import { moneyLetter } from '../letters/money-letter.ts';
import type { MoneyHost, Statement } from '../money-host.ts';
import type { Followed, Said } from './followed.ts';

const { payment: texts } = mailMessages;

type News =
  | 'started'
  | 'late'
  | 'stopped'
  | 'ended'
  | 'over'
  | 'unheardOf'
  | 'second'
  | 'closed'
  | 'trialEnds';
type Look = {
  known: ProviderSubscription;
  seen: Seen;
  fault: PlanFault | null;
  /** Whether a plan begins with this look. */
  isBegun: boolean;
  said: Said;
};
type Letters = { statements: Statement[]; messageIds: string[] };

const none: Letters = { statements: [], messageIds: [] };

/** As long before the provider says itself that a trial ends. */
const beforeTrialEndsMs = 3 * 24 * 60 * 60_000;

/**
 * What a person is written about what was seen of their plan. Its effect names the letter, so that it
 * is written once, whoever looks and however often.
 */
export async function lettersOf(host: MoneyHost, look: Look): Promise<Letters> {
  const news = newsOf(look, host.now);
  return news === null ? none : lettersAbout(host, look, news);
}

/**
 * The provider says that a trial becomes a plan soon, so that nobody is charged unawares. Its word comes by
 * its own clock; where it comes late, it counts for what is still tried then.
 */
export async function tellTrialEnds(host: MoneyHost, followed: Followed): Promise<void> {
  const known = await host.siteOf(followed.siteId).providerSubscriptions.find(followed);
  if (known?.status !== 'trialing' || known.subscriptionId === null) return;
  if (known.endsAt !== null) return;
  const { statements, messageIds } = await lettersAbout(host, { known, seen: {} }, 'trialEnds');
  await host.prepare(statements);
  host.wakeMailer(messageIds);
}

async function lettersAbout(
  host: MoneyHost,
  look: Pick<Look, 'known' | 'seen'>,
  news: News,
): Promise<Letters> {
  const { known, seen } = look;
  const userId = seen.userId ?? known.userId;
  if (typeof userId !== 'string') return none;
  const { siteUsers } = host.siteOf(known.siteId);
  const recipient = await siteUsers.findEmail(userId);
  if (recipient === null) return none;
  // Whoever is to prove their address is told by the letter that asks for it.
  if (news === 'started' && (await host.platform.users.findUnopened(userId)) !== null) return none;
  const about = seen.periodEnd ?? known.periodEnd ?? 0;
  const isOnce = news === 'second' || news === 'closed' || news === 'started';
  const effect = `${news}/${known.accountId}/${known.providerId}/${isOnce ? 0 : about}`;
  return writeNews(host, look, { news, effect, recipient });
}

function newsOf(look: Look, now: number): News | null {
  const { known, seen, fault, isBegun, said } = look;
  if (fault === 'second' || fault === 'closed') return fault;
  if (isBegun) return 'started';
  const { status } = seen;
  if (known.subscriptionId === null || status === undefined || status === null) return null;
  if (status === 'trialing') return endsSoon(look, now) ? 'trialEnds' : null;
  if (status === known.status) return null;
  if (status === 'past_due') return 'late';
  if (isLate(status)) return 'stopped';
  if (!isOver(status)) return null;
  return said === 'disconnected' ? 'unheardOf' : endOf(known.status);
}

/** For who never hears the provider's word, which may live by another clock than ours. */
function endsSoon({ seen: { periodEnd, endsAt }, said }: Look, now: number): boolean {
  const isOurTime = said !== null && said !== 'disconnected' && !said.hasOwnClock;
  const isNear = typeof periodEnd === 'number' && periodEnd - now <= beforeTrialEndsMs;
  return isOurTime && isNear && endsAt === null;
}

/** What was never begun has no end. */
function endOf(before: SubscriptionStatus | null): News | null {
  if (before === null) return null;
  if (isLate(before)) return 'ended';
  return statusesInUse.includes(before) ? 'over' : null;
}

type Addressed = { news: News; effect: string; recipient: string };

async function writeNews(
  host: MoneyHost,
  { known, seen }: Pick<Look, 'known' | 'seen'>,
  { news, effect, recipient }: Addressed,
): Promise<Letters> {
  const letterhead = await letterheadOf(host, known.siteId);
  if (letterhead === null) return none;
  const { homes, look } = letterhead;
  const { subject, button, note } = texts[news];
  const plans = `${homes.platform}/subscriptions`;
  const mending = seen.invoiceUrl ?? plans;
  const addresses: Record<News, string> = {
    started: plans,
    late: mending,
    stopped: mending,
    ended: `${homes.origin}/subscribe`,
    over: `${homes.origin}/subscribe`,
    unheardOf: plans,
    second: plans,
    closed: plans,
    trialEnds: plans,
  };
  const message = await moneyLetter(host, letterhead, {
    effect,
    recipient,
    subject: subject(look),
    paragraphs: paragraphsOf(news, look, { ...known, ...seen }),
    action: { label: button, address: addresses[news] },
    // The button of one that is late leads to its invoice.
    note: news === 'late' || news === 'stopped' ? { text: note, address: plans } : note,
    isOfPlatform: news === 'closed',
  });
  return { statements: [message.statement], messageIds: [message.id] };
}

type Named = { name: string };
export type Paid = Pick<Seen, 'amountCents' | 'cadence' | 'status' | 'periodEnd'>;

function paragraphsOf(news: News, { name }: Named, paid: Paid): string[] {
  const { intro, introTrial } = texts.started;
  if (news === 'started') {
    return [paid.status === 'trialing' ? introTrial({ name }) : intro({ name }), renewalOf(paid)];
  }
  return [texts[news].intro({ name, amount: formatMoney(paid.amountCents ?? 0) })];
}

/** What the plan costs, from when on, and that it goes on until somebody ends it. */
export function renewalOf({ amountCents, cadence, status, periodEnd }: Paid): string {
  const { renewal, renewalAfterTrial } = texts.started;
  const price = lockMessages[cadence === 'year' ? 'perYear' : 'perMonth'](
    formatMoney(amountCents ?? 0),
  );
  if (status !== 'trialing') return renewal({ price });
  return renewalAfterTrial({ price, until: letterDay(periodEnd ?? 0) });
}
