import type { PlansInput } from '#contract/money/plans.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { checkVersion, retryStale } from '../retry-stale.ts';
import { notFound } from '../service-error.ts';

type PlansUpdate = { input: PlansInput; ifMatch: readonly number[] | null };

/** Sets what the plans of a site cost; answers the version of the site that has them. */
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
  await ctx.commit([
    ctx.repositories.site.update(
      { title, slug, settings: { ...settings, ...input } },
      version,
      ctx.now,
    ),
    ctx.repositories.changes.record(['site'], ctx.now),
  ]);
  ctx.wakePublisher(site.id);
  return version + 1;
}
