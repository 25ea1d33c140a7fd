import { issueMessages } from '#contract/issue-messages.ts';
import { moneyMessages } from '#contract/money/money-messages.ts';
import type { GiftInput } from '#contract/money/gifts.ts';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import type { GiftOrder } from '#domain/money/gifts.ts';
import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { invalidAt } from '../../service-error.ts';
import { homeAskedAt, siteHomes } from '../../site/host/homes.ts';
import { type MoneyHost, moneyHostOf } from '../money-host.ts';
import { findSellingAccount } from '../seller/selling-account.ts';
import { refuse } from '../subscription/refuse.ts';

type Asked = { input: GiftInput; askedAt: string };

/** Leads to the page on which a year is paid for a friend; the friend is written to once it is. */
export async function beginGift(ctx: VisitContext, asked: Asked): Promise<SubscriptionAnswer> {
  const { site, adapters } = ctx;
  const { subscriptionsEnabled, yearlyAmountCents } = site.settings;
  if (!subscriptionsEnabled) return refuse('subscriptions_disabled');
  const account = await findSellingAccount(ctx, site.id);
  if (adapters.payments === null || account === null) return refuse('payments_disabled');
  if (yearlyAmountCents === null) return refuse('plan_not_sold');
  return openPage(ctx, asked, { accountId: account.accountId, amountCents: yearlyAmountCents });
}

type Sale = { accountId: string; amountCents: number };

async function openPage(
  ctx: VisitContext,
  { input, askedAt }: Asked,
  { accountId, amountCents }: Sale,
): Promise<SubscriptionAnswer> {
  const { giverId, giverEmail } = giverOf(ctx, input);
  const host = moneyHostOf(ctx);
  const { gifts } = ctx.repositories;
  const id = ctx.newId();
  const { friend, name, message = '' } = input;
  const giver = { giverId, giverEmail, giverName: name || null };
  const recipientEmail = friend.email;
  const given = { id, accountId, ...giver, recipientEmail, message, amountCents };
  await ctx.prepare([gifts.begin(given, ctx.now)]);
  try {
    const order = await orderOf(ctx, host, { id, accountId, giverEmail, amountCents, askedAt });
    const opened = await host.gateway.createGiftCheckout(accountId, order);
    const [noted] = await ctx.prepare([gifts.noteCheckout(id, opened.id)]);
    if (noted !== 1) {
      // It is sold no more since a moment ago: nobody may pay on its page.
      await host.gateway.expireCheckout(accountId, opened.id);
      return refuse('plan_not_sold');
    }
    return { checkout: { url: opened.url } };
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    await ctx.prepare([gifts.forget(id)]);
    return refuse(error.kind === 'disconnected' ? 'payments_disabled' : 'gift_unavailable');
  }
}

function giverOf({ actor }: VisitContext, { email }: GiftInput) {
  if (actor.kind !== 'anonymous') return { giverId: actor.user.id, giverEmail: actor.user.email };
  if (email === undefined) throw invalidAt('email', issueMessages.required);
  return { giverId: null, giverEmail: email };
}

type Given = {
  id: string;
  accountId: string;
  giverEmail: string;
  amountCents: number;
  askedAt: string;
};

async function orderOf(
  ctx: VisitContext,
  { gateway }: MoneyHost,
  { id, accountId, giverEmail, amountCents, askedAt }: Given,
): Promise<GiftOrder> {
  const [homes, collectsTax] = await Promise.all([siteHomes(ctx), gateway.collectsTax(accountId)]);
  const origin = homeAskedAt(homes, askedAt);
  const percent = ctx.config.applicationFeePercent;
  return {
    giftId: id,
    email: giverEmail,
    amountCents,
    feeCents: Math.round((amountCents * percent) / 100),
    name: moneyMessages.gift(ctx.site.title),
    successUrl: `${origin}/subscribe/success/{CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/subscribe`,
    collectsTax,
  };
}
