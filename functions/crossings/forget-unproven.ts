import type { UserId } from '#domain/ids.ts';
import { type CrossingHost, sweepEach, sweptAtOnce } from './crossing-host.ts';

/** Who is still on the list of a site is asked about no sooner. */
const lookedAgainAfterMs = 60 * 24 * 60 * 60 * 1000;

/** Forgets people who never came: an address that was typed somewhere and never proved to be anyone's. */
export async function forgetUnproven(host: CrossingHost, createdBefore: number): Promise<void> {
  const userIds = await host.platform.unproven.list({
    createdBefore,
    keptBefore: host.now - lookedAgainAfterMs,
    limit: sweptAtOnce,
  });
  await sweepEach(userIds, (userId) => forget(host, userId, createdBefore));
}

/** A person who signs up in the meantime is pending anew and stays. */
async function forget(host: CrossingHost, userId: UserId, createdBefore: number): Promise<void> {
  const { platform, siteOf, prepare, now } = host;
  await prepare([platform.accountSites.markPending(userId, now)]);
  for (const siteId of await platform.accountSites.listSites(userId)) {
    const membership = { userId, siteId };
    const { siteUsers } = siteOf(siteId);
    await prepare(siteUsers.deleteUnused(userId));
    const isKept = await siteUsers.has(userId);
    await prepare([
      isKept
        ? platform.accountSites.keep(membership, now)
        : platform.accountSites.deletePending(membership, now),
    ]);
  }
  await prepare([platform.unproven.delete(userId, createdBefore)]);
}
