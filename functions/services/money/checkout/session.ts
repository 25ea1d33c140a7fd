import type { CheckoutSessionAnswer } from '#contract/money/purchases.ts';
import { isPaying } from '#domain/money/paid-plan.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type { Gift } from '#functions/repositories/money/gift.ts';
import { currentSubscriptionOf } from '../../accounts/user/get-site-user.ts';
import { notFound } from '../../service-error.ts';
import { followGift } from '../gifts/follow-gift.ts';
import { moneyHostOf } from '../money-host.ts';
import { atBest } from '../while-away.ts';
import { followCheckout } from './follow.ts';

/**
 * Looks now at what was bought, so that nobody who comes back from paying waits for an event. While the
 * provider cannot be asked, what is known is answered.
 */
export async function checkCheckoutSession(
  ctx: VisitContext,
  providerId: string,
): Promise<CheckoutSessionAnswer> {
  if (ctx.adapters.payments === null) throw notFound();
  const { checkouts, gifts } = ctx.repositories;
  const [checkout, gift] = await Promise.all([
    checkouts.findByProvider(providerId),
    gifts.findByProvider(providerId),
  ]);
  await atBest(async () => {
    if (checkout) await followCheckout(moneyHostOf(ctx), checkout);
    if (gift) await followGift(moneyHostOf(ctx), gift);
  });
  return getCheckoutSession(ctx, providerId);
}

/** The address of the page may have been passed on: who bought is told to the buyer alone. */
export async function getCheckoutSession(
  ctx: VisitContext,
  providerId: string,
): Promise<CheckoutSessionAnswer> {
  const { checkouts, gifts, subscriptions } = ctx.repositories;
  const checkout = await checkouts.findByProvider(providerId);
  if (!checkout) return giftSession(ctx, await gifts.findByProvider(providerId));
  const held = await subscriptions.findCurrent(checkout.userId, ctx.now);
  // What a friend or the cook gave is not what is paid on this page.
  const isPaid = held !== null && isPaying(held) && held.plan === checkout.plan;
  const { actor } = ctx;
  const isBuyer = actor.kind !== 'anonymous' && actor.user.id === checkout.userId;
  return {
    checkoutSession: {
      email: isBuyer ? actor.user.email : null,
      subscription: isPaid ? currentSubscriptionOf(held) : null,
      gift: null,
    },
  };
}

/** To whom it goes is told to the giver alone. */
function giftSession({ actor }: VisitContext, gift: Gift | null): CheckoutSessionAnswer {
  if (gift === null) throw notFound();
  const isGiver = actor.kind !== 'anonymous' && actor.user.id === gift.giverId;
  return {
    checkoutSession: {
      email: isGiver ? actor.user.email : null,
      subscription: null,
      gift: {
        isPaid: gift.state !== 'open',
        recipientEmail: isGiver ? gift.recipientEmail : null,
      },
    },
  };
}
