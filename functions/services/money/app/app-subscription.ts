import { moneyMessages } from '#contract/money/money-messages.ts';
import type { AppSubscriptionAnswer } from '#contract/money/app-subscription.ts';
import { settingsPath } from '#domain/kitchen/kitchen-paths.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { AppSubscription } from '#functions/repositories/money/app-subscription.ts';
import { isoTime, optionalIsoTime } from '../../iso-time.ts';
import { conflict, hasPaidPlan, notFound, notPermitted, unavailable } from '../../service-error.ts';
import { isSiteGone, type MoneyHost, moneyHostOf } from '../money-host.ts';
import { atBest, orUnavailable } from '../while-away.ts';
import { syncAppSubscription } from './sync-app.ts';

/** What the cook pays the platform for this site, as far as it is known here. */
export async function getAppSubscription(ctx: SiteContext): Promise<AppSubscriptionAnswer> {
  const held = await ctx.platform.appSubscriptions.find(ctx.site.id);
  return {
    priceAmountCents: priceOf(ctx),
    appSubscription: held && isCurrent(held) ? viewOf(held) : null,
  };
}

/** Looks now, so that a cook who comes back from paying waits for no event. */
export async function checkAppSubscription(ctx: SiteContext): Promise<AppSubscriptionAnswer> {
  const held = await ctx.platform.appSubscriptions.find(ctx.site.id);
  if (held && ctx.adapters.payments !== null) {
    // What is known is told while the provider cannot be asked.
    await atBest(() => syncAppSubscription(moneyHostOf(ctx), held));
  }
  return getAppSubscription(ctx);
}

/** Leads to the page on which it is paid; a second press leads to the same page. */
export async function beginAppSubscription(ctx: SiteContext) {
  const amountCents = priceOf(ctx);
  if (amountCents === null || ctx.adapters.payments === null) {
    throw notPermitted(moneyMessages.notOffered);
  }
  const host = moneyHostOf(ctx);
  return orUnavailable(async () => {
    const held = await openedFor(host, ctx);
    await syncAppSubscription(host, held);
    const now = await ctx.platform.appSubscriptions.find(ctx.site.id);
    if (now && isCurrent(now)) throw hasPaidPlan(moneyMessages.paidAlready);
    return { checkout: { url: await pageFor(host, ctx, { held: now ?? held, amountCents }) } };
  });
}

/** The provider's pages about what the cook pays; good for a while. */
export async function openAppPortal(ctx: SiteContext) {
  const held = await ctx.platform.appSubscriptions.find(ctx.site.id);
  if (held === null || ctx.adapters.payments === null) throw notFound();
  return orUnavailable(async () => {
    const { gateway } = moneyHostOf(ctx);
    const url = await gateway.appPortalUrl(held.customerId, settingsOf(ctx));
    return { billingPortalSession: { url } };
  });
}

const priceOf = ({ config, adapters }: SiteContext): number | null =>
  adapters.payments === null ? null : config.appPriceCents;

const settingsOf = ({ config, site }: SiteContext): string =>
  `${config.scheme}://${config.platformHost}${settingsPath(site.slug)}#billing`;

const isCurrent = ({ providerId, status, endedAt }: AppSubscription): boolean =>
  providerId !== null && endedAt === null && status !== null && status !== 'incomplete';

function viewOf({ status, amountCents, periodEnd, endsAt, invoiceUrl }: AppSubscription) {
  return {
    status: status ?? 'active',
    priceAmountCents: amountCents ?? 0,
    paidUntil: isoTime(periodEnd ?? 0),
    endsAt: optionalIsoTime(endsAt),
    invoiceUrl,
  };
}

/** The row of the site, with who its owner is at the provider. */
async function openedFor(host: MoneyHost, ctx: SiteContext): Promise<AppSubscription> {
  const { appSubscriptions } = ctx.platform;
  const { id: siteId } = ctx.site;
  const known = await appSubscriptions.find(siteId);
  if (known) return known;
  const { id: ownerId, email } = ctx.actor.user;
  // Another owner is another customer.
  const key = `app/${siteId}/${ownerId}`;
  const customerId = await host.gateway.createAppCustomer({ siteId, email }, key);
  await host.prepare([appSubscriptions.open(siteId, customerId, ctx.now)]);
  const opened = await appSubscriptions.find(siteId);
  if (!opened) throw unavailable();
  return opened;
}

type Asked = { held: AppSubscription; amountCents: number };

async function pageFor(
  host: MoneyHost,
  ctx: SiteContext,
  { held, amountCents }: Asked,
): Promise<string> {
  const { appSubscriptions } = ctx.platform;
  const { siteId, checkoutId, checkoutUrl, customerId } = held;
  if (checkoutId !== null && checkoutUrl !== null) {
    const said = await host.gateway.findAppCheckout(checkoutId);
    if (said?.status === 'open') return checkoutUrl;
  }
  const attemptId = await attemptFor(host, ctx, held);
  const back = settingsOf(ctx);
  const name = moneyMessages.appSubscription(ctx.site.title);
  const pages = { paid: back, back };
  const order = { attemptId, siteId, customerId, amountCents, name, pages };
  const opened = await host.gateway.createAppCheckout(order);
  const [noted] = await host.prepare([appSubscriptions.noteCheckout(siteId, attemptId, opened)]);
  if (noted === 1 && !(await isSiteGone(host, siteId))) return opened.url;
  // The site changed hands meanwhile, or was deleted.
  await host.gateway.expireAppCheckout(opened.id);
  throw conflict('in_use');
}

/** One that never got its page goes on; of two presses the first counts. */
async function attemptFor(host: MoneyHost, ctx: SiteContext, held: AppSubscription) {
  const { attemptId, checkoutId } = held;
  if (attemptId !== null && checkoutId === null) return attemptId;
  const next = ctx.newId();
  const { appSubscriptions } = ctx.platform;
  const [begun] = await host.prepare(appSubscriptions.begin(held, next));
  if (begun === 1) return next;
  const now = await appSubscriptions.find(held.siteId);
  if (!now?.attemptId) throw conflict('in_use');
  return now.attemptId;
}
