import type { Homes } from '#domain/accounts/link-addresses.ts';
import type { SiteId } from '#domain/ids.ts';
import { type Look, siteLook } from '#functions/mail/templates/look.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { siteHomes } from '../../site/host/homes.ts';
import type { MoneyHost } from '../money-host.ts';

/** Whose letter it is, and where it may lead. */
export type Letterhead = { site: Site; homes: Homes; look: Look };

/** Of the letters of a site; null once there is none. */
export async function letterheadOf(
  host: Pick<MoneyHost, 'siteOf' | 'config'>,
  siteId: SiteId,
): Promise<Letterhead | null> {
  const repositories = host.siteOf(siteId);
  const site = await repositories.site.find();
  if (!site) return null;
  const place = { config: host.config, site, repositories };
  const homes = await siteHomes(place);
  return { site, homes, look: await siteLook(place, homes.origin) };
}
