import type { SiteId } from '#domain/ids.ts';
import type { Context } from '#functions/http/context.ts';
import type { SiteRepositories } from '#functions/repositories/for-site.ts';

type Host = {
  config: Pick<Context['config'], 'ownSenders'>;
  siteOf: (siteId: SiteId) => Pick<SiteRepositories, 'senderAddress'>;
};

/** The address that letters of a site are from; null where it is that of the platform. */
export async function senderOfSite(
  { config, siteOf }: Host,
  siteId: SiteId,
): Promise<string | null> {
  // What was proven while the platform had senders of cooks counts no more.
  return config.ownSenders === null ? null : siteOf(siteId).senderAddress.findProven();
}
