import { isForOperator, PaymentFailure } from '#domain/money/payment-failure.ts';
import type { Database } from '#functions/db/database.ts';
import { sweepEach } from '#functions/crossings/crossing-host.ts';
import {
  listPendingCheckouts,
  listUnsoldCheckouts,
} from '#functions/repositories/money/checkout.ts';
import { listPendingGifts, listUnsoldGifts } from '#functions/repositories/money/gift.ts';
import { listOpenActions } from '#functions/repositories/money/payment-action.ts';
import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import { listUnsettledPrices } from '#functions/repositories/money/plan-price.ts';
import {
  listAskedSubscriptions,
  listUnseenSubscriptions,
} from '#functions/repositories/money/provider-subscription.ts';
import { syncAppSubscription } from '#functions/services/money/app/sync-app.ts';
import { carryOut } from '#functions/services/money/actions/carry-out.ts';
import { followCheckout } from '#functions/services/money/checkout/follow.ts';
import { withdrawCheckout } from '#functions/services/money/checkout/withdraw.ts';
import { followEvent } from '#functions/services/money/events/follow-event.ts';
import { followGift } from '#functions/services/money/gifts/follow-gift.ts';
import { withdrawGift } from '#functions/services/money/gifts/withdraw-gift.ts';
import type { MoneyHost } from '#functions/services/money/money-host.ts';
import { settlePrices } from '#functions/services/money/prices/settle-prices.ts';
import { listCharges } from '#functions/services/money/payments/keep-charge.ts';
import { syncAccount } from '#functions/services/money/seller/sync-account.ts';
import { lookAgain, syncSubscription } from '#functions/services/money/sync/sync-subscription.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Longer than a request takes to do it by itself. */
const graceMs = minuteMs;
const checkoutGraceMs = 10 * minuteMs;
/** Calls of the provider in one run, a few kinds of them; the rest has its turn in the next. */
const ofEachKind = 10;
/** Pages of a hundred, of as many accounts. */
const listedAtOnce = 3;

/**
 * What the provider told nobody, or what died on the way: each in its own turn, and what fails holds up
 * no other. An account is gone through whole every day, for what no row here knows of.
 */
export async function reconcilePayments(host: MoneyHost, database: Database): Promise<void> {
  const { now, platform } = host;
  const turn = { now, limit: ofEachKind };
  const daily = { ...turn, before: now - dayMs };
  const listing = { ...daily, limit: listedAtOnce };
  const pressed = { ...turn, begunBefore: now - graceMs };
  const bought = { ...turn, begunBefore: now - checkoutGraceMs };
  const events = await platform.paymentEvents.listOpen(now - graceMs, ofEachKind);
  const actions = await listOpenActions(database, pressed);
  const checkouts = await listPendingCheckouts(database, bought);
  const asked = await listAskedSubscriptions(database, turn);
  const unseen = await listUnseenSubscriptions(database, daily);
  const prices = await listUnsettledPrices(database, turn);
  const stale = await platform.paymentAccounts.listToSync(daily);
  const unlisted = await platform.paymentAccounts.listToList('subscriptions', listing);
  const uncharged = await platform.paymentAccounts.listToList('charges', listing);
  const apps = await platform.appSubscriptions.listToSync(daily);
  const gifts = await listPendingGifts(database, bought);
  const unsold = await listUnsoldCheckouts(database, turn);
  const unsoldGifts = await listUnsoldGifts(database, turn);
  const works = [
    ...events.map((event) => () => followEvent(host, event)),
    ...actions.map((action) => async () => {
      const { siteId, accountId, providerSubscriptionId: providerId } = action;
      await carryOut(host, action);
      await lookAgain(host, { siteId, accountId, providerId });
    }),
    ...checkouts.map((checkout) => () => followCheckout(host, checkout)),
    ...gifts.map((gift) => () => followGift(host, gift)),
    ...unsold.map((checkout) => () => withdrawCheckout(host, checkout)),
    ...unsoldGifts.map((gift) => () => withdrawGift(host, gift)),
    ...[...asked, ...unseen].map((followed) => () => syncSubscription(host, followed)),
    ...[...new Set(prices.map(({ siteId }) => siteId))].map(
      (siteId) => () => settlePrices(host, siteId),
    ),
    ...stale.map((account) => () => syncAccount(host, account)),
    ...unlisted.map((account) => () => listThrough(host, account)),
    ...apps.map((held) => () => syncAppSubscription(host, held)),
    ...uncharged.map((account) => () => listCharges(host, account)),
  ];
  await sweepEach(works, (work: () => Promise<unknown>) => passingOver(isAway, work));
}

/**
 * The provider's being away is no fault of the job: all of it is still there in the next minute. What
 * nothing mends but whoever runs the platform fails it, so that they are told.
 */
const isAway = (failure: PaymentFailure): boolean => !isForOperator(failure);

/** One that the provider does not show stays to be looked at; those behind it have their turn. */
const isRefused = ({ kind }: PaymentFailure): boolean => kind === 'refused';

async function passingOver(
  isPassed: (failure: PaymentFailure) => boolean,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PaymentFailure && isPassed(error))) throw error;
  }
}

/** The next hundred subscriptions of an account: those unknown here are looked at, like any other. */
async function listThrough(host: MoneyHost, account: PaymentAccount): Promise<void> {
  const { accountId, siteId, listedAfter } = account;
  const { paymentAccounts } = host.platform;
  const { providerSubscriptions } = host.siteOf(siteId);
  const { ids, isLast } = await host.gateway.listSubscriptions(accountId, listedAfter);
  for (const providerId of ids) {
    const followed = { siteId, accountId, providerId };
    const known = await providerSubscriptions.find(followed);
    if (known === null) await passingOver(isRefused, () => lookAgain(host, followed));
  }
  const after = ids.at(-1);
  await host.prepare([
    paymentAccounts.noteListed(
      accountId,
      'subscriptions',
      isLast || after === undefined ? { endedAt: host.now } : { after },
    ),
  ]);
}
