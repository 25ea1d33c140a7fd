/** The kind of a host name, before any lookup. */
export type HostReading =
  | { kind: 'platform' }
  | { kind: 'site-slug'; slug: string }
  | { kind: 'custom'; host: string };

const hostPattern =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Case, a trailing dot and the port do not count; null for what is no host name. */
export function normalizeHost(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return hostPattern.test(name) ? name : null;
}

/** `platformHost` may carry a port, which does not count. */
export function readHost(host: string, platformHost: string): HostReading | null {
  const name = normalizeHost(host);
  const platform = normalizeHost(platformHost);
  if (name === null || platform === null) return null;
  if (name === platform) return { kind: 'platform' };
  const suffix = `.${platform}`;
  if (!name.endsWith(suffix)) return { kind: 'custom', host: name };
  const slug = name.slice(0, -suffix.length);
  return slug.includes('.') ? null : { kind: 'site-slug', slug };
}

/** The kind of an origin; null where neither sites nor the platform are served. */
export function readOrigin(
  origin: string,
  platform: { scheme: string; host: string },
): HostReading | null {
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  const reading = readHost(host, platform.host);
  return reading !== null && originOfHost(reading, platform) === origin ? reading : null;
}

function originOfHost(host: HostReading, platform: { scheme: string; host: string }): string {
  if (host.kind === 'platform') return `${platform.scheme}://${platform.host}`;
  const site =
    host.kind === 'custom'
      ? { slug: '', primaryHost: host.host }
      : { slug: host.slug, primaryHost: null };
  return siteOrigin(site, platform);
}

/** Whether a host, with or without a port, is this machine and nothing that others can reach. */
export function isLocalHost(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host);
}

/** Scheme and host under which a site's addresses are written. */
export function siteOrigin(
  site: { slug: string; primaryHost: string | null },
  platform: { scheme: string; host: string },
): string {
  if (site.primaryHost !== null) return `https://${site.primaryHost}`;
  return `${platform.scheme}://${site.slug}.${platform.host}`;
}
