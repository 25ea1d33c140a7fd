import type { SiteId, UserId } from '#domain/ids.ts';
import type { CrossingHost } from './crossing-host.ts';

/** Subscribes a person of an import who said so by the letter that asked them, which proves the address. */
export async function confirmImported(
  { platform, siteOf, prepare, now }: CrossingHost,
  { siteId, userId }: { siteId: SiteId; userId: UserId },
): Promise<void> {
  const { newsletterSubscribers } = siteOf(siteId);
  await prepare([platform.users.prove(userId, now)]);
  await prepare(newsletterSubscribers.subscribe(userId, { now, isProven: true, source: null }));
}
