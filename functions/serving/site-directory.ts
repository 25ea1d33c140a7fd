import { normalizeHost, readHost } from '#domain/site/hosts.ts';
import type { Database } from '#functions/db/database.ts';
import {
  findSiteByHost,
  type SiteEntry,
} from '#functions/repositories/publishing/site-directory.ts';
import { type Asking, momentMs, recentAnswers } from './recent.ts';

const maxKnownHosts = 5000;
/** Where a site answers rarely changes: who has left a host is seen there for so long at most. */
const servedMs = 30_000;

export type Hosting = { kind: 'platform' } | ({ kind: 'site' } & SiteEntry) | { kind: 'unknown' };

type Source = Asking & { database: Database; platformHost: string };

/**
 * Remembers which site a host stands for: where pages are served for a while, so that few views
 * wait for it, where a host leads elsewhere or stands for none for a moment, as that is what changes
 * when a cook sets up a domain, and two hosts must not lead to each other.
 */
export function createSiteDirectory() {
  const known = recentAnswers<SiteEntry | null>({
    maxAnswers: maxKnownHosts,
    usableMs: (entry, name) => (isServedAt(entry, name) ? servedMs : momentMs),
  });

  return async function hostingOf(source: Source, host: string): Promise<Hosting> {
    const reading = readHost(host, source.platformHost);
    if (reading === null) return { kind: 'unknown' };
    if (reading.kind === 'platform') return { kind: 'platform' };
    const name = normalizeHost(host) ?? host;
    const entry = await known.get(name, source, () => findSiteByHost(source.database, reading));
    return entry ? { kind: 'site', ...entry } : { kind: 'unknown' };
  };
}

const isServedAt = (entry: SiteEntry | null, name: string) =>
  entry !== null && (entry.primaryHost === null || entry.primaryHost === name);
