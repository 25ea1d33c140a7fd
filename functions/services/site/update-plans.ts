import type { PlansInput } from '#contract/money/plans.ts';
import { moneyHostOf, type Statement } from '../money/money-host.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { settleAtBest, wantPrices } from '../money/prices/settle-prices.ts';
import { checkVersion, retryStale } from '../retry-stale.ts';
import { notFound } from '../service-error.ts';

type PlansUpdate = { input: PlansInput; ifMatch: readonly number[] | null };

/**
 * Sets what the plans of a site cost; answers the version of the site that has them. The payment
 * provider sells them a moment later, and the cron sees to it where that came to nothing.
 */
export async function updatePlans(ctx: SiteContext, update: PlansUpdate): Promise<number> {
  return retryStale(() => replacePlans(ctx, update));
}

async function replacePlans(ctx: SiteContext, { input, ifMatch }: PlansUpdate): Promise<number> {
  const site = await ctx.repositories.site.find();
  if (!site) throw notFound();
  const { title, slug, settings, version } = site;
  checkVersion(ifMatch, version);
  const isSame =
    input.monthlyAmountCents === settings.monthlyAmountCents &&
    input.yearlyAmountCents === settings.yearlyAmountCents;
  if (isSame) return version;
  const wanted = await wantedBy(ctx, input);
  await ctx.commit([
    ...wanted,
    ctx.repositories.site.update(
      { title, slug, settings: { ...settings, ...input } },
      version,
      ctx.now,
    ),
    ctx.repositories.changes.record(['site'], ctx.now),
  ]);
  ctx.wakePublisher(site.id);
  if (wanted.length > 0) ctx.inBackground(settleAtBest(moneyHostOf(ctx), site.id));
  return version + 1;
}

/** Nothing while nobody can be paid; what was entered is sold once somebody can. */
async function wantedBy(ctx: SiteContext, prices: PlansInput): Promise<Statement[]> {
  if (ctx.adapters.payments === null) return [];
  const account = await ctx.platform.paymentAccounts.find(ctx.site.id);
  if (!account?.canCharge || account.disconnectedAt !== null) return [];
  return wantPrices(moneyHostOf(ctx), account, prices);
}
