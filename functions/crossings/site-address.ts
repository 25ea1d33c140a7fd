import type { SiteId, UserId } from '#domain/ids.ts';
import type { Context, SiteContext } from '#functions/http/context.ts';
import type { Person } from '#functions/repositories/accounts/person.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { siteSlugsMax } from '#domain/text/site-slug.ts';
import type { DirectoryEntry } from '#functions/repositories/platform/site-directory.ts';
import { conflict, limitReached, notFound } from '#functions/services/service-error.ts';
import { abandonedAfterMs, type CrossingHost, sweepEach, sweptAtOnce } from './crossing-host.ts';

type SlugHost = Pick<Context, 'platform' | 'now' | 'config'>;
type Statements = Parameters<CrossingHost['prepare']>[0];

/**
 * Reserves a slug for a site that is about to be made, and answers the id to make it under: that of
 * an earlier attempt of the same person, if one died.
 */
export async function reserveSite(
  host: SlugHost,
  wanted: { slug: string; siteId: SiteId; ownerId: UserId },
): Promise<{ siteId: SiteId; owner: Person }> {
  const { platform, now } = host;
  const { ownerId } = wanted;
  const entry = await reserve(host, wanted);
  const isHeld = entry.ownerId === ownerId && entry.pendingSince !== null;
  if (!isHeld) throw conflict('slug_taken');
  const { siteId } = entry;
  const owner = await platform.accountSites.join({ userId: ownerId, siteId }, now);
  if (!owner) throw notFound();
  return { siteId, owner };
}

/** Once the site that was reserved is made. */
export async function settleNewSite(
  { platform, prepare, now }: CrossingHost,
  site: { id: SiteId; slug: string; ownerId: UserId },
): Promise<void> {
  const { id: siteId, ownerId: userId } = site;
  await prepare([
    ...platform.siteDirectory.settle(site, now),
    platform.accountSites.settle({ userId, siteId }, now),
  ]);
}

/** Reserves a new slug for a site, which keeps its present one until the rename is done. */
export async function reserveNewSlug(
  host: SlugHost,
  { id: siteId, ownerId, slug: currentSlug }: Site,
  slug: string,
): Promise<void> {
  const entry = await reserve(host, { slug, siteId, ownerId, currentSlug });
  if (entry.siteId !== siteId) throw conflict('slug_taken');
}

type Wanted = { slug: string; siteId: SiteId; ownerId: UserId; currentSlug?: string };

/** The entry of the slug, whoever holds it. */
async function reserve({ platform, config, now }: SlugHost, wanted: Wanted) {
  const { limit, windowMs } = config.rateLimits.newSlug;
  const limits = { perSite: siteSlugsMax, perOwner: limit, newSince: now - windowMs };
  const { entry, held } = await platform.siteDirectory.reserve({ ...wanted, limits }, now);
  if (entry) return entry;
  throw held < siteSlugsMax ? limitReached(windowMs / 1000) : conflict('too_many_slugs');
}

/**
 * Once the site has its slug: the others that it had lead to it. Another rename may have come
 * between, and its request may have settled before this one, so the site has the last word.
 */
export async function settleSite(host: CrossingHost, renamed: Standing): Promise<void> {
  const { platform, prepare, siteOf, now } = host;
  let standing: Standing | null = renamed;
  for (let left = settledAtMost; standing && left > 0; left -= 1) {
    const { slug, id }: Standing = standing;
    await prepare(platform.siteDirectory.settle(standing, now));
    standing = await siteOf(id).site.find();
    if (standing?.slug === slug) return;
  }
}

type Standing = Pick<Site, 'id' | 'slug' | 'ownerId'>;
/** More renames at once than any cook makes; a job settles the rest. */
const settledAtMost = 5;

/** Changes which host is the primary one, and then has the pages follow, whose addresses begin with it. */
export async function changePrimaryHost(ctx: SiteContext, statements: Statements): Promise<void> {
  const { id } = ctx.site;
  await ctx.prepare([...statements, ctx.platform.siteDirectory.markPending(id, ctx.now)]);
  await ctx.commit([ctx.repositories.changes.record(['address'], ctx.now)]);
  await ctx.prepare([ctx.platform.siteDirectory.clearPending(id, ctx.now)]);
}

/** Settles what requests left pending: the site itself says which slug it has, or that it is none. */
export async function settleDirectory(host: CrossingHost): Promise<void> {
  const { platform, now } = host;
  const pending = await platform.siteDirectory.listPending(now - abandonedAfterMs, sweptAtOnce);
  await sweepEach(pending, (entry) => settleEntry(host, entry));
}

async function settleEntry(host: CrossingHost, entry: DirectoryEntry): Promise<void> {
  const { platform, prepare, siteOf, now } = host;
  const repositories = siteOf(entry.siteId);
  const site = await repositories.site.find();
  if (site?.slug !== entry.slug) {
    await prepare(platform.siteDirectory.release(entry));
    return;
  }
  // Its pages may not have followed yet; to render them twice does no harm.
  await prepare([
    repositories.site.setDeleted(entry.deletedAt),
    ...(entry.deletedAt === null
      ? []
      : [repositories.paymentActions.endAll(now), repositories.providerSubscriptions.interrupt()]),
    ...repositories.handOver(entry.ownerId, now),
    repositories.changes.record(['address'], now),
  ]);
  await settleSite(host, site);
}
