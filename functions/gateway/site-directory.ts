import { normalizeHost, readHost } from '#domain/hosts.ts';
import type { Database } from '#functions/db/database.ts';
import {
  findSiteByHost,
  type SiteEntry,
} from '#functions/repositories/publishing/site-directory.ts';
import { type Asking, recentAnswers } from './recent.ts';

const maxKnownHosts = 5000;

export type Hosting = { kind: 'platform' } | ({ kind: 'site' } & SiteEntry) | { kind: 'unknown' };

type Source = Asking & { database: Database; platformHost: string };

/** Remembers for a moment which site a host stands for, also that it stands for none. */
export function createSiteDirectory() {
  const known = recentAnswers<SiteEntry | null>(maxKnownHosts);

  return async function hostingOf(source: Source, host: string): Promise<Hosting> {
    const reading = readHost(host, source.platformHost);
    if (reading === null) return { kind: 'unknown' };
    if (reading.kind === 'platform') return { kind: 'platform' };
    const name = normalizeHost(host) ?? host;
    const entry = await known.get(name, source, () => findSiteByHost(source.database, reading));
    return entry ? { kind: 'site', ...entry } : { kind: 'unknown' };
  };
}
