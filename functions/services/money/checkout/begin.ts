import type { Id, UserId } from '#domain/ids.ts';
import {
  type CheckoutOrder,
  checkoutLifetimeMs,
  pageLifetimeLeastMs,
} from '#domain/money/payments.ts';
import { type PaidPlanType, planPriceCents } from '#domain/money/plans.ts';
import { isFinal, PaymentFailure } from '#domain/money/payment-failure.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type { Checkout } from '#functions/repositories/money/checkout.ts';
import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import { retryStale } from '../../retry-stale.ts';
import { OvertakenError, paymentsAway, unavailable } from '../../service-error.ts';
import { type MoneyHost, moneyHostOf, type Statement } from '../money-host.ts';
import { orDisconnected } from '../or-disconnected.ts';
import { orUnavailable } from '../while-away.ts';
import { settlePrices } from '../prices/settle-prices.ts';
import { findSellingAccount } from '../seller/selling-account.ts';
import { followCheckout } from './follow.ts';
import { withdrawCheckout } from './withdraw.ts';

export type Buyer = { userId: UserId; email: string };
/** Where the provider leads a buyer back to. */
export type ReturnPages = { paid: string; back: string };
type Wanted = {
  plan: PaidPlanType;
  pages: ReturnPages;
  /** The newsletter that led there, where one did. */
  broughtBy: Id | null;
};
/** `not-selling` is of a site whose cook nobody can pay, `not-sold` of this plan alone. */
export type Begun = { url: string } | 'not-selling' | 'not-sold' | 'busy' | 'already-paid';

/**
 * Opens the provider's page on which a plan is paid; a second press, or another tab, gets the page that
 * is open already. Nothing is given before the provider says that it was paid.
 */
export async function beginCheckout(
  ctx: VisitContext,
  buyer: Buyer,
  wanted: Wanted,
): Promise<Begun> {
  const host = moneyHostOf(ctx);
  const account = await findSellingAccount(ctx, ctx.site.id);
  if (account === null) return 'not-selling';
  const priceId = await priceFor(ctx, account, wanted.plan);
  if (priceId === null) return 'not-sold';
  const { trialDays } = ctx.site.settings;
  const sale = { accountId: account.accountId, priceId, trialDays, ...wanted };
  return retryStale(() => openFor(ctx, { host, buyer, sale }));
}

/** What the plan is sold for is what its page says; a price that was entered just now is waited for. */
async function priceFor(
  ctx: VisitContext,
  { accountId }: PaymentAccount,
  plan: PaidPlanType,
): Promise<string | null> {
  const said = planPriceCents(plan, ctx.site.settings);
  if (said === null) return null;
  const live = async () => {
    const prices = await ctx.repositories.planPrices.listCurrent(accountId);
    return prices.find((each) => each.plan === plan && each.state === 'live') ?? null;
  };
  const sold = await live();
  if (sold?.amountCents === said) return sold.providerPriceId;
  await orUnavailable(() => settlePrices(moneyHostOf(ctx), ctx.site.id));
  const settled = await live();
  // The page says another price than the one that was entered last, for a moment.
  if (settled && settled.amountCents !== said) throw unavailable();
  return settled?.providerPriceId ?? null;
}

type Sale = Wanted & { accountId: string; priceId: string; trialDays: number | null };
type Purchase = { host: MoneyHost; buyer: Buyer; sale: Sale };

async function openFor(ctx: VisitContext, purchase: Purchase): Promise<Begun> {
  const { buyer, sale } = purchase;
  const { checkouts } = ctx.repositories;
  const open = await checkouts.findOpen(buyer.userId);
  if (open && isSame(open, sale) && isInTime(open, ctx.now)) return goOn(purchase, open);
  if (open && isBeingOpened(open, ctx.now)) return 'busy';
  if (open && (await closeFormer(purchase, open)) === 'complete') return 'already-paid';
  const id = ctx.newId();
  const { accountId, plan, priceId } = sale;
  const broughtBy = await bringerOf(ctx, buyer, sale);
  const begun = { id, userId: buyer.userId, accountId, plan, priceId, broughtBy };
  const expiresAt = ctx.now + checkoutLifetimeMs;
  await ctx.prepare([checkouts.begin({ ...begun, expiresAt }, ctx.now)]);
  const checkout = await checkouts.find(id);
  if (checkout === null) throw unavailable();
  return goOn(purchase, checkout);
}

/** Whoever had a paid plan before was won then. */
async function bringerOf(ctx: VisitContext, { userId }: Buyer, { broughtBy }: Sale) {
  if (broughtBy === null) return null;
  return (await ctx.repositories.providerSubscriptions.hasHadAny(userId)) ? null : broughtBy;
}

const isSame = (open: Checkout, { accountId, priceId }: Sale): boolean =>
  open.accountId === accountId && open.priceId === priceId;

