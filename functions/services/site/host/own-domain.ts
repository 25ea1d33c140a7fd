import type { SiteId } from '#domain/ids.ts';
import { type HostReading, readHost } from '#domain/site/hosts.ts';
import type { Context } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';

/** The site whose own domain a host is; null for hosts of the platform, which nobody else can serve. */
export async function siteOfOwnDomain(
  { platform }: Pick<Context, 'platform'>,
  host: HostReading | null,
): Promise<SiteId | null> {
  if (host === null) throw notFound();
  if (host.kind !== 'custom') return null;
  const site = await platform.findSiteByHost(host);
  if (!site) throw notFound();
  return site.siteId;
}

/** Whether a page that asks is on a domain that a cook may lead to a server of their own. */
export const isOwnDomain = (
  origin: string | null,
  { platformHost }: Context['config'],
): origin is string =>
  origin !== null &&
  URL.canParse(origin) &&
  readHost(new URL(origin).host, platformHost)?.kind === 'custom';
