import type { OldAddress } from '#domain/site/old-address.ts';
import { commit, type Database } from '#functions/db/database.ts';
import {
  type CountedHit,
  type CountedMiss,
  countVisits,
} from '#functions/repositories/addresses/visited-addresses.ts';
import type { Asking } from './recent.ts';

/** Writes that an isolate may make at once, and how long it takes until it may make one more. */
const writesAtOnce = 20;
const writeMs = 3000;
/** Addresses that wait to be written; what comes beyond is not counted. */
const maxWaiting = 100;

type Source = Asking & { database: Database; newId: () => string };
type Hit = { siteId: string; compared: string };
type Miss = Hit & Pick<OldAddress, 'address'>;
type Waiting = { siteId: string } & (
  | ({ kind: 'hit' } & CountedHit)
  | ({ kind: 'miss' } & CountedMiss)
);

/**
 * Counts old addresses that were asked for. Each is written at once while that is rare; where
 * somebody tries one address after the other they wait for their turn, so that a site costs the
 * database no more than a write every few seconds.
 */
export function createVisitCounts() {
  const waiting = new Map<string, Waiting>();
  let writes = writesAtOnce;
  let countedAt: number | null = null;

  function mayWrite(now: number): boolean {
    const gained = countedAt === null ? 0 : Math.floor((now - countedAt) / writeMs);
    if (countedAt === null || gained > 0) countedAt = (countedAt ?? now) + gained * writeMs;
    writes = Math.min(writesAtOnce, writes + Math.max(0, gained));
    if (writes === 0) return false;
    writes -= 1;
    return true;
  }

  function note(source: Source, fresh: Waiting): void {
    const key = `${fresh.kind} ${fresh.siteId}${fresh.compared}`;
    const known = waiting.get(key);
    if (known) known.times += 1;
    else if (waiting.size < maxWaiting) waiting.set(key, fresh);
    const now = source.now();
    if (!mayWrite(now)) return;
    const all = [...waiting.values()];
    waiting.clear();
    // Counts are no reason to fail: the visitor has their answer.
    source.waitUntil(write(source.database, all, now).catch(() => undefined));
  }

  return {
    hit: (source: Source, hit: Hit): void => note(source, { kind: 'hit', times: 1, ...hit }),
    miss: (source: Source, { siteId, address, compared }: Miss): void =>
      note(source, {
        kind: 'miss',
        id: source.newId(),
        times: 1,
        siteId,
        address,
        compared,
      }),
  };
}

async function write(database: Database, all: readonly Waiting[], now: number): Promise<void> {
  const sites = Object.entries(Object.groupBy(all, ({ siteId }) => siteId));
  const statements = sites.flatMap(([siteId, visits = []]) =>
    countVisits(
      siteId,
      {
        hits: visits.filter((visit) => visit.kind === 'hit'),
        misses: visits.filter((visit) => visit.kind === 'miss'),
      },
      now,
    ),
  );
  await commit(database, statements);
}