/** One that has no page yet is begun anew where none would be made for what is left of its time. */
const isInTime = ({ url, expiresAt }: Checkout, now: number): boolean =>
  now < (url === null ? expiresAt - pageLifetimeLeastMs : expiresAt);

/** Longer than a press takes to come to its page. */
const openingMs = 10_000;

/** Two presses for different plans would close each other's page, again and again. */
const isBeingOpened = ({ url, expiresAt }: Checkout, now: number): boolean =>
  url === null && now < expiresAt - checkoutLifetimeMs + openingMs;

/** Another press may be making it still: the customer that this takes is made with its key, and so once. */
async function closeFormer({ host, buyer }: Purchase, open: Checkout) {
  const state = await orUnavailable(async () => {
    if (open.order === null) await orDisconnected(() => customerOf(host, buyer, open));
    return withdrawCheckout(host, open);
  });
  if (state === 'open') throw unavailable();
  return state;
}

/** From wherever an earlier press came to: each step is kept before the next begins. */
async function goOn(purchase: Purchase, checkout: Checkout): Promise<Begun> {
  const { host } = purchase;
  if (checkout.url !== null) {
    const state = await orUnavailable(() => followCheckout(host, checkout));
    if (state === 'complete') return 'already-paid';
    if (state === 'open') return { url: checkout.url };
    throw unavailable();
  }
  const { checkouts } = host.siteOf(checkout.siteId);
  const { id, accountId } = checkout;
  const order = checkout.order ?? (await orUnavailable(() => orderOf(purchase, checkout)));
  if (checkout.order === null) await keeping(host, checkouts.freeze(id, order));
  try {
    const opened = await host.gateway.createCheckout(accountId, order);
    const { id: providerId, url, expiresAt } = opened;
    const noted = checkouts.open(id, { providerId, url, expiresAt });
    await keeping(host, noted, () => host.gateway.expireCheckout(accountId, providerId));
    return { url };
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    if (!isFinal(error)) throw paymentsAway();
    await host.prepare([checkouts.close(id, 'refused')]);
    if (!isGone(order.customerId, error)) return whyRefused(host, checkout, error);
    await host.prepare([checkouts.forgetCustomer(order.customerId)]);
    throw new OvertakenError();
  }
}

/** The price may have been withdrawn a moment ago; of any other refusal the buyer cannot know more. */
async function whyRefused(
  host: MoneyHost,
  { siteId, accountId, priceId }: Checkout,
  { kind }: PaymentFailure,
): Promise<Begun> {
  if (kind === 'disconnected') return 'not-selling';
  const prices = await host.siteOf(siteId).planPrices.listCurrent(accountId);
  if (prices.some((each) => each.providerPriceId === priceId)) throw unavailable();
  return 'not-sold';
}

/** The cook deleted the customer and nobody told: this press begins anew, with another one. */
const isGone = (customerId: string, { code, message }: PaymentFailure): boolean =>
  code === 'resource_missing' && message.includes(customerId);

/** Another press closed it meanwhile, and this one begins anew: nobody is led to a page of which no row knows. */
async function keeping(host: MoneyHost, statement: Statement, undo?: () => Promise<void>) {
  const [count] = await host.prepare([statement]);
  if (count === 1) return;
  await undo?.();
  throw new OvertakenError();
}

/** One customer a person, however many presses meet. */
async function customerOf(
  host: MoneyHost,
  buyer: Buyer,
  { id, siteId, accountId }: Checkout,
): Promise<string> {
  const { checkouts } = host.siteOf(siteId);
  const person = { userId: buyer.userId, accountId };
  const known = await checkouts.findCustomer(person);
  if (known !== null) return known.customerId;
  const made = await host.gateway.createCustomer(accountId, buyer, `${id}/customer`);
  await host.prepare([checkouts.keepCustomer(person, made)]);
  const kept = await checkouts.findCustomer(person);
  // Whoever left the site in between is nobody's customer.
  if (kept === null) throw unavailable();
  return kept.customerId;
}

async function orderOf(
  { host, buyer, sale: { pages, trialDays } }: Purchase,
  checkout: Checkout,
): Promise<CheckoutOrder> {
  const { id, accountId, siteId, priceId, expiresAt } = checkout;
  const { promotionCodes, providerSubscriptions } = host.siteOf(siteId);
  const { userId } = buyer;
  const customerId = await customerOf(host, buyer, checkout);
  const [allowsCodes, hasHadAny, collectsTax] = await Promise.all([
    promotionCodes.hasLive(accountId),
    providerSubscriptions.hasHadAny(userId),
    host.gateway.collectsTax(accountId),
  ]);
  return {
    checkoutId: id,
    priceId,
    customerId,
    successUrl: pages.paid,
    cancelUrl: pages.back,
    expiresAt,
    feePercent: host.config.applicationFeePercent,
    allowsCodes,
    collectsTax,
    // A trial is for whoever never had a plan here.
    ...(trialDays !== null && !hasHadAny && { trialDays }),
  };
}
