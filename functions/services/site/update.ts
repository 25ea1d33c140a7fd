import { isDeepStrictEqual } from 'node:util';
import type { SiteInput, SiteView } from '#contract/site/site.ts';
import { isReservedSiteSlug } from '#domain/text/site-slug.ts';
import { reserveNewSlug, settleSite } from '#functions/crossings/site-address.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { checkReferences } from '../check-references.ts';
import { checkThemes } from './check-themes.ts';
import { checkVersion, retryStale } from '../retry-stale.ts';
import { invalidAt, notFound } from '../service-error.ts';
import { withdrawAtBest } from '../money/checkout/withdraw.ts';
import { moneyHostOf } from '../money/money-host.ts';
import { siteViewOf } from './get.ts';
import { siteReferences } from './references.ts';
import { withIds } from './with-ids.ts';

type SiteUpdate = { input: SiteInput; ifMatch: readonly number[] | null };

export async function updateSite(ctx: SiteContext, update: SiteUpdate): Promise<SiteView> {
  return retryStale(() => replaceSite(ctx, update));
}

async function replaceSite(ctx: SiteContext, { input, ifMatch }: SiteUpdate): Promise<SiteView> {
  const site = await ctx.repositories.site.find();
  if (!site) throw notFound();
  checkVersion(ifMatch, site.version);
  const { title, slug, ...changed } = input;
  const settings = { ...site.settings, ...withIds(changed, ctx.newId) };
  if (isDeepStrictEqual({ title, slug, settings }, pick(site))) return siteViewOf(ctx, site);
  checkThemes(settings);
  const commit = await checkReferences(ctx, {
    references: siteReferences(settings),
    before: siteReferences(site.settings),
  });
  const isRenamed = slug !== site.slug;
  if (isRenamed) await reserveRename(ctx, site, slug);
  await commit([
    ctx.repositories.site.update({ title, slug, settings }, site.version, ctx.now),
    ctx.repositories.changes.record(['site'], ctx.now),
  ]);
  if (isRenamed) await settleSite(ctx, { ...site, slug });
  ctx.wakePublisher(site.id);
  if (!settings.subscriptionsEnabled) stopSelling(ctx);
  const version = site.version + 1;
  return siteViewOf(ctx, { ...site, title, slug, settings, version, updatedAt: ctx.now });
}

/** Nobody pays any more on pages that are open still. */
function stopSelling(ctx: SiteContext): void {
  if (ctx.adapters.payments === null) return;
  ctx.inBackground(withdrawAtBest(moneyHostOf(ctx), ctx.site.id));
}

const pick = ({ title, slug, settings }: Site) => ({ title, slug, settings });

/** A site keeps its slug where the platform has come to use that word itself. */
async function reserveRename(ctx: SiteContext, site: Site, slug: string): Promise<void> {
  if (isReservedSiteSlug(slug)) throw invalidAt('slug');
  await reserveNewSlug(ctx, site, slug);
}
