import type { SiteId, UserId } from '#domain/ids.ts';
import { originalName, variantPrefix } from '#domain/media/media-key.ts';
import { deletedSitesKeptMs } from '#domain/site/deleted-site.ts';
import type { MediaStore } from '#functions/adapters/media-store.ts';
import type { Statement } from '#functions/db/database.ts';
import type { Context } from '#functions/http/context.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { notFound } from '#functions/services/service-error.ts';
import { type CrossingHost, sweepEach } from './crossing-host.ts';

type DeletedHost = Pick<Context, 'platform' | 'siteOf' | 'prepare' | 'commit' | 'now'>;
/** By whom it is done: it counts only while the site is theirs. */
type Closed = Pick<Site, 'id'> & { ownerId: UserId };

/**
 * From now on visitors are told that the site has closed, and nobody but its cook finds it. `letters`
 * are stored with the deletion, before it: they may ask whether the site is still open.
 */
export const closeSite = (
  host: DeletedHost,
  site: Closed,
  letters: Statement[] = [],
): Promise<void> => setDeleted(host, site, { deletedAt: host.now, letters });

/** As if it had never been deleted; its pages follow what happened meanwhile. */
export const reopenSite = (host: DeletedHost, site: Closed): Promise<void> =>
  setDeleted(host, site, { deletedAt: null, letters: [] });

async function setDeleted(
  { platform, siteOf, prepare, commit, now }: DeletedHost,
  { id, ownerId }: Closed,
  { deletedAt, letters }: { deletedAt: number | null; letters: Statement[] },
): Promise<void> {
  const { site, changes, paymentActions, providerSubscriptions } = siteOf(id);
  const owned = { siteId: id, ownerId };
  const closing = platform.siteDirectory.setDeleted(owned, deletedAt, now);
  // What its cook pays for it is looked at with the next run of the job, and ends.
  const look = platform.appSubscriptions.lookSoon(id);
  const counts = await prepare([...letters, ...closing, look]);
  const changed = counts[letters.length];
  const place = { siteId: id, userId: ownerId };
  const isTheirs = changed !== 0 || (await platform.sitePeople.findRole(place)) === 'owner';
  if (!isTheirs) throw notFound();
  // Nobody is charged again for what they cannot read.
  const ends =
    deletedAt === null ? [] : [paymentActions.endAll(now), providerSubscriptions.interrupt()];
  await commit([site.setDeleted(deletedAt), changes.record(['site'], now), ...ends]);
  await prepare([platform.siteDirectory.clearPending(id, now)]);
}

export type RemovalHost = CrossingHost & { media: Pick<MediaStore, 'removeUnder'> };

/** So that one run of the job comes to an end; the next goes on where it stopped. */
const sitesAtOnce = 3;
const partsPerSite = 40;
const rowsPerPart = 500;
const filesPerPart = 50;

/** Removes for good what can no longer be restored: files, rows, and then the addresses. */
export async function removeDeletedSites(host: RemovalHost): Promise<void> {
  const through = host.now - deletedSitesKeptMs;
  const turn = { now: host.now, before: through, limit: sitesAtOnce };
  const siteIds = await host.platform.siteDirectory.listDeleted(turn);
  await sweepEach(siteIds, (siteId) => removeSite(host, siteId));
}

/** With its rows nobody would know any more whom it still charges. */
async function isOwing({ platform, siteOf }: RemovalHost, siteId: SiteId): Promise<boolean> {
  const account = await platform.paymentAccounts.find(siteId);
  // What the cook took away is no more the platform's to end.
  if (account === null || account.disconnectedAt !== null) return false;
  return siteOf(siteId).paymentActions.isOwing(account.accountId);
}

async function removeSite(host: RemovalHost, siteId: SiteId): Promise<void> {
  const { platform, siteOf, prepare } = host;
  const { siteRemoval } = siteOf(siteId);
  if (await isOwing(host, siteId)) return;
  for (let parts = 0; ; parts += 1) {
    if (parts === partsPerSite) return;
    const removed = await prepare(siteRemoval.removePart(rowsPerPart));
    if (removed.every((count) => count === 0)) break;
  }
  for (let parts = 0; ; parts += 1) {
    if (parts === partsPerSite) return;
    const keys = await siteRemoval.listFiles(filesPerPart);
    if (keys.length === 0) break;
    for (const key of keys) {
      await host.media.removeUnder(originalName(key));
      await host.media.removeUnder(variantPrefix(key));
    }
    await prepare(siteRemoval.removeFiles(keys));
  }
  await prepare(siteRemoval.remove());
  await prepare(platform.siteDirectory.forget(siteId));
}
