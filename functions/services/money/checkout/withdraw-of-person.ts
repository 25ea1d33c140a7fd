import type { SiteId, UserId } from '#domain/ids.ts';
import type { Context } from '#functions/http/context.ts';
import { withdrawGift } from '../gifts/withdraw-gift.ts';
import { moneyHostOf } from '../money-host.ts';
import { atBest } from '../while-away.ts';
import { withdrawCheckout } from './withdraw.ts';

/** Closes the page on which a person could still pay on one site; where it cannot be closed, the cron does. */
export async function withdrawOnSite(ctx: Context, siteId: SiteId, userId: UserId): Promise<void> {
  if (ctx.adapters.payments === null) return;
  const open = await ctx.siteOf(siteId).checkouts.findOpen(userId);
  if (open) await atBest(() => withdrawCheckout(moneyHostOf(ctx), open));
}

/**
 * Closes all that a person could still pay, so that nothing is paid for somebody who is gone; what they
 * paid a moment ago is theirs after this. While the provider is away it stays, and whoever pays it then
 * gets the money back.
 */
export async function withdrawOfPerson(ctx: Context, userId: UserId): Promise<void> {
  if (ctx.adapters.payments === null) return;
  const host = moneyHostOf(ctx);
  for (const checkout of await ctx.platform.listCheckoutsOf(userId)) {
    await atBest(() => withdrawCheckout(host, checkout));
  }
  for (const gift of await ctx.platform.listGiftsOf(userId)) {
    await atBest(() => withdrawGift(host, gift));
  }
}
