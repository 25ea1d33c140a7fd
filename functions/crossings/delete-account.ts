import { originalName, variantPrefix } from '#domain/media/media-key.ts';
import type { MediaStore } from '#functions/adapters/media-store.ts';
import type { Statement } from '#functions/db/database.ts';
import type { AccountHolder } from '#functions/repositories/accounts/account-export.ts';
import { followOwner } from './hand-over-site.ts';
import { abandonedAfterMs, type CrossingHost, sweepEach, sweptAtOnce } from './crossing-host.ts';

export type DeletionHost = CrossingHost & {
  hash: (secret: string) => Promise<string>;
  media: Pick<MediaStore, 'removeUnder'>;
  /** Stores the letter that says so, only with what ends their account. */
  farewellTo: (person: AccountHolder) => Statement;
};

/** Goes on with a deletion that was requested: site by site, then pictures, the person last. */
export async function finishDeletion(host: DeletionHost, person: AccountHolder): Promise<void> {
  const { platform, siteOf, prepare, now } = host;
  const { id: userId } = person;
  const leaver = { ...person, actorHash: await host.hash(userId) };
  const ownKeys = await platform.userImages.listKeys(userId);
  for (const siteId of await platform.accountSites.listSites(userId)) {
    await followOwner(host, siteId);
    // A file that a site has in its library stays there, whoever else has it as their own.
    const kept = await siteOf(siteId).media.listKeysOf(ownKeys);
    if (kept.length > 0) await prepare([platform.userImages.leave(userId, kept)]);
    await prepare(siteOf(siteId).departure(leaver, now));
    await prepare([platform.accountSites.delete({ userId, siteId })]);
  }
  for (const key of await platform.userImages.listKeys(userId)) {
    await host.media.removeUnder(originalName(key));
    await host.media.removeUnder(variantPrefix(key));
  }
  await prepare(platform.account.delete(leaver, host.farewellTo(person)));
}

/** Finishes deletions whose requests died. */
export async function finishDeletions(host: DeletionHost): Promise<void> {
  const requestedBefore = host.now - abandonedAfterMs;
  const leaving = await host.platform.account.listLeaving(requestedBefore, sweptAtOnce);
  await sweepEach(leaving, (person) => finishDeletion(host, person));
}
