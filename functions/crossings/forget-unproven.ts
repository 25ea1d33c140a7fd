import type { UserId } from '#domain/ids.ts';
import { type CrossingHost, sweepEach, sweptAtOnce } from './crossing-host.ts';

/** Forgets people who never came: an address that was typed somewhere and never proved to be anyone's. */
export async function forgetUnproven(host: CrossingHost, createdBefore: number): Promise<void> {
  const userIds = await host.platform.unproven.list(createdBefore, sweptAtOnce);
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
        ? platform.accountSites.settle(membership, now)
        : platform.accountSites.deletePending(membership, now),
    ]);
  }
  await prepare([platform.unproven.delete(userId, createdBefore)]);
}
