import type { SiteId } from '#domain/ids.ts';
import type { Context } from '#functions/http/context.ts';
import type { AppSubscription } from '#functions/repositories/money/app-subscription.ts';
import { type MoneyHost, moneyHostOf } from '../money-host.ts';
import { atBest, orUnavailable } from '../while-away.ts';
import { closeAppPage, syncAppSubscription } from './sync-app.ts';

/** What the provider says now of what is paid to the platform for a site. */
export async function lookAtApp(ctx: Context, siteId: SiteId): Promise<AppSubscription | null> {
  const { appSubscriptions } = ctx.platform;
  const held = await appSubscriptions.find(siteId);
  if (held === null || ctx.adapters.payments === null) return held;
  await orUnavailable(() => syncAppSubscription(moneyHostOf(ctx), held));
  return appSubscriptions.find(siteId);
}

/** Whether its payer is charged again. */
export const isRenewing = ({ providerId, endsAt, endedAt }: AppSubscription): boolean =>
  providerId !== null && endsAt === null && endedAt === null;

/** Has nobody pay a page that was opened before. */
export async function leaveAppPage(ctx: Context, held: AppSubscription): Promise<void> {
  if (ctx.adapters.payments === null) return;
  const host = moneyHostOf(ctx);
  await orUnavailable(() => closeAppPage(host, held));
}

/** Lets what is paid for a site that was just deleted end; what fails now, the next job does. */
export async function endAppAtBest(host: MoneyHost, siteId: SiteId): Promise<void> {
  const held = await host.platform.appSubscriptions.find(siteId);
  if (held === null) return;
  await atBest(() => syncAppSubscription(host, held));
}
