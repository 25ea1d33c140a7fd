import { isSiteGone, type MoneyHost, type Statement } from '../money-host.ts';
import type {
  ProviderSubscription,
  Seen,
} from '#functions/repositories/money/provider-subscription.ts';
import type { PaymentAction } from '#functions/repositories/money/payment-action.ts';
import { brokenConstraint } from '#functions/repositories/constraint.ts';
import { OvertakenError } from '../../service-error.ts';
import { carryOut } from '../actions/carry-out.ts';
import { orDisconnected } from '../or-disconnected.ts';
import type { Followed, Said } from './followed.ts';
import { findWithNextPayment } from './next-payment.ts';
import { lettersOf } from './payment-letters.ts';
import { changesOf, type PlanChanges, type PlanFault } from './plan-changes.ts';
import { welcomeBuyer } from './welcome-buyer.ts';

/** Longer than the provider is given to answer, twice. */
const leaseMs = 60_000;
/** So that one call comes to an end, however often it is asked to look again. */
const looksMax = 5;
/** For somebody else who looks: two seconds at most, since the cron looks after all. */
const waitMs = 100;
const waitsMax = 20;

/**
 * Asks that a subscription be looked at, and looks, or waits a moment for somebody who is at it: whoever
 * asked is told what is true then.
 */
export async function lookAgain(host: MoneyHost, followed: Followed): Promise<void> {
  const { providerSubscriptions: mirrors } = host.siteOf(followed.siteId);
  await host.prepare([mirrors.want(followed)]);
  for (let waits = 0; waits < waitsMax; waits += 1) {
    await syncSubscription(host, followed);
    const known = await mirrors.find(followed);
    if (known === null || known.wanted <= known.done) return;
    await new Promise((resolve) => {
      setTimeout(resolve, waitMs);
    });
  }
}

/**
 * Brings a plan to what the provider says of its subscription: the only writer of plans that are paid.
 * One at a time looks, and looks again when it was asked to in between, so that the last look began
 * after the last event. Rejects with a `PaymentFailure` where the provider cannot be asked.
 */
export async function syncSubscription(host: MoneyHost, followed: Followed): Promise<void> {
  for (let looks = 0; looks < looksMax; looks += 1) {
    const isDone = await lookOnce(host, followed);
    if (isDone) return;
  }
}

/** Answers whether nothing is left to be looked at, or somebody else is at it. */
async function lookOnce(host: MoneyHost, followed: Followed): Promise<boolean> {
  const { providerSubscriptions: mirrors } = host.siteOf(followed.siteId);
  const lease = { ...followed, token: host.newId() };
  const until = host.now + leaseMs;
  const [taken] = await host.prepare([mirrors.lease(lease, { now: host.now, until })]);
  if (taken !== 1) return true;
  const known = await mirrors.find(followed);
  if (known === null) return true;
  const said = await askOrRelease(host, known, lease.token);
  const wrote = await write(host, { known, said, token: lease.token });
  if (!wrote) return false;
  const now = await mirrors.find(followed);
  return now === null || now.wanted <= now.done;
}

async function askOrRelease(
  host: MoneyHost,
  known: ProviderSubscription,
  token: string,
): Promise<Said> {
  try {
    const { accountId, providerId } = known;
    const { gateway } = host;
    return await orDisconnected(() =>
      findWithNextPayment({
        find: () => gateway.findSubscription(accountId, providerId),
        open: (invoiceId) => gateway.openInvoice(accountId, invoiceId),
      }),
    );
  } catch (error) {
    const { providerSubscriptions: mirrors } = host.siteOf(known.siteId);
    await host.prepare([mirrors.release({ ...known, token })]);
    throw error;
  }
}

type Look = { known: ProviderSubscription; said: Said; token: string };

