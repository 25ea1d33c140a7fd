import { boundedMap } from '#domain/bounded-map.ts';
import { type HostReading, normalizeHost, readHost } from '#domain/site/hosts.ts';
import type { Database } from '#functions/db/database.ts';
import { findSiteByHost, type SiteEntry } from '#functions/repositories/platform/site-by-host.ts';
import { type Asking, momentMs, recentAnswers } from './recent.ts';

const maxKnownHosts = 5000;
/** Where a site answers rarely changes: who has left a host is seen there for so long at most. */
const servedMs = 30_000;

export type Hosting =
  | { kind: 'platform' }
  | ({ kind: 'site' } & SiteEntry)
  /** A slug that a site had before the one it has now. */
  | ({ kind: 'former' } & SiteEntry)
  /** Of a site that was deleted. */
  | { kind: 'gone' }
  | { kind: 'unknown' };

/** A normalized host, and what its name alone tells. */
type Host = { name: string; reading: HostReading | null };

type Source = Asking & { database: Database; platformHost: string };

/**
 * Remembers which site a host stands for: where pages are served for a while, so that few views
 * wait for it, where a host leads elsewhere or stands for none for a moment, as that is what changes
 * when a cook sets up a domain, and two hosts must not lead to each other.
 */
export function createSiteDirectory() {
  const known = recentAnswers<Hosting>({
    maxAnswers: maxKnownHosts,
    usableMs: (hosting, name) => (isServedAt(hosting, name) ? servedMs : momentMs),
  });
  const hosts = boundedMap<Host>(maxKnownHosts, () => 1);

  function readOnce(host: string, platformHost: string): Host {
    const key = `${host} ${platformHost}`;
    const read = hosts.get(key);
    if (read) return read;
    const reading = readHost(host, platformHost);
    const fresh = { name: normalizeHost(host) ?? host, reading };
    hosts.set(key, fresh);
    return fresh;
  }

  return function hostingOf(source: Source, host: string): Hosting | Promise<Hosting> {
    const { name, reading } = readOnce(host, source.platformHost);
    if (reading === null) return { kind: 'unknown' };
    if (reading.kind === 'platform') return { kind: 'platform' };
    return known.get(name, source, async () => {
      const entry = await findSiteByHost(source.database, reading);
      if (!entry) return { kind: 'unknown' };
      const { isDeleted, ...site } = entry;
      if (isDeleted) return { kind: 'gone' };
      const isFormer = reading.kind === 'site-slug' && reading.slug !== entry.slug;
      return { kind: isFormer ? 'former' : 'site', ...site };
    });
  };
}

const isServedAt = (hosting: Hosting, name: string) =>
  hosting.kind === 'site' && (hosting.primaryHost === null || hosting.primaryHost === name);
