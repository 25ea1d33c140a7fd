import { commit, type Database } from '#functions/db/database.ts';
import type { ServiceList } from '#functions/adapters/mail-events/resend-list.ts';
import { serviceReleaseRepository } from '#functions/repositories/mail/service-release.ts';

/** One after the other: a service takes a few calls a second. */
const releasesAtOnce = 50;
const minuteMs = 60_000;
/** About two hours in all; whoever signs up again is asked for anew. */
const attemptsMax = 7;

type Releasing = {
  publisher: { database: Database };
  /** Null where the service that sends has no such list. */
  serviceList: ServiceList | null;
  now: () => number;
};

/** Has the mail service send again to addresses that it keeps off for all sites, since each site keeps its own. */
export async function releaseAddresses(host: Releasing): Promise<void> {
  const { serviceList } = host;
  const { database } = host.publisher;
  const now = host.now();
  const releases = serviceReleaseRepository(database);
  for (const asked of await releases.listDue(now, releasesAtOnce)) {
    const isDone = serviceList === null || (await serviceList.release(asked.email));
    const isOver = isDone || asked.attempts + 1 >= attemptsMax;
    const laterMs = 2 ** asked.attempts * minuteMs;
    await commit(database, [
      isOver ? releases.settle(asked) : releases.putOff(asked, now + laterMs),
    ]);
  }
}
