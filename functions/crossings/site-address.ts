import type { SiteId, UserId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Person } from '#functions/repositories/accounts/person.ts';
import type { DirectoryEntry } from '#functions/repositories/platform/site-directory.ts';
import { conflict, notFound } from '#functions/services/service-error.ts';
import { abandonedAfterMs, type CrossingHost, sweepEach, sweptAtOnce } from './crossing-host.ts';

type Statements = Parameters<CrossingHost['prepare']>[0];

/**
 * Reserves a slug for a site that is about to be made, and answers the id to make it under: that of
 * an earlier attempt of the same person, if one died.
 */
export async function reserveSite(
  { platform, now }: CrossingHost,
  wanted: { slug: string; siteId: SiteId; ownerId: UserId },
): Promise<{ siteId: SiteId; owner: Person }> {
  const { ownerId } = wanted;
  const entry = await platform.siteDirectory.reserve(wanted, now);
  const isHeld = entry?.ownerId === ownerId && entry.pendingSince !== null;
  if (!isHeld) throw conflict('slug_taken');
  const { siteId } = entry;
  const owner = await platform.accountSites.join({ userId: ownerId, siteId }, now);
  if (!owner) throw notFound();
  return { siteId, owner };
}

/** Once the site that was reserved is made. */
export async function settleNewSite(
  { platform, prepare, now }: CrossingHost,
  { ownerId, ...site }: { id: SiteId; slug: string; ownerId: UserId },
): Promise<void> {
  await prepare([
    ...platform.siteDirectory.settle(site, now),
    platform.accountSites.settle({ userId: ownerId, siteId: site.id }, now),
  ]);
}

/** Reserves a new slug for a site, which keeps its present one until the rename is done. */
export async function reserveNewSlug(ctx: SiteContext, slug: string): Promise<void> {
  const { id: siteId, ownerId, slug: currentSlug } = ctx.site;
  const wanted = { slug, siteId, ownerId, currentSlug };
  const entry = await ctx.platform.siteDirectory.reserve(wanted, ctx.now);
  if (entry?.siteId !== siteId) throw conflict('slug_taken');
}

/** Once the site has its slug: the others that it had lead to it. */
export async function settleSite(
  { platform, prepare, now }: CrossingHost,
  site: { id: SiteId; slug: string },
): Promise<void> {
  await prepare(platform.siteDirectory.settle(site, now));
}

/** Changes which host is the primary one, and then has the pages follow, whose addresses begin with it. */
export async function changePrimaryHost(ctx: SiteContext, statements: Statements): Promise<void> {
  const { id } = ctx.site;
  await ctx.prepare([...statements, ctx.platform.siteDirectory.markPending(id, ctx.now)]);
  await ctx.commit([ctx.repositories.changes.record(['site'], ctx.now)]);
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
  await prepare([repositories.changes.record(['site'], now)]);
  await settleSite(host, site);
}
