import type { PlansInput } from '#contract/money/plans.ts';
import type { PlanOffer } from '#domain/money/plans.ts';
import { moneyHostOf, type Statement } from '../money/money-host.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { settleAtBest, wantPrices } from '../money/prices/settle-prices.ts';
import { findSellingAccount } from '../money/seller/selling-account.ts';
import { checkVersion, retryStale } from '../retry-stale.ts';
import { notFound } from '../service-error.ts';

type Updated = { plans: PlanOffer; version: number };
type PlansUpdate = { input: PlansInput; ifMatch: readonly number[] | null };

/**
 * Sets what the plans of a site cost; answers them and the version of the site that has them. The payment
 * provider sells them a moment later, and the cron sees to it where that came to nothing.
 */
export async function updatePlans(ctx: SiteContext, update: PlansUpdate): Promise<Updated> {
  return retryStale(() => replacePlans(ctx, update));
}

async function replacePlans(ctx: SiteContext, { input, ifMatch }: PlansUpdate): Promise<Updated> {
  const site = await ctx.repositories.site.find();
  if (!site) throw notFound();
  const { title, slug, settings, version } = site;
  checkVersion(ifMatch, version);
  const { trialDays } = settings;
  const plans: PlanOffer = { trialDays, ...input };
  const isSame =
    plans.monthlyAmountCents === settings.monthlyAmountCents &&
    plans.yearlyAmountCents === settings.yearlyAmountCents &&
    plans.trialDays === trialDays;
  if (isSame) return { plans, version };
  const wanted = await wantedBy(ctx, plans);
  await ctx.commit([
    ...wanted,
    ctx.repositories.site.update(
      { title, slug, settings: { ...settings, ...plans } },
      version,
      ctx.now,
    ),
    ctx.repositories.changes.record(['site'], ctx.now),
  ]);
  ctx.wakePublisher(site.id);
  if (wanted.length > 0) ctx.inBackground(settleAtBest(moneyHostOf(ctx), site.id));
  return { plans, version: version + 1 };
}

/** Nothing while nobody can be paid; what was entered is sold once somebody can. */
async function wantedBy(ctx: SiteContext, prices: PlanOffer): Promise<Statement[]> {
  if (ctx.adapters.payments === null) return [];
  const account = await findSellingAccount(ctx, ctx.site.id);
  if (account === null) return [];
  return wantPrices(moneyHostOf(ctx), account, prices);
}