/** Answers false where somebody came in between, and all has to be looked at anew. */
async function write(host: MoneyHost, look: Look): Promise<boolean> {
  const { known, said, token } = look;
  const repositories = host.siteOf(known.siteId);
  const lease = { ...known, token };
  const seen = await seenOf(host, known, said);
  const changes = await changesOf(host, { known, seen, lease });
  const { fault } = changes;
  const duty = fault ? dutyOf(known, fault) : await closingOf(host, look, changes);
  const isBegun = known.subscriptionId === null && changes.holderId !== null;
  const letters = await lettersOf(host, { known, seen, fault, isBegun, said });
  const statements: Statement[] = [
    ...changes.statements,
    ...letters.statements,
    ...(duty ? [repositories.paymentActions.begin(duty, host.now)] : []),
    repositories.providerSubscriptions.settle(
      lease,
      { ...seen, ...changes.seen },
      { done: known.wanted, now: host.now },
    ),
  ];
  try {
    const counts = await host.prepare(statements);
    if (counts.at(-1) !== 1) return false;
  } catch (error) {
    // Another subscription of the same person became their plan meanwhile.
    if (!isOvertaken(error)) throw error;
    await host.prepare([repositories.providerSubscriptions.release(lease)]);
    return false;
  }
  if (letters.messageIds.length > 0) host.wakeMailer(letters.messageIds);
  if (duty) await carryOut(host, duty);
  if (changes.holderId !== null) {
    const buyer = { siteId: known.siteId, userId: changes.holderId };
    await welcomeBuyer(host, { ...buyer, paid: { ...known, ...seen } });
  }
  return true;
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof OvertakenError || brokenConstraint(error) === 'stale-version';

/**
 * Two checkouts of one person cannot see each other: whoever paid in both keeps the first plan, and
 * gets the money of the second back. So does who paid for what is not there any more. Whoever had a plan
 * before they left is charged no more. The id is the same for every look, so that this is done once.
 */
function dutyOf(known: ProviderSubscription, fault: PlanFault): PaymentAction {
  const { siteId, accountId, providerId } = known;
  const kind = fault === 'left' ? 'stop' : 'undo';
  const id = `${kind}/${accountId}/${providerId}`;
  return { id, siteId, accountId, providerSubscriptionId: providerId, kind };
}

/**
 * Nobody is charged again for what they cannot read, also where the deletion of the site did not see
 * what they pay for, or came to nothing at the provider.
 */
async function closingOf(
  host: MoneyHost,
  { known: { siteId, accountId, providerId }, said }: Pick<Look, 'known' | 'said'>,
  { holderId }: PlanChanges,
): Promise<PaymentAction | null> {
  if (said === null || said === 'disconnected') return null;
  if (said.endsAt !== null || holderId === null) return null;
  if (!(await isSiteGone(host, siteId))) return null;
  // Anew each time: it may go on again after it was ended, and is to end then too.
  const id = `close/${accountId}/${providerId}/${host.newId()}`;
  return { id, siteId, accountId, providerSubscriptionId: providerId, kind: 'close' };
}

/** What is known of it now; of what the provider knows no more, that it has ended. */
async function seenOf(host: MoneyHost, known: ProviderSubscription, said: Said): Promise<Seen> {
  if (said === 'disconnected') return unheardOf(known, host.now);
  if (said === null) return { status: 'canceled', endedAt: known.endedAt ?? host.now };
  const { checkouts } = host.siteOf(known.siteId);
  const [checkout, plan, next] = await Promise.all([
    said.checkoutId === null ? null : checkouts.find(said.checkoutId),
    planOf(host, known, said.priceId),
    planOf(host, known, said.nextPriceId),
  ]);
  const userId = known.userId ?? checkout?.userId ?? null;
  const { customerId, priceId, amountCents, cadence, startedAt, periodEnd } = said;
  const { endsAt, endedAt, invoiceUrl } = said;
  return {
    ...(userId !== null && { userId }),
    ...(plan !== null && { plan }),
    ...(said.status !== null && { status: said.status }),
    customerId,
    priceId,
    nextPlan: next === plan ? null : next,
    amountCents,
    cadence,
    startedAt,
    periodEnd,
    endsAt,
    endedAt,
    invoiceUrl,
  };
}

/** Null for what is no price of ours. */
async function planOf(
  host: MoneyHost,
  { siteId, accountId }: ProviderSubscription,
  priceId: string | null,
) {
  const price =
    priceId === null ? null : await host.siteOf(siteId).planPrices.findByProvider(priceId);
  return price?.accountId === accountId ? price.plan : null;
}

/** Nothing is told of it any more: it gives what is known to be paid, and no more than that. */
function unheardOf(
  { subscriptionId, periodEnd, ...known }: ProviderSubscription,
  now: number,
): Seen {
  if (subscriptionId === null) return {};
  const endsAt = known.endsAt ?? periodEnd ?? now;
  return now < endsAt ? { endsAt } : { endsAt, endedAt: now, status: 'canceled' };
}
