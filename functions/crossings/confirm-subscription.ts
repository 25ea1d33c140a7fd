import { noteBrought } from '#functions/services/newsletters/brought-by.ts';
import type { Subscribing } from '#functions/repositories/accounts/subscribing-claim.ts';
import { abandonedAfterMs, type CrossingHost, sweepEach, sweptAtOnce } from './crossing-host.ts';

/** Subscribes to the newsletter of a site whom a link has proven; the claim itself stands. */
export async function confirmSubscription(
  { platform, siteOf, prepare, now }: CrossingHost,
  claimed: Subscribing,
): Promise<void> {
  const { userId, siteId, since } = claimed;
  const membership = { userId, siteId };
  const person = await platform.accountSites.join(membership, now);
  if (person) {
    const repositories = siteOf(siteId);
    const { siteUsers, newsletterSubscribers } = repositories;
    await prepare([
      ...siteUsers.put(person, now),
      ...noteBrought(repositories, claimed.broughtBy, { userId, now: since }),
      // As of the claim, so that it undoes nothing that the person has decided since.
      ...newsletterSubscribers.subscribe(userId, {
        now: since,
        isProven: true,
        provenAt: now,
        source: claimed.source,
      }),
    ]);
  }
  await prepare([
    platform.subscribingClaims.settle(claimed),
    platform.accountSites.settle(membership, now),
  ]);
}

/** Confirms what requests that died had claimed. */
export async function confirmPending(host: CrossingHost): Promise<void> {
  const { subscribingClaims } = host.platform;
  const pending = await subscribingClaims.list(host.now - abandonedAfterMs, sweptAtOnce);
  await sweepEach(pending, (claimed) => confirmSubscription(host, claimed));
}
