import { isLocalHost } from '#domain/site/hosts.ts';
import type { PlatformRepositories } from '#functions/repositories/for-platform.ts';

/** Whether an `Origin` is the platform, a site below it or a site's own host. */
export async function isRegisteredOrigin(
  platform: PlatformRepositories,
  origin: string,
  platformHost: string,
): Promise<boolean> {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  const scheme = isLocalHost(platformHost) ? 'http:' : 'https:';
  if (url.protocol !== scheme || url.origin !== origin.toLowerCase()) return false;
  if (url.host === platformHost) return true;
  if (url.host.endsWith(`.${platformHost}`)) {
    // Under a former slug too: a page that was open before it changed goes on asking from there.
    return platform.siteDirectory.has(url.host.slice(0, -platformHost.length - 1));
  }
  const { port } = new URL(`${scheme}//${platformHost}`);
  return url.port === port && (await platform.hasHost(url.hostname));
}
