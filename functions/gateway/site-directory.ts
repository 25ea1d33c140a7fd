import { readHost } from '#domain/hosts.ts';
import type { Database } from '#functions/db/database.ts';
import {
  findSiteByHost,
  type SiteEntry,
} from '#functions/repositories/publishing/site-directory.ts';
import { ageOf, boundedMap, type Recent } from './recent.ts';

const maxKnownHosts = 5000;

export type Hosting = { kind: 'platform' } | ({ kind: 'site' } & SiteEntry) | { kind: 'unknown' };

type Source = {
  database: Database;
  platformHost: string;
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Remembers for a moment which site a host stands for, also that it stands for none. */
export function createSiteDirectory() {
  const known = boundedMap<Recent<SiteEntry | null>>(maxKnownHosts, () => 1);

  async function look(source: Source, host: string): Promise<SiteEntry | null> {
    const reading = readHost(host, source.platformHost);
    const value =
      reading === null || reading.kind === 'platform'
        ? null
        : await findSiteByHost(source.database, reading);
    known.set(host, { value, checkedAt: source.now() });
    return value;
  }

  return async function hostingOf(source: Source, host: string): Promise<Hosting> {
    if (readHost(host, source.platformHost)?.kind === 'platform') return { kind: 'platform' };
    const recent = known.get(host);
    const age = recent ? ageOf(recent, source.now()) : 'stale';
    if (recent && age === 'ageing') {
      recent.checkedAt = source.now();
      source.waitUntil(look(source, host));
    }
    const entry = recent && age !== 'stale' ? recent.value : await look(source, host);
    return entry ? { kind: 'site', ...entry } : { kind: 'unknown' };
  };
}
